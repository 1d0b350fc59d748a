import type { ReactNode } from 'react'
import { calendarMonth } from '../../../../language/calendar-day.ts'
import { firstMonth, namesCalendarMonth, numberedBesideDate } from '../../../../language/calendar-months.ts'
import type { FieldRow } from './field-rows.ts'
import { type Counting, monthsIn } from './use-counting.ts'

type StartAskedProps = { rows: readonly FieldRow[]; own: string; counting: Counting; children: ReactNode }

/** The field of the day from which months are counted, where it is told here, or a field has a date and nobody has told it. */
export function StartAsked({ rows, own, counting: { start, months }, children }: StartAskedProps) {
  const isDated = monthsIn(rows).some((words) => namesCalendarMonth(words) && !numberedBesideDate(words))
  const isKnown = calendarMonth(start) !== undefined || firstMonth(months) !== undefined
  return own !== '' || (isDated && !isKnown) ? children : null
}
