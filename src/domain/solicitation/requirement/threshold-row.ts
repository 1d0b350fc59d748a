import { endsWithOne, hasLetters, partedAtSpaces } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { comparisonBefore } from '../../../language/quantity/comparison.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { NUMBER } from '../../../language/quantity/number.ts'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { UNIT } from '../../../language/quantity/unit.ts'
import type { RequirementQuantity, Strength } from '../analysis.ts'
import { isEmptyField } from '../layout/section.ts'
import { isCount, type Table } from '../layout/table.ts'
import { type Asking, askingOf } from '../layout/table-head.ts'

/** The columns of a table of parameters, in their order. */
export type Columns = readonly ['threshold', 'objective'] | readonly ['objective', 'threshold']

const THRESHOLD = String.raw`(?:threshold|T)(?:\s\(T\)|\svalues?)?`
const OBJECTIVE = String.raw`(?:objective|O)(?:\s\(O\)|\svalues?)?`
const FIRST = new RegExp(String.raw`^(?:[\w.()/#-]+\s){0,5}${THRESHOLD}\s+${OBJECTIVE}$`, 'i')
const REVERSED = new RegExp(String.raw`^(?:[\w.()/#-]+\s){0,5}${OBJECTIVE}\s+${THRESHOLD}$`, 'i')

/** The columns that a line heads ("Parameter Threshold Objective") where the page does not show them; null for any other line. */
export function columnsIn(line: string): Columns | null {
  if (line.length > 90) return null
  if (FIRST.test(line)) return ['threshold', 'objective']
  return REVERSED.test(line) ? ['objective', 'threshold'] : null
}

/** A row as a demand that can be read alone, how strongly it asks, and its quantities by column. */
export type Row = { text: string; strength: Strength; quantities: RequirementQuantity[] }

const CELL = String.raw`(?:[≥≤<>~±]\s?=?\s?)?[-−+]?[\d.,]+\s?%?`
/** "Hit rate 0.8 0.9", "Weight (lb) 25 15": numbers whose unit, when they have one, stands with the name. */
const BARE = new RegExp(String.raw`^(?<name>\S.{1,100}?)\s+(?<first>${CELL})\s+(?<second>${CELL})$`)
const UNIT_OF_NAME = new RegExp(String.raw`[([](?<unit>${UNIT})[)\]]`, 'u')

/** What a line under such columns says; null when it is no row: it has not as many numbers for the one as for the other. */
export function rowIn(line: string, columns: Columns): Row | null {
  const row = rowOf(line, columns)
  return row && { ...row, quantities: towardsObjective(row.quantities) }
}

function rowOf(line: string, columns: Columns): Row | null {
  if (line.length > 200 || endsWithOne(line, '.:')) return null
  const bare = BARE.exec(line)?.groups
  if (bare) return bareRow(bare.name ?? '', [bare.first ?? '', bare.second ?? ''], columns)
  const quantities = requirementQuantities(line)
  const first = quantities[0] ? line.indexOf(quantities[0].printed) : -1
  const name = line.slice(0, first).trim()
  if (quantities.length === 0 || quantities.length % 2 !== 0 || !hasLetters(name) || partedAtSpaces(name).length > 12) return null
  const half = quantities.length / 2
  const second = line.indexOf(quantities[half]?.printed ?? '', first + (quantities[half - 1]?.printed.length ?? 0))
  return {
    strength: 'must',
    text: `${name}: ${line.slice(first, second).trim()} (${columns[0]}), ${line.slice(second).trim()} (${columns[1]})`,
    quantities: quantities.map((quantity, at) => ({ ...quantity, what: name, threshold_or_objective: columns[at < half ? 0 : 1] })),
  }
}

/** A cell that is one number, or two, with whatever it is in behind: "≤ 2.0 NTU", "6.0 to 9.0", "10⁻¹¹ per g". */
const FIGURE = new RegExp(String.raw`^(?<compared>\D*?)(?<value>${NUMBER})(?:\s?(?:to|–|-)\s?(?<upper>${NUMBER}))?\s*(?<unit>\D.*)?$`, 'u')

/** What the rows of a table say, by what its columns are headed; null for one that names nothing or asks nothing of it. */
export function rowsOfTable({ heads, asking, rows }: Table): (Row | null)[] {
  const of = heads.map((head, nth) => roleOf(head, asking[nth] ?? null, nth, rows))
  const lastName = of.findIndex((role) => role !== 'name' && role !== 'count' && role !== 'unit')
  const roles = of.map((role, nth) => (role === 'name' && lastName > 0 && nth > lastName ? 'beside' : role))
  return rows.map(({ cells }) => rowOfCells(cells, heads, roles))
}

/** What a column is to its row: `beside` is all that is told beside what is asked. */
type Role = Asking | 'count' | 'name' | 'unit' | 'beside'

