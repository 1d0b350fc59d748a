import { isSpan, type NamedMonth, namedDates } from './calendar-date.ts'
import { hasDigit } from './characters.ts'

/** In months. */
export const A_YEAR = 12

/** No phase lasts longer, in months; a higher number is none of a month. */
export const LONGEST = 36

/**
 * The month of the calendar from which others are counted: who tells each step's time by the calendar begins with the earliest. Without years it is the one
 * behind the longest stretch of the year that is not named at all; undefined where fewer than two months are named, these go all around the year, or the
 * months of a third are told by their number.
 */
export function firstMonth(told: readonly string[]): NamedMonth | undefined {
  const numbered = told.filter((words) => isNumbered(words) && namedDates(words).length === 0).length
  if (numbered * 3 >= told.length && numbered > 0) return undefined
  const named = told.flatMap(namedDates).map(({ month, year }): NamedMonth => ({ month, ...(year !== undefined && { year }) }))
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
  return namedDates(words).length > 0
}

/** Where a month without a year is looked for: as near as can be to a month of the plan, where that can be not before another one, and not behind the last. */
export type Around = { near?: number | undefined; after?: number | undefined; last?: number | undefined }

/** The months of the plan, counted from the first one as 1, that a date may mean: one where its year is known, else one in each year of the work. They begin on the day of the first: 5 January is within the sixth from 6 July on. */
export function readingsOf(one: NamedMonth, first: NamedMonth, last: number = LONGEST): number[] {
  const since = monthsSince(first, one)
  const from = since > 0 && isEarlierDay(one, first) ? since : since + 1
  if (one.year !== undefined && first.year !== undefined) return from < 1 ? [] : [from]
  const all = Array.from({ length: LONGEST / A_YEAR }, (_, years) => from + years * A_YEAR).filter((month) => month <= last)
  return all.length > 0 ? all : [from]
}

/** Whether a date is of the month of the plan that began in the month before: its day comes before that of the award. */
export function isEarlierDay(one: NamedMonth, first: NamedMonth): boolean {
  return one.day !== undefined && one.day < (first.day ?? 1)
}

/** The month of the plan that a date means: of several the nearest, and where nobody says to what, the first; undefined where two are equally near, or it lies before the plan. */
export function countedMonth(one: NamedMonth, first: NamedMonth, { near, after = 1, last }: Around = {}): number | undefined {
  const readings = readingsOf(one, first, last)
  if (near === undefined) return readings.find((month) => month >= after) ?? readings[0]
  const away = readings.map((month) => Math.abs(month - near))
  const nearest = readings.filter((_, at) => away[at] === Math.min(...away))
  return nearest.length === 1 ? nearest[0] : undefined
}

/**
 * From which month to which, counted from the first one as 1: "mid March to end of April" is 1 to 2 from March on, and a span ends behind its beginning;
 * undefined where none is named.
 */
export function countedMonths(words: string, first: NamedMonth, around?: Around): { from: number; to: number } | undefined {
  const dates = namedDates(words)
  const counted: number[] = []
  for (const [at, one] of dates.entries()) {
    const month = countedMonth(one, first, around)
    if (month === undefined) return undefined
    const before = dates[at - 1]
    const isNextYear = before && one.year === undefined && isSpan(words, before, one) && month < (counted.at(-1) ?? 0)
    counted.push(isNextYear ? month + A_YEAR : month)
  }
  return counted.length === 0 ? undefined : { from: Math.min(...counted), to: Math.max(...counted) }
}

const BESIDE_DATE = /^\s*(?:months?\s+)?(?<from>\d{1,2})(?:\s*(?:-|–|to)\s*(?<to>\d{1,2}))?\s*(?:[,;(]\s*(?=\p{L})|(?=by\s))/iu

/** Months that are told by their numbers before a date: "1 (by March 12)" is the first, "2-3, done by 30 April" the second and the third. */
export function numberedBesideDate(words: string): { from: number; to: number } | undefined {
  const { from = '', to = from } = BESIDE_DATE.exec(words)?.groups ?? {}
  const [low, high] = [Number(from), Number(to)]
  return namesCalendarMonth(words) && low >= 1 && low <= high && high <= LONGEST ? { from: low, to: high } : undefined
}
