import { Plus, Rows3 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import * as z from 'zod'
import { answerParts } from '../../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS, type AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import type { Question } from '../../../../domain/interview.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { keepTyped, readDraft } from '../../../app/browser-store.ts'
import { Button } from '../../../ui/button.tsx'
import type { Interview } from '../use-interview.ts'
import { FieldRowGroup } from './field-row-group.tsx'
import { type FieldRow, type FieldRows, rowsIn, withCell, withoutRow, withRow, withRows } from './field-rows.ts'
import { useToldSteps } from './use-told-steps.ts'

type AnswerFieldsProps = { topic: CurrentTopic; interview: Interview; question: Question; isDisabled: boolean }

/** Under this the browser keeps whether somebody would rather tell everything in the box. */
const IN_WORDS = 'answers-in-words'

/**
 * The fields that an answer may be told in above its box, for a question that asks for several things at once; nothing for others. They are open as long as
 * nothing was told freely: what stands in a field needs no reading, and a cell that was read wrong has to be set right later.
 */
export function AnswerFields({ question, ...rest }: AnswerFieldsProps) {
  const form = question.subject && ANSWER_FORMS[question.subject]
  return form ? <FieldsOf {...rest} question={question} form={form} /> : null
}

function FieldsOf({ topic, interview, question, form, isDisabled }: AnswerFieldsProps & { form: AnswerForm }) {
  const answer = interview.draft.answers[question.slot] ?? ''
  const [isOpen, open] = useState(() => startsOpen(answer, form))
  const needsSteps = form.fields.some(({ names }) => names) && question.subject !== 'steps'
  const steps = useToldSteps(topic, interview.draft, isOpen && needsSteps, interview.saveNow)
  const toggle = () => {
    keepTyped(IN_WORDS, isOpen ? true : null)
    open(!isOpen)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="quiet" icon={Rows3} aria-expanded={isOpen} disabled={isDisabled} onClick={toggle} className="-ml-4">
          {isOpen ? 'Hide the fields' : 'Answer in fields'}
        </Button>
        <p className="text-caption text-muted">Row by row. What stands in a field is taken over word for word.</p>
      </div>
      {isOpen && (
        <>
          <Rows {...{ answer, form, steps, isDisabled }} onType={interview.type} />
          <p className="text-caption font-semibold text-muted">Or in your own words; the fields are told here, too</p>
        </>
      )}
    </div>
  )
}

function startsOpen(answer: string, form: AnswerForm): boolean {
  if (answer.trim() === '') return readDraft(IN_WORDS, z.boolean()) !== true
  return answerParts(answer, form).rows.length > 0
}

type RowsProps = { answer: string; form: AnswerForm; steps: readonly string[]; isDisabled: boolean; onType: (answer: string) => void }

function Rows({ answer, form, steps, isDisabled, onType }: RowsProps) {
  const list = useId()
  const group = useRef<HTMLDivElement>(null)
  const { rows, change } = useFieldRows(answer, form, steps, onType)
  const named = form.fields[0].cell === 'action' && !form.fields[0].names ? rows.flatMap(({ cells }) => cells.action?.trim() || []) : steps
  const add = () => {
    change(withRow(rows))
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('fieldset:last-of-type :is(input, textarea)')?.focus())
  }
  return (
    <div ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <datalist id={list}>
        {named.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows.map((row, at) => (
        <FieldRowGroup
          key={row.id}
          {...{ row, form, list, isDisabled }}
          number={at + 1}
          steps={named}
          onCell={(cell, words) => change(withCell(rows, row.id, cell, words))}
          onRemove={rows.length > 1 ? () => change(withoutRow(rows, row.id)) : null}
        />
      ))}
      <Button icon={Plus} disabled={isDisabled} onClick={add} className="justify-self-start">
        {`Add ${'aeiou'.includes(form.row.charAt(0)) ? 'an' : 'a'} ${form.row}`}
      </Button>
    </div>
  )
}

/** The rows as they are typed. An answer that changed otherwise, by voice or in another tab, is taken apart anew. */
function useFieldRows(answer: string, form: AnswerForm, steps: readonly string[], onType: (answer: string) => void) {
  const [kept, keep] = useState<FieldRows & { steps: readonly string[] }>(() => ({ ...rowsIn(answer, form, steps), steps }))
  const isOther = kept.answer !== answer || kept.steps.join('\n') !== steps.join('\n')
  const now = isOther ? { ...rowsIn(answer, form, steps), steps } : kept
  if (isOther) keep(now)
  const change = (rows: readonly FieldRow[]) => {
    const next = withRows(now, rows, form)
    keep({ ...next, steps })
    if (next.answer !== answer) onType(next.answer)
  }
  return { rows: now.rows, change }
}
