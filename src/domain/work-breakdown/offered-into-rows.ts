import { type AnyRow, type KnownRow, knownAgain, newRow, valuesOf } from './alike-rows.ts'
import { countingOf } from './breakdown-of.ts'
import type { Cells } from './row-change.ts'
import type { Cell } from './rows.ts'
import { withIds, withoutRemoved } from './told-into-rows.ts'
import type { WorkBreakdown } from './work-breakdown.ts'

/** What the company offers for rows that count without it: cells of these rows by their ids, and rows of other ids that are new. */
export type Offers = (rows: WorkBreakdown) => readonly AnyRow[]

/**
 * Puts what the company's profile and documents offer into the rows where these lack it: what stands there from elsewhere, and what a person accepted, emptied or removed, stays.
 * What was offered before, is not any longer and was looked at by nobody goes.
 */
export function withOffered(rows: readonly KnownRow[], offers: Offers, newId: () => string): KnownRow[] {
  const isFrom = ({ origin }: Cell) => origin.from === 'profile'
  const offered = offers(countingOf(rows.map((row) => withoutCells(row, isFrom))))
  const ids = idsIn(rows, offered, newId)
  const removed = new Set(rows.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])))
  const cells = new Map(offered.map((one) => [ids.get(one.id), withoutRemoved(withIds(one.cells, ids), removed)]))
  const kept = rows.flatMap((row) => {
    if (row.isRemoved) return [row]
    const left = filled(
      withoutCells(row, (cell) => isFrom(cell) && cell.state !== 'seen'),
      cells.get(row.id) ?? {},
    )
    return isBare(left) && !isBare(row) ? [] : [left]
  })
  const known = new Set<string | undefined>(rows.map(({ id }) => id))
  const added = offered.flatMap(({ id, kind }, at): KnownRow[] => {
    const own = ids.get(id) ?? ''
    const row = newRow({ id: own, kind, cells: cells.get(own) ?? {} }, rows.length + at)
    return known.has(own) || isBare(row) ? [] : [row]
  })
  return [...kept, ...added]
}

/** For each offered row the id of the kept row that it is, else a new one. */
function idsIn(rows: readonly KnownRow[], offered: readonly AnyRow[], newId: () => string): Map<string, string> {
  const own = new Set(rows.map(({ id }) => id))
  const others = offered.filter(({ id }) => !own.has(id))
  const again = knownAgain(others, rows)
  return new Map(offered.map(({ id }) => [id, own.has(id) ? id : (again.get(id) ?? newId())]))
}

/** The row without these cells, as if they had never been read. */
function withoutCells(row: KnownRow, isSo: (cell: Cell) => boolean): KnownRow {
  const gone = new Set(Object.entries(row.cells).flatMap(([name, cell]) => (isSo(cell) ? [name] : [])))
  const left = <Value>(of: Readonly<Record<string, Value>>) => Object.fromEntries(Object.entries(of).filter(([name]) => !gone.has(name)))
  return { ...row, cells: left(row.cells), read_as: left(row.read_as) }
}

/** A cell that was read and is empty now was emptied by somebody. */
function filled(row: KnownRow, offered: Cells): KnownRow {
  const open = Object.fromEntries(Object.entries(offered).filter(([name]) => !row.cells[name] && !Object.hasOwn(row.read_as, name)))
  return { ...row, cells: { ...row.cells, ...open }, read_as: { ...row.read_as, ...valuesOf(open) } }
}

/** Whether a row holds nothing, and nobody has emptied it. */
function isBare({ cells, read_as }: KnownRow): boolean {
  return Object.keys(cells).length === 0 && Object.keys(read_as).length === 0
}
