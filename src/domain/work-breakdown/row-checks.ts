import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import type { Check } from './check.ts'
import { ABOUT, aboutOf, type Cell, ROW_NAMES, type Row, RowKind } from './rows.ts'

/** Rows that say too little to count: which do not say what they are about, or only with a figure or somebody's name. What is all suggested says so itself. */
export function rowChecks(rows: readonly Row[]): Check[] {
  const names = new Set(rows.flatMap((row) => (row.kind === 'person' ? plain(aboutOf(row) ?? '') : [])))
  return RowKind.options.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind).sort((a, b) => a.position - b.position)
    return ofKind.flatMap((row, at) => aboutCheck(row, `${ROW_NAMES[kind]} ${at + 1}`, names))
  })
}

function aboutCheck(row: Row, name: string, names: ReadonlySet<string>): Check[] {
  const cell = ABOUT[row.kind]
  const lack = cell === null || isSuggestion(row) ? null : lackOf(row, names)
  return lack && cell !== null ? [{ kind: 'about', row_id: row.id, cell, what: `${name} ${lack.what}`, mends: lack.mends }] : []
}

function lackOf(row: Row, names: ReadonlySet<string>): Pick<Check, 'what' | 'mends'> | null {
  const about = aboutOf(row)
  const mends = 'Say it in the first cell, or remove the row.'
  if (about === undefined) return { what: 'does not say what it is about, so it is not in the plan.', mends }
  if (isBareFigure(about)) return { what: `says only "${about}", not what that is.`, mends }
  if (row.kind === 'step' && names.has(plain(about))) return { what: `says only "${about}", not what is done.`, mends }
  return null
}

function isSuggestion({ cells }: Row): boolean {
  const all = Object.values(cells) as (Cell | undefined)[]
  return all.length > 0 && all.every((cell) => cell?.state === 'suggested')
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
