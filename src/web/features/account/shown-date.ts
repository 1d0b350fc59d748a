const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A day of the server's, as people write it; what is no date is shown as it came. */
export function shownDate(date: string): string {
  return shown(date, DAY)
}

/** The same with the time of day. */
export function shownMoment(date: string): string {
  return shown(date, MOMENT)
}

function shown(date: string, format: Intl.DateTimeFormat): string {
  const at = new Date(date)
  return Number.isNaN(at.getTime()) ? date : format.format(at)
}
