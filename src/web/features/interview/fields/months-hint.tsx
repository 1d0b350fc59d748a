import { MONTHS } from '../../../../language/calendar-date.ts'
import { calendarMonth } from '../../../../language/calendar-day.ts'
import { countedMonths, firstMonth, namesMonths } from '../../../../language/calendar-months.ts'
import type { Counting } from './use-counting.ts'

type MonthsHintProps = { id: string | undefined; counting: Counting; words: string }

/** Which months of the plan are meant where they are told by the calendar. */
export function MonthsHint({ id, counting: { start, months }, words }: MonthsHintProps) {
  const first = calendarMonth(start) ?? firstMonth(months)
  const counted = first && !namesMonths(words) ? countedMonths(words, first) : undefined
  if (!first || !counted) return null
  const { from, to } = counted
  const opening = [MONTHS[first.month - 1], first.year].filter(Boolean).join(' ')
  return (
    <p id={id} className="text-caption text-muted">
      {`= ${from === to ? `month ${from}` : `months ${from} to ${to}`}, with ${opening} as month 1.`}
    </p>
  )
}
