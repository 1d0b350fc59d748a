import type { CellsOf, Row } from '../../../domain/work-breakdown/rows.ts'

/** The rows with further cells in the one about the plan. */
export function withPlanCells(rows: readonly Row[], cells: CellsOf<'plan'>): Row[] {
  const plan = rows.find((row) => row.kind === 'plan')
  if (!plan) return [...rows, { id: 'plan-told', kind: 'plan', position: 0, cells }]
  return rows.map((row) => (row === plan ? { ...plan, cells: { ...plan.cells, ...cells } } : row))
}
