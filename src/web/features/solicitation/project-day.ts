const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A moment's day as people write it; nothing where it is none. */
export function dayText(moment: string | number): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : DAY.format(date)
}

/** Until when a topic takes proposals, from the day as it prints it: "Closes Feb 5, 2025", "Closed Feb 5, 2025". A day that cannot be read is told as printed. */
export function closingText(closes: string, now: Date): string {
  const day = dayText(closes)
  if (day === '') return `Closes ${closes}`
  const end = new Date(closes)
  end.setHours(23, 59, 59)
  return `${end < now ? 'Closed' : 'Closes'} ${day}`
}
