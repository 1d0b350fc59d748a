import type { Cell } from './rows.ts'

/**
 * A row's changes, counted. `changed_in` says in which version a part of the row was changed last: a cell by its name, its `position`, or whether it is
 * `removed`. What is not named there is as it was in version 1.
 */
export type CountedChanges = { version: number; changed_in: Readonly<Record<string, number>> }

/** Cells by their names, whatever kind their row is of. */
export type Cells = Readonly<Record<string, Cell>>

/** Cells to set, by their names; null empties one. */
export type SentCells = Readonly<Record<string, Cell | null>>

/** Of these parts those that somebody changed after the version that the writer has seen; all of them where there is no such version. */
export function changedSince({ version, changed_in }: CountedChanges, seen: number, parts: readonly string[]): string[] {
  return parts.filter((part) => seen > version || (changed_in[part] ?? 1) > seen)
}

/** The count after one more change, of these parts. */
export function countedOn({ version, changed_in }: CountedChanges, parts: readonly string[]): CountedChanges {
  const next = version + 1
  return { version: next, changed_in: { ...changed_in, ...Object.fromEntries(parts.map((part) => [part, next])) } }
}

/** The names of the cells that read otherwise than they are sent: what two devices set alike, or one sends twice, is no change. */
export function differingCells(cells: Cells, sent: SentCells): string[] {
  return Object.keys(sent).filter((name) => !isSame(cells[name] ?? null, sent[name] ?? null))
}

/** The cells with those that were sent in their places; what was not named stays. */
export function withCells(cells: Cells, sent: SentCells): Cells {
  const all = Object.entries({ ...cells, ...sent })
  return Object.fromEntries(all.filter((entry): entry is [string, Cell] => entry[1] !== null))
}

/** Whether plain data are the same, in whatever order a database gives back the fields of an object. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [left, right] = [Object.entries(one), Object.entries(other)]
  if (Array.isArray(one) !== Array.isArray(other) || left.length !== right.length) return false
  return left.every(([name, value]) => name in other && isSame(value, (other as Record<string, unknown>)[name]))
}
