/** A month of a year in a text: "March 2024" is "3/2024". */
type CalendarDate = { start: number; end: number; date: string }

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAMED =
  /(?<![\p{L}\d])(?:\d{1,2}\s)?(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:of\s)?(?<year>(?:19|20)\d\d)(?!\d)/gu
const PRINTED =
  /(?<!\d)(?<month>\d{1,2})\/\d{1,2}\/(?<year>(?:19|20)\d\d)(?!\d)|(?<!\d)(?<first>(?:19|20)\d\d)-(?<second>\d{2})-\d{2}(?!\d)/g

/** The months with their year that a text names. */
export function datesIn(text: string): CalendarDate[] {
  if (!/(?:19|20)\d\d/.test(text)) return []
  return [...text.matchAll(NAMED), ...text.matchAll(PRINTED)].map((match) => {
    const { month = match.groups?.second ?? '', year = match.groups?.first ?? '' } = match.groups ?? {}
    const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
    return { start: match.index, end: match.index + match[0].length, date: `${named || Number(month)}/${year}` }
  })
}
