import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { answersSaid } from '../../../domain/work-breakdown/breakdown-of.ts'
import { rowName as nameOf, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { CellStore } from './cell-store.ts'
import type { AnyCell, AnyCells, Column, Steps, Values } from './column.ts'
import { COLUMNS, PLAN_FIELDS } from './columns.ts'
import type { RowDesk } from './row-desk.ts'
import { cellsOf } from './row-line.ts'
import type { UndoStack } from './undo-stack.ts'

/** What the actions on a work breakdown work with. */
export type Parts = {
  desk: RowDesk
  store: CellStore
  undo: UndoStack
  rows: () => readonly KeptRow[]
  requirement: (id: string) => Requirement | undefined
  requirements: () => readonly Requirement[]
}

/** The rows of a kind that are not removed, in their order. */
export function rowsOf(rows: readonly KeptRow[], kind: RowKind): KeptRow[] {
  return rows.filter((row) => row.kind === kind && !row.removed_at).sort((a, b) => a.position - b.position)
}

/** The steps in their order, by number, and when they start. */
export function stepsOf(rows: readonly KeptRow[]): Steps {
  const ids = rowsOf(rows, 'step').map(({ id }) => id)
  const start = rowsOf(rows, 'plan').flatMap((row) => cellsOf(row).start ?? [])
  const told = start.findLast(({ state }) => state !== 'suggested')?.value as string | undefined
  return { ids, numbers: new Map(ids.map((id, at) => [id, at + 1])), start: told }
}

/** The columns of a kind of rows. */
export function columnsOf(kind: RowKind): readonly Column[] {
  return kind === 'plan' ? PLAN_FIELDS : COLUMNS[kind]
}

/** The column that shows a cell, alone or as one with others. */
export function columnShowing(cell: string, kind: RowKind): Column | undefined {
  return columnsOf(kind).find(({ cells }) => cells.includes(cell))
}

/** A cell that somebody typed or picked here. */
export function typedCell(value: unknown): AnyCell {
  return { value, origin: { from: 'person' }, state: 'seen' }
}

/** Cells with these values, as somebody typed them. */
export function cellsWith(values: Values): Record<string, AnyCell | null> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? null : typedCell(value)]))
}

/** Cells that are waiting for somebody to look at them: read ahead or suggested. */
export function unseenCells(cells: AnyCells, names: readonly string[] = Object.keys(cells)): Record<string, AnyCell> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const cell = cells[name]
      return cell && cell.state !== 'seen' ? [[name, cell]] : []
    }),
  )
}

/** What a row is called among those that are not removed: "Work step 3". */
export function rowName(rows: readonly KeptRow[], row: Pick<KeptRow, 'id' | 'kind'>): string {
  return nameOf(
    rows.filter(({ removed_at }) => !removed_at),
    row,
  )
}

/** The requirements that neither a step nor a sentence of the plan answers yet, in their order. What is only suggested does not count. */
export function unplacedIds(rows: readonly KeptRow[], ids: readonly string[]): string[] {
  const placed = new Set([
    ...answersSaid(rowsOf(rows, 'plan')).keys(),
    ...rowsOf(rows, 'step').flatMap((row) => {
      const cell = cellsOf(row).requirement_ids
      return cell && cell.state !== 'suggested' ? (cell.value as string[]) : []
    }),
  ])
  return ids.filter((id) => !placed.has(id))
}
