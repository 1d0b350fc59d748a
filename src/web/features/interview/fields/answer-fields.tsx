import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { type AnswerForm, hasOneRow, oneRow } from '../../../../domain/answer-fields/forms.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldRowGroup } from './field-row-group.tsx'
import { type FieldRow, isOpenRow, withCell, withOpen, withoutRow, withRow } from './field-rows.ts'
import { FEW, FoldedRow } from './folded-row.tsx'
import type { FieldAnswer } from './use-field-rows.ts'

type AnswerFieldsProps = { forms: readonly AnswerForm[]; told: FieldAnswer; steps: readonly string[]; isDisabled: boolean }

/** The fields that an answer may be told in, form by form; what stands in them is taken over word for word. */
export function AnswerFields({ forms, told, steps, isDisabled }: AnswerFieldsProps) {
  const months = told.rows.flat().map(({ cells }) => cells.months ?? '')
  return forms.map((form, at) => (
    <FormRows
      key={`${form.kind} ${form.row}`}
      {...{ form, steps, months, isDisabled }}
      rows={told.rows[at] ?? []}
      onChange={(rows) => told.changeRows(at, rows)}
    />
  ))
}

type FormRowsProps = Omit<AnswerFieldsProps, 'forms' | 'told'> & {
  form: AnswerForm
  months: readonly string[]
  rows: readonly FieldRow[]
  onChange: (rows: readonly FieldRow[]) => void
}

function FormRows({ form, rows, steps, months, isDisabled, onChange }: FormRowsProps) {
  const group = useRef<HTMLDivElement>(null)
  const named = form.fields[0].cell === 'action' && !form.fields[0].names ? rows.map(({ cells }) => cells.action?.trim() ?? '') : steps
  const openAll = () => {
    for (const one of group.current?.querySelectorAll('details') ?? []) one.open = true
  }
  const add = () => {
    onChange(withRow(rows))
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type textarea')?.focus())
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
            {...{ row, form, months, isDisabled }}
            number={hasOneRow(form) ? null : at + 1}
            steps={named}
            isOpen={isOpenRow(row)}
            onOpen={(isOpen) => onChange(withOpen(rows, row.id, isOpen))}
            onCell={(cell, words) => onChange(withCell(rows, row.id, cell, words))}
            onRemove={rows.length > 1 ? () => onChange(withoutRow(rows, row.id)) : null}
          />
        </FoldedRow>
      ))}
      {!hasOneRow(form) && (
        <Button icon={Plus} disabled={isDisabled} onClick={add} className="justify-self-start">
          {`Add ${oneRow(form)}`}
        </Button>
      )}
    </div>
  )
}
