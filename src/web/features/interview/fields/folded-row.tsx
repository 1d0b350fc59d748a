import { ChevronRight } from 'lucide-react'
import type { AnswerRow } from '../../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import type { FieldRow } from './field-rows.ts'

/** So many rows are all open: there is nothing to look for. */
const FEW = 3

/** Whether a row is one line among others until somebody opens it: it lacks nothing, or is only a step of which nothing is told yet. */
export function isFoldable({ cells }: FieldRow, { needed = [], fields }: AnswerForm, count: number): boolean {
  if (needed.length === 0 || count <= FEW) return false
  return needed.every((cell) => isTold(cells, cell)) || (isTold(cells, fields[0].cell) && toldOf(cells).length === 1)
}

/** A row in one line, which opens with a press. */
export function FoldedRow({ row, form, number, onOpen }: { row: FieldRow; form: AnswerForm; number: number; onOpen: () => void }) {
  const told = toldOf(row.cells)
  const does = told.length === 1 ? `Add a ${form.row}` : `Open ${form.row} ${number}`
  return (
    <button
      type="button"
      aria-expanded={false}
      aria-label={`${does}: ${told.join(', ')}`}
      onClick={onOpen}
      className="flex min-h-10 min-w-0 items-center gap-2 rounded-control border border-line bg-sheet px-4 py-2 text-left text-caption hover:bg-navy-soft"
    >
      <ChevronRight aria-hidden className="size-4 shrink-0 text-navy" />
      <span className="numeric shrink-0 font-semibold text-navy">{does}</span>
      <span className="line-clamp-1 text-muted">{told.join(' · ')}</span>
    </button>
  )
}

function toldOf(cells: AnswerRow): string[] {
  return Object.values(cells).filter((words) => words.trim() !== '')
}

function isTold(cells: AnswerRow, cell: string): boolean {
  return (cells[cell] ?? '').trim() !== ''
}
