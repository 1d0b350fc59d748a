import { isSpan, type NamedMonth, namedDates } from '../../language/calendar-date.ts'
import { calendarMonth } from '../../language/calendar-day.ts'
import { countedMonths, namesCalendarMonth } from '../../language/calendar-months.ts'
import { timeFrom } from '../../language/time-words.ts'
import { planNumbersIn } from '../grounding/plan-number.ts'
import type { Months } from '../program.ts'
import type { Check } from './check.ts'
import { personNamed } from './composed/people.ts'
import { unclearDates } from './composed/result-dates.ts'
import { itemsOf } from './composed/result-items.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

type Numbered = { step: WorkStep; number: number }

/** Days and months of the calendar of which nobody can tell which months of the plan they are, and people who are told for other months than their step. */
export function dateChecks(steps: readonly Numbered[], breakdown: WorkBreakdown, period: Months): Check[] {
  const first = calendarMonth(breakdown.plan.start ?? '')
  return [
    ...steps.flatMap((one) => resultChecks(one, first, period)),
    ...(first ? [] : withoutStart(breakdown)),
    ...steps.flatMap((one) => absentIn(one, breakdown, first)),
  ]
}

/** "15 days before the end": the plan's own, whose day is known. */
const OF_PERIOD = /\bthe end(?: of the (?:period|effort|contract|phase|project)\b.*)?$/i

function resultChecks({ step, number }: Numbered, first: NamedMonth | undefined, period: Months): Check[] {
  const { id, result = '', to_month: near } = step
  const at = { kind: 'months', row_id: id, cell: 'result' } as const
  const fromOther = itemsOf(result).find(
    ({ due }) => due && timeFrom(due.by) && !OF_PERIOD.test(due.by) && !due.recurs && !due.month && !namesCalendarMonth(due.by),
  )
  const [unclear] = first ? unclearDates(result, { first, near, last: period }) : []
  return [
    ...(fromOther
      ? [
          {
            ...at,
            what: `Work step ${number} hands over "${fromOther.thing}" ${fromOther.due?.by}: on which day is that?`,
            mends: 'Type the day in the place of these words.',
          },
        ]
      : []),
    ...(unclear
      ? [
          {
            ...at,
            what: `In which year is "${unclear.date}", for which the result of step ${number} is told?`,
            mends: 'Type the date with its year.',
            choices: unclear.choices.map(({ date, month }) => ({
              label: `${date} (month ${month})`,
              cells: { result: result.replace(unclear.date, () => date) },
            })),
          },
        ]
      : []),
  ]
}

/** A day of the calendar tells a month of the plan only where it is known from when months are counted. */
function withoutStart({ milestones = [] }: WorkBreakdown): Check[] {
  const dated = milestones.find(({ due_month, due_date }) => due_date !== undefined && due_month === undefined)
  if (!dated) return []
  return [
    {
      kind: 'months',
      row_id: dated.id,
      cell: 'due_month',
      what: `"${dated.title}" is due on ${dated.due_date}, but nothing says from when months are counted.`,
      mends: 'Say under "The plan as a whole" on which day the award is assumed, or type the month.',
    },
  ]
}

/** People whose hours are told for a span of months that has none of a step on which they work. */
function absentIn({ step, number }: Numbered, { people }: WorkBreakdown, first: NamedMonth | undefined): Check[] {
  const { from_month, to_month } = step
  if (from_month === undefined || to_month === undefined) return []
  const working = new Set([step.lead ?? '', ...step.people].flatMap((name) => personNamed(name, people) ?? []))
  return [...working].flatMap(({ id, name, hours = '' }): Check[] => {
    const told = spanIn(hours, first)
    if (!told || (told.from <= to_month && told.to >= from_month)) return []
    return [
      {
        kind: 'person',
        row_id: id,
        cell: 'hours',
        what: `${name} is told for months ${told.from} to ${told.to} ("${hours}"), but works on step ${number} in months ${from_month} to ${to_month}.`,
        mends: 'Change these months, or take them out of the people of the step.',
      },
    ]
  })
}

/** The span of months that hours are told for: "full time, January through May 2031", "months 3 to 8". */
function spanIn(hours: string, first: NamedMonth | undefined): { from: Months; to: Months } | undefined {
  const [one, next, another] = namedDates(hours)
  if (first && one && next && !another && isSpan(hours, one, next)) return countedMonths(hours, first)
  const numbers = planNumbersIn(hours).flatMap(({ names, numbers }) => (names === 'month' ? numbers.map(Number) : []))
  return numbers.length > 1 ? { from: Math.min(...numbers), to: Math.max(...numbers) } : undefined
}
