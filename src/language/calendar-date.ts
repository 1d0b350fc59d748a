import { withoutEnd } from './characters.ts'

/** A month of a year in a text: "March 2024" is "3/2024". */
type CalendarDate = { start: number; end: number; date: string }

/** The months of the year, in order. */
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The name of a month in full, as the source of a regular expression. */
export const MONTH_NAME = MONTHS.join('|')

/** The name of a month in full or cut after its third letter ("Sept." has four), as the source of a regular expression. */
export const SHORT_MONTH = String.raw`(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
  .join('|')
  .replace('Sep(', 'Sept?(')
  .replace('Sept?(?:tember', 'Sept?(?:ember')})\.?`

/** A date with its day and year, as the source of a regular expression: "30 June 2025", "June 30, 2025", "6/30/2025". */
export const DATE = String.raw`(?:\d{1,2}\s)?(?:${MONTH_NAME})\s(?:\d{1,2},?\s)?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}`

const YEAR = String.raw`(?:19|20)\d\d`
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}\s)?(?<month>${SHORT_MONTH})\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:of\s)?(?<year>${YEAR})(?!\d)`,
  'gu',
)
const PRINTED = new RegExp(
  String.raw`(?<!\d)(?<month>\d{1,2})\/\d{1,2}\/(?<year>${YEAR})(?!\d)|(?<!\d)(?<first>${YEAR})-(?<second>\d{2})-\d{2}(?!\d)`,
  'g',
)

/** The month of the year that a name or its first letters stand for, from 1; 0 for none. */
export const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** "Jan-" of "Jan-Mar 2020": a month that has its year from the one behind it. */
const JOINED = new RegExp(String.raw`(?<![\p{L}\d])(${SHORT_MONTH})\s?(?:-|–|—|to|through|until|and|or|\/)\s?$`, 'u')

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
  return [...text.matchAll(NAMED), ...text.matchAll(PRINTED)].flatMap((match) => {
    const { month = match.groups?.second ?? '', year = match.groups?.first ?? '' } = match.groups ?? {}
    const own = { start: match.index, end: match.index + match[0].length, date: `${monthOf(month) || Number(month)}/${year}` }
    const joined = JOINED.exec(text.slice(Math.max(0, match.index - LONGEST_JOINED), match.index))
    const start = match.index - (joined?.[0].length ?? 0)
    return joined ? [{ start, end: start + (joined[1] ?? '').length, date: `${monthOf(joined[1] ?? '')}/${year}` }, own] : [own]
  })
}

/** No month with what joins it to the next is longer, in characters. */
const LONGEST_JOINED = 24
