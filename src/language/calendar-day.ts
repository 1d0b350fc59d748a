import { type NamedDate, type NamedMonth, namedDates } from './calendar-date.ts'
import { A_YEAR, type Around, countedMonth, isEarlierDay } from './calendar-months.ts'
import { MONTHS } from './month-name.ts'

/** The one month of the calendar that words name; undefined where they name none or several. */
export function calendarMonth(words: string): NamedDate | undefined {
  const [only, another] = namedDates(words)
  return another ? undefined : only
}

/** The year of a month from which others are counted, where months that are told with their years bear it out. */
export function yearOf({ month: first }: NamedMonth, told: readonly string[]): number | undefined {
  const years = told.flatMap(namedDates).flatMap(({ month, year }) => (year === undefined ? [] : [month >= first ? year : year - 1]))
  return new Set(years).size === 1 ? years[0] : undefined
}

/** The year of a date: its own, else that of the month of the plan that it means; undefined where nobody can tell. */
export function yearIn(date: NamedMonth, first?: NamedMonth, around?: Around): number | undefined {
  const month = first && countedMonth(date, first, around)
  // the plan's month of 3 January from 6 December on is its first, and began in December
  const isBehind = first !== undefined && date.month !== first.month && isEarlierDay(date, first)
  return date.year ?? (first?.year && month && first.year + Math.floor((first.month + month - (isBehind ? 1 : 2)) / A_YEAR))
}

/** The day of the calendar that words name alone, with its year where that of the first month is known: "by Oct 15" is "15 October 2026". */
export function dayTold(words: string, first?: NamedMonth, around?: Around): string | undefined {
  const named = calendarMonth(words)
  return named?.day === undefined ? undefined : [named.day, MONTHS[named.month - 1], yearIn(named, first, around)].filter(Boolean).join(' ')
}
