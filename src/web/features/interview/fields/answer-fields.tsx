import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AnswerForm, hasOneRow, oneRow } from '../../../../domain/answer-fields/forms.ts'
import { firstMonth, type NamedMonth } from '../../../../language/calendar-months.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldRowGroup } from './field-row-group.tsx'
import { type FieldRow, isOpenRow, withCell, withOpen, withoutRow, withRow } from './field-rows.ts'
import { FoldedRow, isFoldable } from './folded-row.tsx'
import type { FieldAnswer } from './use-field-rows.ts'

type AnswerFieldsProps = { forms: readonly AnswerForm[]; told: FieldAnswer; steps: readonly string[]; isDisabled: boolean }

/** The fields that an answer may be told in, form by form; what stands in them is taken over word for word. */
export function AnswerFields({ forms, told, steps, isDisabled }: AnswerFieldsProps) {
  const first = firstMonth(told.rows.flat().map(({ cells }) => cells.months ?? ''))
  return forms.map((form, at) => (
    <FormRows
      key={`${form.kind} ${form.row}`}
      {...{ form, steps, first, isDisabled }}
      rows={told.rows[at] ?? []}
      onChange={(rows) => told.changeRows(at, rows)}
    />
  ))
}

type FormRowsProps = Omit<AnswerFieldsProps, 'forms' | 'told'> & {
  form: AnswerForm
  first: NamedMonth | undefined
  rows: readonly FieldRow[]
  onChange: (rows: readonly FieldRow[]) => void
}

function FormRows({ form, rows, steps, first, isDisabled, onChange }: FormRowsProps) {
  const group = useRef<HTMLDivElement>(null)
  const named = form.fields[0].cell === 'action' && !form.fields[0].names ? rows.map(({ cells }) => cells.action?.trim() ?? '') : steps
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const open = (...ids: readonly number[]) => setOpened((now) => (ids.every((id) => now.has(id)) ? now : new Set([...now, ...ids])))
  const isFolded = (row: FieldRow) => !opened.has(row.id) && isFoldable(row, form, rows.length)
  const folded = rows.filter(isFolded)
  const turn = (id: number) => {
    flushSync(() => open(id))
    group.current?.querySelector<HTMLElement>(`[data-row="${id}"] textarea`)?.focus()
  }
  const add = () => {
    onChange(withRow(rows))
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(':scope > [data-row]:last-of-type textarea')?.focus())
  }
  return (
    <div ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {folded.length > 1 && (
        <Button variant="quiet" onClick={() => open(...folded.map(({ id }) => id))} className="-ml-4 justify-self-start">
          {`Open all ${rows.length} ${form.row}s`}
        </Button>
      )}
      {rows.map((row, at) =>
        isFolded(row) ? (
          <FoldedRow key={row.id} {...{ row, form }} number={at + 1} onOpen={() => turn(row.id)} />
        ) : (
          <div key={row.id} data-row={row.id}>
            <FieldRowGroup
              {...{ row, form, first, isDisabled }}
              number={hasOneRow(form) ? null : at + 1}
              steps={named}
              isOpen={isOpenRow(row)}
              onOpen={(isOpen) => onChange(withOpen(rows, row.id, isOpen))}
              onCell={(cell, words) => {
                // who types in a row keeps it open, also once it lacks nothing
                open(row.id)
                onChange(withCell(rows, row.id, cell, words))
              }}
              onRemove={rows.length > 1 ? () => onChange(withoutRow(rows, row.id)) : null}
            />
          </div>
        ),
      )}
      {!hasOneRow(form) && (
        <Button icon={Plus} disabled={isDisabled} onClick={add} className="justify-self-start">
          {`Add ${oneRow(form)}`}
        </Button>
      )}
    </div>
  )
}
