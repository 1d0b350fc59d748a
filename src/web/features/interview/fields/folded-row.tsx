import { type ReactNode, useState } from 'react'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { Expander } from '../../../ui/expander.tsx'
import type { FieldRow } from './field-rows.ts'

/** So many rows are all open: there is nothing to look for. */
export const FEW = 3

type FoldedRowProps = { row: FieldRow; form: AnswerForm; count: number; children: ReactNode }

/** A row that is one line until somebody opens it: it lacked nothing when it came. What is typed folds no row. */
export function FoldedRow({ row: { cells }, form: { needed }, count, children }: FoldedRowProps) {
  const told = Object.values(cells).filter((words) => words.trim() !== '')
  const [wasFolded] = useState(needed !== undefined && count > FEW && needed.every((cell) => cells[cell]))
  if (!wasFolded) return children
  return <Expander title={<span className="line-clamp-1">{told.join(' · ')}</span>}>{children}</Expander>
}
