const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Units of time with their length in seconds, the longest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was written, as one says it: "2 hours ago". A clock that is ahead makes nothing lie in the future. */
export function writtenAgo(written_at: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(written_at)) / 1000
  const unit = UNITS.find(([, length]) => seconds >= length)
  return unit ? RELATIVE.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

/** When something was written, in the person's own time zone: "Nov 20, 2026, 2:30 PM". */
export function writtenAt(written_at: string): string {
  return EXACT.format(new Date(written_at))
}
