import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { type AnswerRow, isOfSteps } from '../../../../domain/answer-fields/answer-rows.ts'
import { type AnswerField, type AnswerForm, hasOneRow, oneRow } from '../../../../domain/answer-fields/forms.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'
import { StepChoice } from './field-input.tsx'
import { FieldRowGroup } from './field-row-group.tsx'
import { FEW, type FieldRow, tellsMore, withCell, withNames, withoutRows, withRow, withTold } from './field-rows.ts'
import type { QuestionAsked } from './lines-read.ts'
import { type Counting, namesDate } from './use-counting.ts'
import type { FieldAnswer } from './use-field-rows.ts'

const ListTools = late(async () => (await import('./list-tools.tsx')).ListTools)
const RowLine = late(async () => (await import('./row-line.tsx')).RowLine)
const StartAsked = late(async () => (await import('./start-asked.tsx')).StartAsked)

type AnswerFieldsProps = {
  asked: QuestionAsked
  forms: readonly AnswerForm[]
  told: FieldAnswer
  steps: readonly string[]
  /** Those of them of which no answer tells yet what is asked for. */
  open: readonly string[]
  /** Takes a step out of the plan; null where the steps are told in fields, and removed there. */
  forget: ((step: string) => void) | null
  counting: Counting
  isDisabled: boolean
}

/** The fields that an answer may be told in, form by form; what stands in them is taken over word for word. */
export function AnswerFields({ asked, forms, told, steps, open, forget, counting, isDisabled }: AnswerFieldsProps) {
  // what holds for all rows stands as such in those that say nothing else
  const ofAll: AnswerRow = Object.assign({}, ...told.rows.map((rows, at) => forms[at]?.beside === 'once' && rows[0]?.cells))
  const hinted = (field: AnswerField) => (ofAll[field.cell] ? { ...field, hint: `${ofAll[field.cell]}, as in all` } : field)
  return forms.map((own, at) => {
    const form = own.kind === 'step' ? { ...own, fields: own.fields.map(hinted) as unknown as AnswerForm['fields'] } : own
    const key = `${form.kind} ${form.row}`
    const rows = told.rows[at] ?? []
    const shown = (
      <FormRows
        key={key}
        {...{ asked, form, rows, steps, open, forget, counting, isDisabled }}
        onChange={(next) => told.changeRows(at, next)}
      />
    )
    if (form.row !== 'start') return shown
    const start = rows[0]?.cells.start ?? ''
    if (start === '' && !told.rows.some(namesDate)) return null
    return (
      <StartAsked key={key} {...{ own: start, counting }} rows={told.rows.flat()}>
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

function FormRows({ asked, form, rows, steps, open, forget, counting, isDisabled, onChange }: FormRowsProps) {
  const group = useRef<HTMLDivElement>(null)
  const toFill = useRef<FieldRow['id']>(undefined)
  const foldable = (all: readonly FieldRow[], but?: number) =>
    all.length > FEW ? all.flatMap((row) => (tellsMore(row, form) && row.id !== but ? row.id : [])) : []
  const [folded, fold] = useState(() => foldable(rows))
  const named = form.row === 'step' && !isOfSteps(form) ? rows.map(({ cells }) => cells.action?.trim() ?? '') : steps
  /** Shows these rows as lines where they are many, but the one that is to be filled in. */
  const show = (next: readonly FieldRow[], open?: FieldRow) => {
    onChange(withNames(next, form, named))
    fold(foldable(next, open?.id))
    toFill.current = open?.id
  }
  // with the row itself, not a frame later: who types on at once is not taken away from where they type
  useLayoutEffect(() => {
    const field = toFill.current !== undefined && firstEmpty(group.current?.querySelector(`[data-row="${toFill.current}"]`))
    if (!field) return
    toFill.current = undefined
    field.focus()
  })
  const begin = (next: readonly FieldRow[]) => show(next, next.at(-1))
  const add = () => begin(withRow(rows, form, open))
  // a step that is only offered comes again with the next question, unless it is none of the plan
  const remove = (row: FieldRow) => {
    const { action = '', ...others } = row.cells
    const isOffered = isOfSteps(form) && steps.includes(action) && Object.keys(others).length === 0
    if (isOffered && rows.filter(({ cells }) => cells.action === action).length === 1) forget?.(action)
    onChange(withoutRows(rows, [row.id]))
  }
  return (
    <div ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {foldable(rows).length > 0 && (
        <Button variant="quiet" onClick={() => (folded.length > 0 ? fold([]) : show(rows))} className="-ml-4 justify-self-start">
          {`${folded.length > 0 ? 'Open' : 'Close'} all ${form.row}s`}
        </Button>
      )}
      {rows.map((row, at) =>
        folded.includes(row.id) ? (
          <RowLine key={row.id} {...{ row, form }} number={at + 1} steps={named} onOpen={() => show(rows, row)}>
            <StepChoice
              {...{ steps, isDisabled }}
              label={`${form.row} ${at + 1}`}
              taken={[]}
              onChoose={(step) => onChange(withCell(rows, row.id, 'action', step))}
            />
          </RowLine>
        ) : (
          <FieldRowGroup
            key={row.id}
            {...{ row, form, counting, isDisabled }}
            number={hasOneRow(form) ? null : at + 1}
            steps={named}
            onCell={(cell, words) => onChange(withCell(rows, row.id, cell, words))}
            onRemove={rows.length > 1 || form.beside === 'wanted' ? () => remove(row) : null}
            onEnd={hasOneRow(form) ? null : () => (rows[at + 1] ? show(rows, rows[at + 1]) : add())}
          />
        ),
      )}
      {!hasOneRow(form) && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <Button icon={Plus} disabled={isDisabled} onClick={add}>
            {`Add ${oneRow(form)}`}
          </Button>
          <ListTools
            {...{ asked, form, rows, steps: named, open, isDisabled }}
            onBegin={(cells) => begin(withTold(rows, [cells]))}
            onChange={show}
          />
        </div>
      )}
    </div>
  )
}

/** The first field of a row in which nothing stands. */
function firstEmpty(row: Element | null | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('textarea:placeholder-shown') ?? row?.querySelector<HTMLElement>('textarea')
}
