import { hasLetters, partedAtSpaces } from '../../../language/characters.ts'
import { comparisonBefore } from '../../../language/quantity/comparison.ts'
import { requirementQuantities } from '../../../language/quantity/quantity.ts'
import { UNIT } from '../../../language/quantity/unit.ts'
import type { RequirementQuantity } from '../analysis.ts'

/** The columns of a table of parameters, in their order. */
export type Columns = readonly ['threshold', 'objective'] | readonly ['objective', 'threshold']

const THRESHOLD = String.raw`(?:threshold|T)(?:\s\(T\)|\svalues?)?`
const OBJECTIVE = String.raw`(?:objective|O)(?:\s\(O\)|\svalues?)?`
const FIRST = new RegExp(String.raw`^(?:[\w()/#-]+\s){0,5}${THRESHOLD}\s+${OBJECTIVE}$`, 'i')
const REVERSED = new RegExp(String.raw`^(?:[\w()/#-]+\s){0,5}${OBJECTIVE}\s+${THRESHOLD}$`, 'i')

/** The columns that a line heads ("Parameter Threshold Objective"); null for any other line. */
export function columnsIn(line: string): Columns | null {
  if (!/threshold|\(T\)|\bT\b/i.test(line) || line.length > 90) return null
  if (FIRST.test(line)) return ['threshold', 'objective']
  return REVERSED.test(line) ? ['objective', 'threshold'] : null
}

/** A row as a demand that can be read alone, and its quantities by column. */
export type Row = { text: string; quantities: RequirementQuantity[] }

const CELL = String.raw`(?:[≥≤<>~±]\s?=?\s?)?[-−+]?[\d.,]+\s?%?`
/** "Hit rate 0.8 0.9", "Weight (lb) 25 15": numbers whose unit, when they have one, stands with the name. */
const BARE = new RegExp(String.raw`^(?<name>\S.{1,100}?)\s+(?<first>${CELL})\s+(?<second>${CELL})$`)
const UNIT_OF_NAME = new RegExp(String.raw`[([](?<unit>${UNIT})[)\]]`, 'u')

/** What a line under such columns says; null when it is no row: it has not as many numbers for the one column as for the other. */
export function rowIn(line: string, columns: Columns): Row | null {
  if (line.length > 200 || /[.:]$/.test(line)) return null
  const bare = BARE.exec(line)?.groups
  if (bare) return bareRow(bare.name ?? '', [bare.first ?? '', bare.second ?? ''], columns)
  const quantities = requirementQuantities(line)
  const first = quantities[0] ? line.indexOf(quantities[0].printed) : -1
  const name = line.slice(0, first).trim()
  if (quantities.length === 0 || quantities.length % 2 !== 0 || !hasLetters(name) || partedAtSpaces(name).length > 12) return null
  const half = quantities.length / 2
  const second = line.indexOf(quantities[half]?.printed ?? '', first + (quantities[half - 1]?.printed.length ?? 0))
  return {
    text: `${name}: ${line.slice(first, second).trim()} (${columns[0]}), ${line.slice(second).trim()} (${columns[1]})`,
    quantities: quantities.map((quantity, at) => ({ ...quantity, what: name, threshold_or_objective: columns[at < half ? 0 : 1] })),
  }
}

function bareRow(name: string, cells: readonly [string, string], columns: Columns): Row {
  const unit = UNIT_OF_NAME.exec(name)?.groups?.unit ?? ''
  const plainName = name.replace(UNIT_OF_NAME, '').trim()
  const shown = cells.map((cell) => `${cell}${unit ? ` ${unit}` : ''}`)
  return {
    text: `${plainName}: ${shown[0]} (${columns[0]}), ${shown[1]} (${columns[1]})`,
    quantities: cells.map((cell, at) => ({
      printed: cell,
      value: cell.replace(/^[≥≤<>~=\s]+|\s?%$/g, ''),
      unit: cell.endsWith('%') ? '%' : unit,
      comparator: comparisonBefore(/^[^\d.]*/.exec(cell)?.[0] ?? '', '', '')?.comparator ?? '=',
      threshold_or_objective: columns[at === 0 ? 0 : 1],
      what: plainName,
    })),
  }
}
