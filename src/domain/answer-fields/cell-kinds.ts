import { monthForms } from '../../language/calendar-date.ts'
import { namesCalendarMonth } from '../../language/calendar-months.ts'
import { hasDigit, hasLetter, isDigits, partedAtSpaces, plainWords, startsWithLetter, stripped } from '../../language/characters.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { saysLimit } from '../../language/quantity/says-limit.ts'
import { type MeasureUnit, measureUnit } from '../../language/quantity/unit.ts'
import { byNumbers, stepNumbers } from './step-names.ts'

/** What the answers tell of steps and people by their names. */
export type KnownNames = { steps: readonly string[]; people: readonly string[] }

/**
 * What may stand in a cell: a time, hours, money, a part of the whole, somebody or a step that is known, a value with how it binds, one with a unit, so many of so
 * many, a number alone, a small one, which may be a month or count something, or words.
 */
export type Kind = 'months' | 'hours' | 'money' | 'share' | 'person' | 'step' | 'limit' | 'measure' | 'count' | 'number' | 'small' | 'words'

/** What numbers and words say by themselves whatever stands above them. */
export const TELLING: ReadonlySet<Kind> = new Set(['months', 'hours', 'money', 'share', 'person', 'step', 'limit', 'measure', 'count'])

/** What stands in at least half of the cells of a column below its heading; numbers have the unit that the heading ends with, and small ones beside "2-3" are months. */
export function kindsOf(told: readonly string[], heading: string, known: KnownNames): ReadonlySet<Kind> {
  const unit = unitNamed(heading)
  const cells = told.map((words) => kindsOfCell(words, unit, known))
  const ofShare = (parts: number) =>
    new Set(cells.flat().filter((kind) => cells.filter((kinds) => kinds.includes(kind)).length * parts >= cells.length))
  const areMonths =
    cells.some((kinds) => kinds.includes('months')) && cells.every((kinds) => kinds.includes('months') || kinds.includes('small'))
  if (areMonths) return new Set(['months'])
  // marks may be "32", "8 %" and "no break" by turns: a column of which no kind is half is of several
  const most = ofShare(HALF)
  return most.size > 0 ? most : ofShare(2 * HALF)
}

/** Of so many parts of the cells of a column one are of a kind that is the column's. */
const HALF = 2

/** The unit that a heading ends with: "total h", "Mass (kg)". */
function unitNamed(heading: string): MeasureUnit | undefined {
  const word = lastWordOf(heading)
  const unit = WORDS.has(word) ? null : measureUnit(word === '$' ? 'dollars' : word)
  // what no table knows is called by its own word
  return unit && !unit.name.startsWith(unit.dimension) ? unit : undefined
}

/** Words that end a heading and that units are written like: "paid in", "all of us". */
const WORDS: ReadonlySet<string> = new Set(['a', 'as', 'at', 'in', 'us'])

function lastWordOf(heading: string): string {
  return stripped(partedAtSpaces(heading.trim()).at(-1) ?? '', '()[],')
}

/** Whether a unit counts the time of a project. */
function isCounted({ name }: MeasureUnit): boolean {
  return name === 'day' || name === 'week'
}

/** A number alone with the unit that the heading above it ends with; what tells when has days and weeks before it, "days 20-90", and no other unit. */
export function withUnit(words: string, heading = '', tellsWhen = false): string {
  const isBare = isBareFigure(words) && measuresIn(words).every(({ unit }) => unit === null)
  const unit = isBare ? unitNamed(heading) : undefined
  if (!unit || (tellsWhen && !isCounted(unit))) return words
  return tellsWhen ? `${lastWordOf(heading).toLowerCase()} ${words}` : `${words} ${lastWordOf(heading)}`
}

/** The units that words print behind their numbers, as far as they are known ones. */
export function unitsPrinted(words: string): string[] {
  return measuresIn(words).flatMap(({ start, end, unit }) => {
    const printed = words.slice(start, end).replace(/^[\d.,\s-]+/, '')
    return unit && unitNamed(printed) ? [printed] : []
  })
}

/** No plan is longer, in months. */
const LONGEST = 36

function kindsOfCell(words: string, unit: MeasureUnit | undefined, known: KnownNames): Kind[] {
  const own: Kind[] = [...(isStep(words, known) ? (['step'] as const) : []), ...(isPerson(words, known) ? (['person'] as const) : [])]
  if (areMonths(words)) return [...own, 'months']
  if (/^\d+ ?(?:of|\/) ?\d+$/.test(words)) return [...own, 'count']
  const limit: Kind[] = saysLimit(words) ? ['limit'] : []
  if (!isBareFigure(words)) return [...own, ...limit, ...(hasLetter(words) ? (['words'] as const) : [])]
  return [...own, ...limit, ...kindsOfFigure(words, unit)]
}

function kindsOfFigure(words: string, unit: MeasureUnit | undefined): Kind[] {
  const measures = measuresIn(words)
  const of = measures[0]?.unit ?? unit
  // days of the project: "20-90" under "days"
  if (unit && !measures[0]?.unit && isCounted(unit)) return ['months', 'measure']
  if (!of) {
    const isSmall = measures.every(({ value }) => Number.isInteger(value) && value >= 0 && value <= LONGEST)
    return isSmall ? (measures.length > 1 ? ['months', 'small'] : ['number', 'small']) : ['number']
  }
  if (of.dimension === 'dollars') return ['money']
  if (of.dimension === 'percent') return ['share', 'measure']
  // what comes in money for a time is neither
  return of.name === 'h' || of.name.startsWith('h/') ? ['hours', 'measure'] : of.dimension.startsWith('dollars') ? [] : ['measure']
}

/** Beside numbers and the names of months these tell a time and nothing else. */
const OF_TIME: ReadonlySet<string> = new Set(
  'month months mo mos to and through until by end of mid early late start the day days after award'.split(' '),
)

/** "03/15/2026", "months 2 and 3", "end of June", "m4", "1 to 3". */
function areMonths(words: string): boolean {
  const said = plainWords(words)
  const isOfTime = (word: string) => isDigits(word) || isDigits(word.replace(/^m/, '')) || OF_TIME.has(word) || monthForms(word).length > 0
  if (!said.every(isOfTime)) return false
  return namesCalendarMonth(words) || (hasLetter(words) && hasDigit(words))
}

/** A number alone may be one of anything. */
function isStep(words: string, { steps }: KnownNames): boolean {
  return startsWithLetter(words) && (stepNumbers(words.trim()) !== undefined || byNumbers(words, steps) !== undefined)
}

function isPerson(words: string, { people }: KnownNames): boolean {
  const said = plainWords(words)
  return said.length > 0 && people.some((name) => said.every((word) => plainWords(name).includes(word)))
}
