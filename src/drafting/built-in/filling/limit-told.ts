import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { figure } from '../../../domain/work-breakdown/composed/phrase.ts'
import { hasDigit, hasLetters, partedAtSpaces, startsWithDigit } from '../../../language/characters.ts'
import { comparisonApart } from '../../../language/quantity/comparison.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { measureUnit } from '../../../language/quantity/unit.ts'
import { RANKS } from '../../../language/quantity/written-amount.ts'
import { withFigures } from '../../../language/spoken/figures.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import { BETTER, type Figure, figuresTold } from './figures-told.ts'

/** A figure as it was told: its comparator is asked where the words do not say it, never guessed; `as_told` in its own words where its cells would print others. */
export type Limit = { comparator?: Comparator; value: string; unit?: string; as_told?: string }

/**
 * What words set as the mark of what they are told `about`: the one figure that says how it binds, also with more said beside it, "no more than two of twenty
 * may lift", or a figure alone; the words themselves where they hold no such figure, or several.
 */
export function limitTold(told: string, about = ''): Limit {
  const own = withoutRestated(told)
  if (own !== told) return { ...limitTold(own, about), as_told: told.trim() }
  const words = inFigures(told)
  const figures = figuresTold(words, about)
  const binding = figures.filter(({ comparator }) => comparator !== '=')
  const [one, another] = binding.length > 0 ? binding : figures
  if (!one || another || isRatio(one)) return inWords(told.trim(), binding[0])
  const behind = comparisonApart(words.slice(one.end))
  const comparator = one.comparator === '=' && !BETTER.test(words) ? behind.comparator : one.comparator
  const rest = behind.rest.trim()
  if (!comparator || comparator === '=')
    return isBare(words, one, rest) ? { value: one.value, ...unitFrom([one.unit, rest]) } : inWords(told.trim())
  const whole = { comparator, value: one.value, ...unitFrom([one.unit, rest]) }
  const isShort = partedAtSpaces(rest).length <= MOST_WORDS
  if (isShort && [words, told].some((said) => figure(whole).toLowerCase() === said.trim().toLowerCase())) return whole
  // "half a percent or less", said in words with nothing beside how it binds, is written as any other
  if (words !== told && rest === '' && startsWithDigit(words)) return whole
  const limit = { comparator, value: one.value, ...unitFrom([one.unit, thingsAtStart(rest)]) }
  // a sign is the comparison itself, and no word of who told it
  const isSigned = /^[^\p{L}\d]+\d/u.test(words.slice(one.start))
  return isSigned ? limit : { ...limit, as_told: told.trim() }
}

/** "2 m a minute, about 6.5 feet": what is said again in another unit of the same dimension is about what was said, which holds. */
function withoutRestated(told: string): string {
  const [one, again, another] = quantitiesIn(told)
  const isAgain = one && again && !another && one.comparator !== 'approx' && again.comparator === 'approx'
  if (!isAgain || !isOfSameMeasure(one.unit, again.unit)) return told
  return told.slice(0, again.start).replace(/[\s,;(]+$/, '')
}

/** Whether two units measure the same; what is counted in a time, "3 L an hour", is said again without that, "about 0.8 gallons". */
function isOfSameMeasure(unit: string, again: string): boolean {
  const dimension = measureUnit(again)?.dimension
  return dimension !== undefined && [unit, unit.split(A_TIME, 1)[0] ?? ''].some((one) => measureUnit(one)?.dimension === dimension)
}

const A_TIME = /\/| (?:per|an?) /

/** Whether words hold nothing but a figure and what it counts; a rank, "Class 1", is a name, which stands as it was typed. */
function isBare(words: string, { start, unit }: Figure, rest: string): boolean {
  const isMore = rest.startsWith('of ') || unit.startsWith('of ') || rest.startsWith(',') || hasLetters(words.slice(0, start))
  return !isMore && !BETTER.test(words) && !RANKS.has(unit) && partedAtSpaces(rest).length <= MOST_WORDS
}

function unitFrom([unit = '', behind = '']: readonly string[]): { unit?: string } {
  const named = unit === 'dollars' || ` ${behind} `.includes(` ${unit} `) ? '' : unit
  const told = [named, ` ${named} `.endsWith(` ${behind} `) ? '' : behind].filter(Boolean).join(' ')
  return told === '' ? {} : { unit: told }
}

/** What is counted, where it begins what stands behind a number: "patches" of "patches may lift", "particles a liter". */
function thingsAtStart(rest: string): string {
  const words = wordsOf(rest)
  const isThing = (at: number) => THINGS.has(words[at]?.pos ?? '')
  const end = words.findIndex(({ pos }, at) => !isThing(at) && !(pos === 'DET' && at > 0 && isThing(at + 1)))
  return textOf(words.slice(0, end < 0 ? undefined : end)).trim()
}

const THINGS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'SYM'])

/** A limit in the words in which it was told, with how the one figure binds that does. */
function inWords(words: string, one?: Figure): Limit {
  return one && binds(one) && !isRatio(one) ? { comparator: one.comparator, value: words } : { value: words }
}

/** A mark whose words have no cell of their own: they stand as its value. */
export function inOneValue({ as_told, ...limit }: Limit): Limit {
  return as_told ? { ...(limit.comparator ? { comparator: limit.comparator } : {}), value: as_told } : limit
}

/**
 * Up to where the words behind a figure say of how many it has to hold: "of the defects", "for 9 out of 10 coupons". That is a part of the figure, word for
 * word to the end of its clause: without it the mark would be another one.
 */
export function shareEnd(rest: string): number {
  const clause = /^[\s,]*(?:\([^)]*\)|[^,;(])*/.exec(rest)?.[0] ?? ''
  return /^of\b/.test(clause.trim()) || isShare(clause) ? clause.length : 0
}

/** A number of a number: "9 out of 10", "nine of ten". */
function isShare(words: string): boolean {
  const told = wordsOf(words)
  return told.some(({ pos, text }, at) => {
    const before = told[at - 1]?.text.toLowerCase() === 'out' ? told[at - 2] : told[at - 1]
    return text.toLowerCase() === 'of' && before?.pos === 'NUM' && pos !== 'NUM' && told[at + 1]?.pos === 'NUM'
  })
}

/** Words whose numbers are figures: "four hundred milliseconds" is told so by who speaks or thinks aloud, and half of such a number would be another one. */
export function inFigures(told: string): string {
  return hasDigit(told) ? told : withFigures(told).text
}

/** "6 to 1": what goes down is no range. */
function isRatio({ comparator, value }: Figure): boolean {
  const [low = 0, high = 0] = value.split(' to ').map(Number)
  return comparator === 'range' && low > high
}

/** What is counted or measured stands behind its number in so few words, also where it is no unit: "4 weight percent", "12 parts", "8 % CV". */
const MOST_WORDS = 3
