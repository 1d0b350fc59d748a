import { type ReactNode, useState } from 'react'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { Expander } from '../../../ui/expander.tsx'
import type { FieldRow } from './field-rows.ts'

/** So many rows are all open: there is nothing to look for. */
export const FEW = 3

type FoldedRowProps = { row: FieldRow; form: AnswerForm; count: number; children: ReactNode }

/** A row that is one line until somebody opens it: it lacked nothing when it came, or is only a step of which nothing is told yet. What is typed folds no row. */
export function FoldedRow({ row: { cells }, form: { row, needed }, count, children }: FoldedRowProps) {
  const told = Object.values(cells).filter((words) => words.trim() !== '')
  const isOnlyNamed = told.length === 1 && cells.action === told[0]
  const [wasFolded] = useState(needed !== undefined && count > FEW && (isOnlyNamed || needed.every((cell) => cells[cell])))
  if (!wasFolded) return children
  return (
    <Expander title={<span className="line-clamp-1">{[...(isOnlyNamed ? [`Add a ${row}`] : []), ...told].join(' · ')}</span>}>
      {children}
    </Expander>
  )
}
