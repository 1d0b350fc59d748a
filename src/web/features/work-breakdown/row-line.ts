import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { AnyCell, AnyCells, Values } from './column.ts'

/** What is to change in a row: cells by their names, null for one that is emptied; its place among its kind; that it is back. */
export type Change = { cells?: Record<string, AnyCell | null>; position?: number; removed?: false }

/** The cells of a row, whatever its kind. */
export function cellsOf(row: KeptRow): AnyCells {
  return row.cells as AnyCells
}

/** A row as it is once a change is made. */
export function changed(row: KeptRow, { cells = {}, removed }: Change): KeptRow {
  const next = Object.entries({ ...cellsOf(row), ...cells }).filter(([, cell]) => cell)
  return { ...row, cells: Object.fromEntries(next), ...(removed === false ? { removed_at: null } : {}) } as KeptRow
}

/** The change that takes another one back. */
export function inverse(row: KeptRow, { cells = {}, position }: Change): Change {
  const before = cellsOf(row)
  return {
    ...(Object.keys(cells).length > 0 ? { cells: Object.fromEntries(Object.keys(cells).map((name) => [name, before[name] ?? null])) } : {}),
    ...(position === undefined ? {} : { position: row.position }),
  }
}

/** Rows with one of them at another position: those of its kind between make room, as they do on the server. */
export function moved(rows: readonly KeptRow[], row: KeptRow, to: number): KeptRow[] {
  const [step, first, last] = to > row.position ? [-1, row.position + 1, to] : [1, to, row.position - 1]
  return rows.map((one) => {
    if (one.id === row.id) return { ...one, position: to }
    const isBetween = one.kind === row.kind && one.position >= first && one.position <= last
    return isBetween ? { ...one, position: one.position + step } : one
  })
}

/** Rows with a new one among them: those of its kind from its position on make room. */
export function withAdded(rows: readonly KeptRow[], row: KeptRow): KeptRow[] {
  if (rows.some(({ id }) => id === row.id)) return rows.map((one) => (one.id === row.id ? row : one))
  const isBehind = (one: KeptRow) => one.kind === row.kind && one.position >= row.position
  return [...rows.map((one) => (isBehind(one) ? { ...one, position: one.position + 1 } : one)), row]
}

/** Values as a text that is the same whenever they are, in whichever order a database gives their fields back. */
export function comparable(values: unknown): string {
  return JSON.stringify(values, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  )
}

/** The values of cells of a row, null for one that is empty. */
export function valuesIn(row: KeptRow, names: readonly string[]): Values {
  const cells = cellsOf(row)
  return Object.fromEntries(names.map((name) => [name, cells[name]?.value ?? null]))
}
