import type { Row } from '../../../domain/work-breakdown/rows.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { yearOf } from '../../../language/calendar-day.ts'
import { namesCalendarMonth } from '../../../language/calendar-months.ts'
import { MONTHS } from '../../../language/month-name.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import type { Piece } from './gathered-rows.ts'
import { withPlanCells } from './plan-cells.ts'
import { read } from './read-cell.ts'

/** When the work begins, in the row about the plan, where the steps tell their months by the calendar: with its day where dates beside them tell the year. */
export function withStart(
  rows: readonly Row[],
  first: NamedMonth | undefined,
  months: readonly Piece[],
  answers: readonly SubjectAnswer[],
): Row[] {
  const told = months.filter(({ text }) => namesCalendarMonth(text))
  if (!first || told.length === 0) return [...rows]
  const slots = new Set(told.map(({ slot }) => slot))
  const beside = answers.filter(({ slot }) => slots.has(slot))
  const yearTold = yearOf(
    first,
    beside.map(({ answer }) => answer),
  )
  const year = first.year ?? yearTold
  // the sentence with the date says it, where there is one
  const dated = beside
    .flatMap(({ slot, answer }) => sentencesOfLines(answer).map((text) => ({ slot, text })))
    .find(({ text }) => yearTold !== undefined && yearOf(first, [text]) === year)
  const name = MONTHS[first.month - 1]
  return withPlanCells(rows, { start: read(year === undefined ? `${name}` : `1 ${name} ${year}`, dated ? [dated] : told) })
}
