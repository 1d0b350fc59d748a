import type { ProfilePassage } from '../../src/domain/company.ts'
import type { Analysis, Comparator, Requirement, RequirementQuantity } from '../../src/domain/solicitation/analysis.ts'
import { comparable } from '../../src/domain/solicitation/requirement/quote.ts'
import { measureUnit } from '../../src/language/quantity/unit.ts'
import { isSameMeasure, measureOf } from '../reading/measure.ts'
import type { MarkedFigure, MarkedRequirement, Marks } from './marks.ts'

/** What was right, and a line for a person of each that was read otherwise or not at all. */
export type Tally = { right: number; wrong: string[]; missed: string[] }

const emptyTally = (): Tally => ({ right: 0, wrong: [], missed: [] })

const DIRECTIONS: Record<MarkedFigure['direction'], readonly Comparator[]> = {
  at_least: ['>=', '>'],
  at_most: ['<=', '<'],
  exactly: ['='],
  range: ['range'],
  about: ['approx'],
}

/** A quantity with the words that it stands in. */
type Read = RequirementQuantity & { quote: string }

/** How the figures and the obligations of a reading compare with the marked ones. */
export function topicScore({ requirements }: Analysis, marked: readonly MarkedRequirement[]): { figures: Tally; obligations: Tally } {
  const [figures, obligations] = [emptyTally(), emptyTally()]
  const free = new Set<Read>(requirements.flatMap(({ quote, quantities }) => quantities.map((one) => ({ ...one, quote }))))
  for (const one of marked) {
    const at = requirements.filter(({ quote }) => isAt(quote, one.quote))
    const mark = isObjectiveOf(one, marked) ? 'objective' : undefined
    for (const figure of one.figures) scoreFigure(figures, one.quote, figure, free, mark)
    scoreObligation(obligations, one, at, mark)
  }
  return { figures, obligations }
}

/** A row of a table is marked twice: as the threshold that must be reached, and as the objective. */
function isObjectiveOf(one: MarkedRequirement, all: readonly MarkedRequirement[]): boolean {
  return one.obligation === 'should' && all.some((other) => other !== one && other.quote === one.quote)
}

function isAt(quote: string, marked: string): boolean {
  const [words, others] = [flat(quote), flat(marked)]
  return words.includes(others) || others.includes(words)
}

const flat = (text: string): string => comparable(text).replace(/[\^_]/g, '').toLowerCase()

function scoreFigure(tally: Tally, quote: string, figure: MarkedFigure, free: Set<Read>, mark: 'objective' | undefined): void {
  const there = [...free].filter(
    (one) => isAt(one.quote, quote) && isSameNumber(one, figure) && (!mark || one.threshold_or_objective === mark),
  )
  const found = there.find((one) => isSameDirection(one, figure)) ?? there[0]
  const told = `${JSON.stringify(figure)} in “${quote}”`
  if (found) free.delete(found)
  if (!found) tally.missed.push(told)
  else if (isSameDirection(found, figure)) tally.right += 1
  else tally.wrong.push(`${told}, read as ${found.comparator} ${found.value} ${found.unit}`)
}

function isSameDirection({ comparator }: Read, { direction, plus_minus, tolerance }: MarkedFigure): boolean {
  if (plus_minus || tolerance !== undefined) return comparator === 'range'
  return DIRECTIONS[direction].includes(comparator)
}

function isSameNumber(one: Read, { value, to, unit, plus_minus, tolerance }: MarkedFigure): boolean {
  const ends = plus_minus
    ? [-value, value]
    : tolerance === undefined
      ? [value, ...(to === undefined ? [] : [to])]
      : [value - tolerance, value + tolerance]
  const read = measureOf(lowered(one.value), one.unit)
  const wanted = measureOf(ends.join(' to '), unit)
  if (isSameMeasure(read, wanted)) return true
  const isNear =
    read.numbers.length === ends.length && read.numbers.every((number, at) => Math.abs(number - (ends[at] ?? 0)) <= 1e-6 * Math.abs(number))
  return isNear && (isSameUnit(one.unit, unit) || measureUnit(unit)?.dimension === measureUnit(one.unit)?.dimension)
}

/** Units are compared as printed, and things that are counted by what they have in common. */
function isSameUnit(one: string, other: string): boolean {
  const [first, second] = [flat(one), flat(other)].map((unit) => unit.replace(/s$/, ''))
  return first === second || (first ?? '').includes(second ?? '') || (second ?? '').includes(first ?? '')
}

const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** "5×10⁻¹³" and "440 ± 22" as plain numbers. */
function lowered(value: string): string {
  const plain = value.replace(
    /[⁻⁺⁰¹²³⁴-⁹]+/g,
    (power) => `^${Array.from(power, (sign) => (HIGH.includes(sign) ? HIGH.indexOf(sign) : '-')).join('')}`,
  )
  const nominal = /^([-\d.,]+)\s?±\s?([\d.,]+)$/.exec(plain)
  if (!nominal) return plain
  const [middle, off] = nominal.slice(1).map((number) => Number(number.replaceAll(',', '')))
  return `${(middle ?? 0) - (off ?? 0)} to ${(middle ?? 0) + (off ?? 0)}`
}

function scoreObligation(
  tally: Tally,
  { quote, obligation }: MarkedRequirement,
  at: readonly Requirement[],
  mark: 'objective' | undefined,
): void {
  const isAsked = at.length > 0
  const told = `${obligation}: “${quote}”`
  const strengths = new Set(at.map(({ strength }) => strength))
  const isRight = {
    must: strengths.has('must'),
    should:
      strengths.has('should') ||
      strengths.has('objective') ||
      (mark && at.some(({ quantities }) => quantities.some((one) => one.threshold_or_objective === mark))),
    not_required: !isAsked,
  }[obligation]
  if (isRight) tally.right += 1
  else if (isAsked) tally.wrong.push(`${told}, read as ${[...strengths].join(' and ')}`)
  else tally.missed.push(told)
}

/** Columns are offered with commas between them. */
const told = (text: string): string => flat(text).replaceAll(',', '')

/** How what is offered for a company's profile compares with what its paper says: each marked row stands in what is offered for the right field, in another or nowhere. */
export function profileScore(passages: readonly ProfilePassage[], profile: Marks['profiles'][number]): Tally {
  const { name, people_count, what_we_do, place, cage, uei, people, facilities, equipment, past } = profile
  const rows: [ProfilePassage['field'][], string][] = [
    [['company_name'], name],
    [['company_description', 'technology_overview'], what_we_do],
    ...(people_count === null ? [] : [[['company_description'], String(people_count)] as [ProfilePassage['field'][], string]]),
    ...[place, cage, uei, ...facilities, ...equipment].flatMap((words): [ProfilePassage['field'][], string][] =>
      words ? [[['company_description'], words]] : [],
    ),
    ...people.map((one): [ProfilePassage['field'][], string] => [['company_description'], one.name]),
    ...past.map((words): [ProfilePassage['field'][], string] => [['technology_overview', 'company_description'], words]),
  ]
  const tally = emptyTally()
  for (const [fields, words] of rows) {
    const holding = passages.filter(({ text }) => told(text).includes(told(words)))
    if (holding.some(({ field }) => fields.includes(field))) tally.right += 1
    else if (holding.length > 0) tally.wrong.push(`${words}, offered for ${holding[0]?.field}`)
    else tally.missed.push(words)
  }
  return tally
}
