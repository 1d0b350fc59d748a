import { type NamedMonth, namedDates } from '../../language/calendar-date.ts'
import { calendarMonth, yearIn } from '../../language/calendar-day.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { Check } from './check.ts'
import { shortened } from './composed/thing.ts'
import { dayNamed, monthNamed } from './deadline.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** The cells of a step in which somebody may tell a day. */
const DATED = ['action', 'method', 'place', 'result'] as const

/** A day in a cell of a step that is behind the one by which a requirement asks for something, and that one, both as they are printed. */
export type LateDay = { cell: (typeof DATED)[number]; told: string; by: string }

/** Such days of a step; none where it tells none, or the requirement names no day. `first` is the month from which months are counted. */
export function lateDays(step: WorkStep, requirement: Requirement, first?: NamedMonth): LateDay[] {
  const by = dayNamed(requirement)
  if (!by) return []
  return DATED.flatMap((cell) => {
    const words = step[cell] ?? ''
    const behind = namedDates(words).filter((one) => isBehind({ ...one, year: yearIn(one, first) }, by))
    return behind.map(({ start, end }) => ({ cell, told: words.slice(start, end), by: by.printed }))
  })
}

/** Whether a day is surely behind another one: a month without a day is so only as a whole. */
function isBehind(one: { year?: number | undefined } & NamedMonth, other: NamedMonth): boolean {
  if (one.year === undefined || other.year === undefined) return false
  const months = (one.year - other.year) * MONTHS_OF_YEAR + one.month - other.month
  return months > 0 || (months === 0 && one.day !== undefined && other.day !== undefined && one.day > other.day)
}

const MONTHS_OF_YEAR = 12

/** How a step is later than a requirement asks, by the day that it tells or by the month in which it ends, as a sentence; undefined where it is not, or nobody can tell. */
export function lateness(step: WorkStep, requirement: Requirement, { start }: WorkBreakdown['plan']): string | undefined {
  const [day] = lateDays(step, requirement, calendarMonth(start ?? ''))
  if (day) return `The step says ${day.told}, the topic names ${day.by}.`
  const by = monthNamed(requirement) ?? Number.POSITIVE_INFINITY
  return (step.to_month ?? 0) > by ? `The step ends in month ${step.to_month}, the topic names month ${by}.` : undefined
}

const LONGEST_QUOTE = 200

/** Steps that are said to answer what is asked by a day of the calendar and tell a later one. What a person has said to be in time is. */
export function lateDayChecks(
  steps: readonly { step: WorkStep; number: number }[],
  { plan }: WorkBreakdown,
  requirements: readonly Requirement[],
  phase: Parameters<typeof isOfPhase>[1],
): Check[] {
  const first = calendarMonth(plan.start ?? '')
  return requirements.flatMap((one) =>
    steps.flatMap(({ step, number }): Check[] => {
      const { id, limits = [], requirement_ids } = step
      const isInTime = (day: LateDay) => limits.some(({ requirement_id, told }) => requirement_id === one.id && told === day.told)
      const all = requirement_ids.includes(one.id) && isOfPhase(one, phase) ? lateDays(step, one, first) : []
      const late = all.find((day) => !isInTime(day))
      if (!late) return []
      const asked = shortened(requirementWords(one), LONGEST_QUOTE)
      const said = { requirement_id: one.id, told: late.told, is_same: false }
      return [
        {
          ...{ kind: 'months', row_id: id, cell: late.cell, requirement_id: one.id },
          what: `The topic names ${late.by}: “${asked}” (${one.id}, p. ${one.page}). Step ${number} says ${late.told}.`,
          mends: `If that is not in time, bring it forward, or say what else answers ${one.id}.`,
          choices: [{ label: 'It is in time', cells: { limits: [...limits, said] } }],
        },
      ]
    }),
  )
}
