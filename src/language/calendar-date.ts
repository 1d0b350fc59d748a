import { withoutEnd } from './characters.ts'
import { MONTH_NAME, MONTHS, SHORT_MONTH } from './month-name.ts'

/** A month of a year in a text: "March 2024" is "3/2024". */
type CalendarDate = { start: number; end: number; date: string }

/** A date with its day and year, as the source of a regular expression: "30 June 2025", "June 30, 2025", "6/30/2025". */
export const DATE = String.raw`(?:\d{1,2}\s)?(?:${MONTH_NAME})\s(?:\d{1,2},?\s)?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}`

/** A month of the calendar that words name: "mid-March" is 3, "June 2027" is 6 of its year. */
export type NamedMonth = { month: number; year?: number; day?: number }

/** The same with its day where one is told, and where it stands. */
export type NamedDate = NamedMonth & { start: number; end: number }

const YEAR = String.raw`(?:19|20)\d\d`
const ORDINAL = '(?:st|nd|rd|th)?'
const NAMED = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:(?<day>\d{1,2})${ORDINAL}\s(?:of\s)?)?(?<month>${SHORT_MONTH})(?!\p{L})`,
    String.raw`(?:\s(?<behind>\d{1,2})${ORDINAL}(?!\.?\d))?(?:,?\s(?:of\s)?(?<year>${YEAR})(?!\d))?`,
  ].join(''),
  'giu',
)
const SLASHED = new RegExp(String.raw`(?<!\d)(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>${YEAR})(?!\d)`, 'g')
const DASHED = new RegExp(String.raw`(?<!\d)(?<year>${YEAR})-(?<month>\d{2})-(?<day>\d{2})(?!\d)`, 'g')

/** The month of the year that a name or its first letters stand for, from 1; 0 for none. */
export const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** What stands between the months of a span, and between others that are told in one breath: "Jan-Mar 2020", "June and July 2027". */
const SPAN = /^\s?(?:-|–|—|to|through|until)\s?$/
const BESIDE = /^\s?(?:and|or|\/)\s?$/

/** Whether two dates that follow each other in some words are the ends of a span. */
export function isSpan(words: string, { end }: NamedDate, { start }: NamedDate): boolean {
  return SPAN.test(words.slice(end, start))
}

/** The dates that words name, in their order; a month that has no year of its own and is joined to the next has the year of that. "May" in small letters is a verb. */
export function namedDates(words: string): NamedDate[] {
  const named = [NAMED, SLASHED, DASHED].flatMap((form) => [...words.matchAll(form)].flatMap((match) => dateOf(match) ?? []))
  const dates = named.sort((one, other) => one.start - other.start)
  return dates.map((one, at) => {
    const next = dates[at + 1]
    if (one.year !== undefined || next?.year === undefined || !(isSpan(words, one, next) || BESIDE.test(words.slice(one.end, next.start))))
      return one
    return { ...one, year: one.month > next.month ? next.year - 1 : next.year }
  })
}

function dateOf({ 0: whole, index: start, groups = {} }: RegExpExecArray): NamedDate | undefined {
  const { month: name = '', year, behind, day = behind } = groups
  const month = monthOf(name) || Number(name)
  if (name.startsWith('may') || month > MONTHS.length) return undefined
  return { start, end: start + whole.length, month, ...(year && { year: Number(year) }), ...(day && { day: Number(day) }) }
}

/** Each form in which a month may be written that a word names: "jan", "january"; none for any other word. */
export function monthForms(word: string): string[] {
  const low = withoutEnd(word.toLowerCase(), '.')
  const name = MONTHS.map((month) => month.toLowerCase()).find(
    (month) => month === low || month.slice(0, 3) === low || (low === 'sept' && month.startsWith(low)),
  )
  return name ? [name, name.slice(0, 3), ...(name.startsWith('sept') ? ['sept'] : [])] : []
}

/** The months with their year that a text names. */
export function datesIn(text: string): CalendarDate[] {
  if (!/(?:19|20)\d\d/.test(text)) return []
  return namedDates(text).flatMap(({ start, end, month, year }) => (year === undefined ? [] : [{ start, end, date: `${month}/${year}` }]))
}
