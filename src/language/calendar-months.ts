import { monthOf, SHORT_MONTH } from './calendar-date.ts'
import { hasDigit } from './characters.ts'

/** A month of the calendar that some words name: "mid-March" is 3, "June 2027" is 6 of its year. */
export type NamedMonth = { month: number; year?: number }

const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<month>${SHORT_MONTH})(?![\p{L}])(?:,?\s(?:\d{1,2},?\s)?(?<year>(?:19|20)\d\d))?(?!\d)`,
  'giu',
)

/** In months. */
export const A_YEAR = 12

/** The months that words name, in their order; "may" in small letters is a verb. */
export function namedIn(words: string): NamedMonth[] {
  return [...words.matchAll(NAMED)].flatMap(({ groups: { month: name = '', year = '' } = {} }) => {
    if (name.startsWith('may')) return []
    return [{ month: monthOf(name), ...(year && { year: Number(year) }) }]
  })
}

/**
 * The month of the calendar from which others are counted: who tells each step's time by the calendar begins with the earliest. Without years it is the one
 * behind the longest stretch of the year that is not named at all; undefined where fewer than two months are named, these go all around the year, or the
 * months of a third are told by their number.
 */
export function firstMonth(told: readonly string[]): NamedMonth | undefined {
  const numbered = told.filter((words) => isNumbered(words) && namedIn(words).length === 0).length
  if (numbered * 3 >= told.length && numbered > 0) return undefined
  const named = told.flatMap(namedIn)
  if (named.length > 0 && named.every(({ year }) => year !== undefined))
    return named.reduce((one, other) => (isLater(one, other) ? other : one))
  const months = [...new Set(named.map(({ month }) => month))].sort((a, b) => a - b)
  const gaps = months.map((month, at) => ({ month, before: (month - (months.at(at - 1) ?? month) + A_YEAR - 1) % A_YEAR }))
  const longest = Math.max(...gaps.map(({ before }) => before))
  const [only, another] = gaps.filter(({ before }) => before === longest)
  return another || months.length < 2 ? undefined : only && { month: only.month }
}

/** "Months 3 to 5", or "3 to 5" alone. */
function isNumbered(words: string): boolean {
  return namesMonths(words) || (hasDigit(words) && !/\p{L}{3}/u.test(words))
}

/** Whether words say that they name months, in whatever short form: "months 2 and 3", "mo 2-4", "M3". */
export function namesMonths(words: string): boolean {
  return /\b(?:months?|mos?|mths?)(?![a-z])|\bm(?=\d)/i.test(words)
}

function isLater(one: NamedMonth, other: NamedMonth): boolean {
  return monthsSince(other, one) > 0
}

/** How many months later one is than another; without years within one. */
export function monthsSince({ month, year }: NamedMonth, later: NamedMonth): number {
  const by = later.month - month
  return year === undefined || later.year === undefined ? (by + A_YEAR) % A_YEAR : by + A_YEAR * (later.year - year)
}

/** Whether words name a month of the calendar: "19 Apr - 18 June". */
export function namesCalendarMonth(words: string): boolean {
  return namedIn(words).length > 0
}

/** From which month to which, counted from the first one as 1: "mid March to end of April" is 1 to 2 from March on; undefined where none is named. */
export function countedMonths(words: string, first: NamedMonth): { from: number; to: number } | undefined {
  const counted = namedIn(words).map((one) => monthsSince(first, one) + 1)
  return counted.length === 0 || Math.min(...counted) < 1 ? undefined : { from: Math.min(...counted), to: Math.max(...counted) }
}

const BESIDE_DATE = /^\s*(?:months?\s+)?(?<from>\d{1,2})(?:\s*(?:-|–|to)\s*(?<to>\d{1,2}))?\s*(?:[,;(]\s*(?=\p{L})|(?=by\s))/iu

/** No phase lasts longer, in months; a higher number is none of a month. */
export const LONGEST = 36

/** Months that are told by their numbers before a date: "1 (by March 12)" is the first, "2-3, done by 30 April" the second and the third. */
export function numberedBesideDate(words: string): { from: number; to: number } | undefined {
  const { from = '', to = from } = BESIDE_DATE.exec(words)?.groups ?? {}
  const [low, high] = [Number(from), Number(to)]
  return namesCalendarMonth(words) && low >= 1 && low <= high && high <= LONGEST ? { from: low, to: high } : undefined
}
