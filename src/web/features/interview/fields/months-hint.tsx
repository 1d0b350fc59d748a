import { MONTHS } from '../../../../language/calendar-date.ts'
import { countedMonths, firstMonth } from '../../../../language/calendar-months.ts'

/** Which months of the plan are meant where they are told by the calendar. */
export function MonthsHint({ id, told, words }: { id: string | undefined; told: readonly string[]; words: string }) {
  const first = firstMonth(told)
  const counted = first && countedMonths(words, first)
  if (!counted) return null
  const { from, to } = counted
  return (
    <p id={id} className="text-caption text-muted">
      {`${from === to ? `Month ${from}` : `Months ${from} to ${to}`}, with ${MONTHS[first.month - 1]} as month 1.`}
    </p>
  )
}
