import { MONTHS, SHORT_MONTH } from './calendar-date.ts'
import { A_YEAR, monthsSince, type NamedMonth, namedIn } from './calendar-months.ts'

/** The one month of the calendar that words name; undefined where they name none or several. */
export function calendarMonth(words: string): NamedMonth | undefined {
  const [only, another] = namedIn(words)
  return another ? undefined : only
}

/** The year of a month from which others are counted, where months that are told with their years bear it out. */
export function yearOf({ month: first }: NamedMonth, told: readonly string[]): number | undefined {
  const years = told.flatMap(namedIn).flatMap(({ month, year }) => (year === undefined ? [] : [month >= first ? year : year - 1]))
  return new Set(years).size === 1 ? years[0] : undefined
}

const DAY = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?${SHORT_MONTH}|${SHORT_MONTH}\s(?<behind>\d{1,2})(?!\d)`,
  'iu',
)

/** The day of the calendar that words name alone, with its year where that of the first month is known: "by Oct 15" is "15 October 2026". */
export function dayTold(words: string, first?: NamedMonth): string | undefined {
  const named = calendarMonth(words)
  const { day, behind } = DAY.exec(words)?.groups ?? {}
  if (!named || (day ?? behind) === undefined) return undefined
  const year = named.year ?? (first?.year && first.year + Math.floor((first.month - 1 + monthsSince(first, named)) / A_YEAR))
  return [day ?? behind, MONTHS[named.month - 1], year].filter(Boolean).join(' ')
}