function roleOf(head: string, asking: Asking | null, nth: number, rows: Table['rows']): Role {
  if (asking) return asking
  const filled = rows.flatMap(({ cells }) => (isEmptyField(cells[nth] ?? '') ? [] : (cells[nth] ?? '')))
  if (nth === 0 && filled.every(isCount)) return 'count'
  return UNITS.test(head) || (filled.length > 0 && filled.every((cell) => WHOLE_UNIT.test(cell))) ? 'unit' : 'name'
}

const UNITS = cueList('unit | unit of measure')
const WHOLE_UNIT = new RegExp(`^(?:${UNIT})$`, 'u')

function rowOfCells(cells: readonly string[], heads: readonly string[], roles: readonly Role[]): Row | null {
  const filled = cells.flatMap((cell, nth) => {
    const role = roles[nth]
    return role && role !== 'count' && !isEmptyField(cell) ? [{ cell, head: heads[nth] ?? '', role }] : []
  })
  const named = filled.filter(({ role }) => role === 'name').map(({ cell }) => cell)
  const printedName = named.join(', ')
  const unit = UNIT_OF_NAME.exec(printedName)?.groups?.unit ?? ''
  const name = printedName.replace(UNIT_OF_NAME, '').trim()
  const ownUnit = filled.find(({ role }) => role === 'unit')?.cell ?? unit
  const asked = filled.flatMap(({ cell, head, role }) => {
    if (role !== 'threshold' && role !== 'objective' && role !== 'required') return []
    const behind = UNIT_OF_NAME.exec(head)?.groups?.unit ?? ''
    // "Threshold (T)" has no unit
    const unitOfHead = askingOf(behind) ? '' : behind
    const withUnit = FIGURE.test(cell) && !hasLetters(cell) ? `${cell} ${ownUnit || unitOfHead}`.trim() : cell
    return [{ cell: withUnit, mark: role === 'required' ? null : role }]
  })
  if (!hasLetters(name) || asked.length === 0) return null
  const told = asked.map(({ cell, mark }) => (mark ? `${cell} (${mark})` : cell)).join(', ')
  const beside = filled.flatMap(({ cell, head, role }) => (role === 'beside' ? `; ${head}: ${cell}` : []))
  const quantities = asked.flatMap(({ cell, mark }) =>
    quantitiesOfCell(cell).map((quantity) => ({ ...quantity, what: name, threshold_or_objective: mark })),
  )
  const strength = asked.every(({ mark }) => mark === 'objective') ? 'objective' : 'must'
  return { text: `${name}: ${told}${beside.join('')}`, strength, quantities: towardsObjective(quantities) }
}

/** The quantities of a cell; where its first number has a unit that nobody knows, that number with all that stands behind it. */
function quantitiesOfCell(cell: string): RequirementQuantity[] {
  const known = requirementQuantities(cell)
  const { compared = '', value, upper, unit = '' } = FIGURE.exec(cell)?.groups ?? {}
  if (!value || known[0]?.value.replace('$', '').startsWith(value)) return known
  const comparison = comparisonBefore(compared, '', '')?.comparator
  // "IP65" and "Class 2" are names
  if (hasLetters(compared) && !comparison) return known
  const comparator = upper ? 'range' : (comparison ?? '=')
  return [
    { printed: cell, value: upper ? `${value} to ${upper}` : value, unit: unit.trim(), comparator, threshold_or_objective: null, what: '' },
  ]
}

/** Where neither number of a row says how it is compared, the objective tells: what it lies below is the most, what it lies above the least. */
function towardsObjective(quantities: readonly RequirementQuantity[]): RequirementQuantity[] {
  const of = (mark: 'threshold' | 'objective') => quantities.filter((one) => one.threshold_or_objective === mark)
  const [threshold, ...others] = of('threshold')
  const [objective, ...more] = of('objective')
  const isPair = threshold?.comparator === '=' && objective?.comparator === '=' && threshold.unit === objective.unit
  if (!threshold || !objective || !isPair || others.length > 0 || more.length > 0) return [...quantities]
  const [from = 0, to = 0] = [threshold, objective].map(({ value }) => measuresIn(value)[0]?.value)
  const comparator = to < from ? ('<=' as const) : ('>=' as const)
  return from === to ? [...quantities] : quantities.map((one) => ({ ...one, comparator }))
}

function bareRow(name: string, cells: readonly [string, string], columns: Columns): Row {
  const unit = UNIT_OF_NAME.exec(name)?.groups?.unit ?? ''
  const plainName = name.replace(UNIT_OF_NAME, '').trim()
  const shown = cells.map((cell) => `${cell}${unit ? ` ${unit}` : ''}`)
  return {
    strength: 'must',
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
