import { type NamedMonth, namedDates } from '../../language/calendar-date.ts'
import { calendarMonth, dayTold } from '../../language/calendar-day.ts'
import { countedMonth } from '../../language/calendar-months.ts'
import type { Check } from './check.ts'
import type { CountedTest } from './composed/counted-tests.ts'
import type { Span } from './composed/spine.ts'
import { isEnded } from './composed/spine.ts'
import type { PlannedSchedule } from './planned-milestones.ts'
import type { Proof, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** What is told of a step and its tests with the milestones in which they count. */
type Laid = { spans: readonly Span[]; counted: readonly CountedTest[]; schedule: PlannedSchedule; numbers: ReadonlyMap<string, number> }

/** Something that is over at a time, in words and as it compares with others: days where a day is told, else the whole month. */
type Time = { words: string; at: number; cell: 'to_month' | 'result' | 'proof' }

/**
 * Steps of which months, result or tests are told for later than the milestone is due that they count in: one finding a step, with the latest of them. A
 * day is compared where it is known from when months are counted, since only then a milestone has a day.
 */
export function lateChecks({ plan }: Pick<WorkBreakdown, 'plan'>, laid: Laid): Check[] {
  const first = calendarMonth(plan.start ?? '')
  return laid.spans.flatMap((span) =>
    span.portions.filter(isEnded).flatMap(({ step }): Check[] => {
      const own = [...timesIn(step.dated, 'to_month', first), ...timesIn(step.result, 'result', first)]
      return lateIn(step, [{ number: span.number, times: own }, ...testTimes(step, laid, first)], laid, first)
    }),
  )
}

type Counts = { number: number; times: readonly Time[] }

function testTimes(step: WorkStep, { counted }: Laid, first: NamedMonth | undefined): Counts[] {
  return counted.filter((one) => one.step.id === step.id).map(({ proof, number }) => ({ number, times: timesOf(proof, first) }))
}

function timesOf({ quantity, as_told, value, condition, runs, by_month }: Proof, first: NamedMonth | undefined): Time[] {
  const days = [quantity, as_told ?? value, condition, runs].flatMap((words) => timesIn(words, 'proof', first))
  return [...days, ...(by_month ? [{ words: `month ${by_month}`, at: by_month * A_MONTH, cell: 'proof' as const }] : [])]
}

function lateIn({ id }: WorkStep, all: readonly Counts[], { schedule, numbers }: Laid, first: NamedMonth | undefined): Check[] {
  const late = all.flatMap(({ number, times }) => {
    const due = dueAt(number, schedule, first)
    // of a month its end counts, unless the milestone has its day later in it
    return times
      .filter(({ at }) => at > Math.max(due.at, at % A_MONTH === 0 ? due.month * A_MONTH : 0))
      .map((time) => ({ time, number, due }))
  })
  const [worst] = late.toSorted((one, other) => other.time.at - one.time.at)
  if (!worst) return []
  const { time, number, due } = worst
  const what = `Work step ${numbers.get(id) ?? ''} is told for ${time.words}, but milestone ${number}, in which that counts, is due ${due.words}.`
  return [{ kind: 'months', row_id: id, cell: time.cell, what, mends: 'Change the date here, or let the milestone be due later.' }]
}

function dueAt(
  number: number,
  { dues, named }: PlannedSchedule,
  first: NamedMonth | undefined,
): { words: string; at: number; month: number } {
  const month = dues[number - 1] ?? 0
  const [day] = timesIn(named[number - 1]?.due_date, 'proof', first)
  return day && Math.ceil(day.at / A_MONTH) === month
    ? { words: `on ${day.words}`, at: day.at, month }
    : { words: `in month ${month}`, at: month * A_MONTH, month }
}

/** No month has more days. */
const A_MONTH = 32

/** A day without its year so many months on lies before the work and not behind it. */
const LONGEST_WORK = 9

/** The days that words name, counted from the month in which the work starts. */
function timesIn(words = '', cell: Time['cell'], first: NamedMonth | undefined): Time[] {
  if (!first) return []
  return namedDates(words).flatMap((date): Time[] => {
    const { start, end, day, year } = date
    const month = countedMonth(date, first)
    // a day without its year that would lie behind the work is one before it: "as measured on 4 May"
    if (day === undefined || month === undefined || (year === undefined && month > LONGEST_WORK)) return []
    return [{ words: dayTold(words.slice(start, end), first) ?? '', at: (month - 1) * A_MONTH + day, cell }]
  })
}
