import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { type AnswerRow, isOfSteps } from '../../../../domain/answer-fields/answer-rows.ts'
import { type AnswerForm, hasOneRow, isOfWholeWork, oneRow } from '../../../../domain/answer-fields/forms.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'
import { FieldRowGroup } from './field-row-group.tsx'
import { type FieldRow, hasSeveral, isOpenRow, withCell, withOpen, withoutRow, withRow } from './field-rows.ts'
import { FEW, FoldedRow } from './folded-row.tsx'
import { StepsWithout } from './steps-without.tsx'
import { type Counting, namesDate } from './use-counting.ts'
import type { FieldAnswer } from './use-field-rows.ts'

const StartAsked = late(async () => (await import('./start-asked.tsx')).StartAsked)

type AnswerFieldsProps = {
  forms: readonly AnswerForm[]
  told: FieldAnswer
  steps: readonly string[]
  /** Takes a step out of the plan; null where the steps are told in fields, and removed there. */
  forget: ((step: string) => void) | null
  counting: Counting
  isDisabled: boolean
}

/** The fields that an answer may be told in, form by form; what stands in them is taken over word for word. */
export function AnswerFields({ forms, told, steps, forget, counting, isDisabled }: AnswerFieldsProps) {
  return forms.map((form, at) => {
    const key = `${form.kind} ${form.row}`
    const rows = told.rows[at] ?? []
    const shown = (
      <FormRows key={key} {...{ form, rows, steps, forget, counting, isDisabled }} onChange={(next) => told.changeRows(at, next)} />
    )
    const isOnlyStart = isOfWholeWork(form) && form.fields.length === 1
    if (!isOnlyStart) return shown
    const own = rows[0]?.cells.start ?? ''
    if (own === '' && !told.rows.some(namesDate)) return null
    return (
      <StartAsked key={key} {...{ own, counting }} rows={told.rows.flat()}>
        {shown}
      </StartAsked>
    )
  })
}

type FormRowsProps = Omit<AnswerFieldsProps, 'forms' | 'told'> & {
  form: AnswerForm
  rows: readonly FieldRow[]
  onChange: (rows: readonly FieldRow[]) => void
}

function FormRows({ form, rows, steps, forget, counting, isDisabled, onChange }: FormRowsProps) {
  const group = useRef<HTMLDivElement>(null)
  const named = form.fields[0].cell === 'action' && !form.fields[0].names ? rows.map(({ cells }) => cells.action?.trim() ?? '') : steps
  const openAll = () => {
    for (const one of group.current?.querySelectorAll('details') ?? []) one.open = true
  }
  const add = (cells?: AnswerRow) => {
    onChange(withRow(rows, cells))
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type textarea')?.focus())
  }
  // a step that is only offered comes again with the next question, unless it is none of the plan
  const remove = (row: FieldRow) => {
    const { action = '', ...others } = row.cells
    const isOffered = isOfSteps(form) && steps.includes(action) && Object.keys(others).length === 0
    if (isOffered && rows.filter(({ cells }) => cells.action === action).length === 1) forget?.(action)
    onChange(withoutRow(rows, row.id))
  }
  return (
    <div ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {form.needed && rows.length > FEW && (
        <Button variant="quiet" onClick={openAll} className="-ml-4 justify-self-start">
          {`Open all ${form.row}s`}
        </Button>
      )}
      {rows.map((row, at) => (
        <FoldedRow key={row.id} {...{ row, form }} count={rows.length}>
          <FieldRowGroup
            {...{ row, form, counting, isDisabled }}
            number={hasOneRow(form) ? null : at + 1}
            steps={named}
            isOpen={isOpenRow(row)}
            onOpen={(isOpen) => onChange(withOpen(rows, row.id, isOpen))}
            onCell={(cell, words) => onChange(withCell(rows, row.id, cell, words))}
            onRemove={rows.length > 1 ? () => remove(row) : null}
          />
        </FoldedRow>
      ))}
      {hasSeveral(form) && <StepsWithout {...{ form, rows, steps, isDisabled }} onAdd={add} />}
      {!hasOneRow(form) && (
        <Button icon={Plus} disabled={isDisabled} onClick={() => add()} className="justify-self-start">
          {`Add ${oneRow(form)}`}
        </Button>
      )}
    </div>
  )
}
