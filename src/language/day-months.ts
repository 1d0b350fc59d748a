/** "Day 40-105", "by day 90": days that are counted from the award, as what opens a text. */
const DAYS = /^\W*(?:(?:at|by|on|in|from) )?days? ?(\d{1,4})(?:\s?(?:-|–|to)\s?(?:day )?(\d{1,4}))?\b/i

/** The months in which days lie that are counted from the award and open a text, both from 1; undefined where it names none. */
export function monthsOfDays(words: string): { from: number; to: number } | undefined {
  const [, from, to = from] = DAYS.exec(words) ?? []
  return from === undefined ? undefined : { from: monthOfDay(Number(from)), to: monthOfDay(Number(to)) }
}

const DAYS_A_YEAR = 365
const MONTHS_A_YEAR = 12

function monthOfDay(day: number): number {
  return Math.max(1, Math.ceil((day * MONTHS_A_YEAR) / DAYS_A_YEAR))
}
