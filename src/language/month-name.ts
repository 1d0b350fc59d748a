/** The months of the year, in order. */
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The name of a month in full, as the source of a regular expression. */
export const MONTH_NAME = MONTHS.join('|')

/** The name of a month in full or cut after its third letter ("Sept." has four), as the source of a regular expression. */
export const SHORT_MONTH = String.raw`(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
  .join('|')
  .replace('Sep(', 'Sept?(')
  .replace('Sept?(?:tember', 'Sept?(?:ember')})\.?`

const MONTH_BEHIND = new RegExp(String.raw`^\s(?:of\s)?${SHORT_MONTH}(?!\p{L})`, 'u')

/** Whether a number is the day of a date, by what stands behind it: "30 June 2028" counts no thirty of anything. */
export function isDayOf(behind: string): boolean {
  return MONTH_BEHIND.test(behind)
}
