import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { byNumbers } from '../../../../domain/answer-fields/step-names.ts'
import { type FieldRow, isTold, wordsOf } from './field-rows.ts'

type RowLineProps = {
  row: FieldRow
  form: AnswerForm
  number: number
  steps: readonly string[]
  onOpen: () => void
  /** Where a step that it lacks is chosen. */
  children: ReactNode
}

/** A row as one line that opens with a press: what its fields say, steps by their numbers, and what it lacks; a step that it lacks is chosen there. */
export function RowLine({ row, form, number, steps, onOpen, children }: RowLineProps) {
  const words = wordsOf(row)
  const told = form.fields.flatMap(({ cell, names }) => {
    const said = words[cell]?.trim()
    return said ? [(names && byNumbers(said, steps)) || said] : []
  })
  const lacking = form.fields.filter(({ cell }) => form.needed?.includes(cell) && lacks(row, cell))
  return (
    <div className="flex min-h-9 min-w-0 items-stretch rounded-control border border-line bg-surface hover:border-navy">
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="flex min-w-0 grow cursor-pointer items-center gap-2 px-3 text-left"
      >
        <ChevronRight aria-hidden className="size-4 shrink-0 text-navy" />
        <span className="numeric shrink-0 text-caption text-muted">{number}</span> <span className="truncate">{told.join(' · ')}</span>{' '}
        {lacking.length > 0 && (
          <span className="ml-auto shrink-0 text-caption text-warning">
            {lacking.map(({ label }) => `no ${label.toLowerCase()}`).join(', ')}
          </span>
        )}
      </button>
      {lacking.some(({ names }) => names) && children}
    </div>
  )
}

/** Whether something is told in a row, but not this cell. */
export function lacks(row: FieldRow, cell: string): boolean {
  return isTold(row) && !wordsOf(row)[cell]?.trim()
}
