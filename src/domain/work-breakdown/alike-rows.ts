import { hasDigit } from '../../language/characters.ts'
import { stem } from '../../language/stem.ts'
import type { Cells } from './row-change.ts'
import { ABOUT, type RowKind } from './rows.ts'

/** A row of any kind. */
export type AnyRow = { id: string; kind: RowKind; cells: Cells }

/** A row that is kept; `read_as` holds what was read for its cells last, whatever a person made of them since. */
export type KnownRow = AnyRow & { position: number; read_as: Readonly<Record<string, unknown>>; isRemoved: boolean; isMoved: boolean }

/** A row that was read and is not kept yet. */
export function newRow({ id, kind, cells }: AnyRow, position: number): KnownRow {
  return { id, kind, cells, position, read_as: valuesOf(cells), isRemoved: false, isMoved: false }
}

/** Cells that name other rows or requirements, by ids that say nothing. */
const NAMES_OTHERS: ReadonlySet<string> = new Set(['needs', 'alongside', 'step_ids', 'requirement_ids', 'goes_to'])

/** How much of what two rows say has to be the same for one of them to be the other, read anew. */
const ENOUGH = 0.55
/** What counts of that for what the rows are about; the rest for everything that they say. */
const OF_ABOUT = 0.8

/** For rows that were read anew, by their ids, the kept rows that they are; each kept row is one at most. Whoever is not there is new. */
export function knownAgain(told: readonly AnyRow[], kept: readonly KnownRow[]): Map<string, string> {
  const before = kept.map((row) => ({ ...row, said: [saidOf(row.kind, valuesOf(row.cells)), saidOf(row.kind, row.read_as)] }))
  const pairs = told.flatMap((row) => {
    const said = saidOf(row.kind, valuesOf(row.cells))
    return before.flatMap(({ id, kind, said: versions }) => {
      const score = kind === row.kind ? Math.max(...versions.map((version) => likeness(said, version))) : 0
      return score >= ENOUGH ? [{ told: row.id, kept: id, score }] : []
    })
  })
  const again = new Map<string, string>()
  const taken = new Set<string>()
  for (const pair of pairs.sort((a, b) => b.score - a.score)) {
    if (again.has(pair.told) || taken.has(pair.kept)) continue
    again.set(pair.told, pair.kept)
    taken.add(pair.kept)
  }
  return again
}

/** The words of a row: of what it is about, null where its kind is enough, and of all its cells. */
type Said = { about: ReadonlySet<string> | null; all: ReadonlySet<string> }

function saidOf(kind: RowKind, values: Readonly<Record<string, unknown>>): Said {
  const about = ABOUT[kind]
  const all = Object.entries(values).flatMap(([name, value]) => (NAMES_OTHERS.has(name) ? [] : [textOf(value)]))
  return { about: about === null ? null : wordsIn(textOf(values[about])), all: wordsIn(all.join(' ')) }
}

/** The values of cells, by their names. */
export function valuesOf(cells: Cells): Record<string, unknown> {
  return Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  return Object.values(value).map(textOf).join(' ')
}

const LITTLE: ReadonlySet<string> = new Set(['the', 'and', 'for', 'with', 'from', 'our', 'its', 'that', 'this'])

function wordsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []
  return new Set(words.filter((word) => (word.length > 2 || hasDigit(word)) && !LITTLE.has(word)).map(stem))
}

function likeness(one: Said, other: Said): number {
  if (one.about === null || other.about === null) return 1
  const all = shared(one.all, other.all)
  return one.about.size === 0 || other.about.size === 0 ? all : OF_ABOUT * shared(one.about, other.about) + (1 - OF_ABOUT) * all
}

/** The share of words that both say, of all that either does. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0
  return (2 * [...one].filter((word) => other.has(word)).length) / (one.size + other.size)
}
