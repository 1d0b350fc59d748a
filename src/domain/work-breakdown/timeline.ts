import type { Months } from '../program.ts'
import { beginsTooEarly } from './checks.ts'
import { inOrder } from './composed/order.ts'
import { isEnded, spineOf } from './composed/spine.ts'
import { namedMilestones, optionSchedule } from './planned-milestones.ts'
import { placedSteps, type WorkBreakdown, type WorkStep } from './work-breakdown.ts'

/** A step as a bar over the months of the project, both of them included. */
export type Bar = {
  id: string
  number: number
  name: string
  from: Months
  to: Months
  /** Nobody said its months: they are those of its place among the others. */
  isAssumed: boolean
  part: WorkStep['part']
  /** The milestone to which it belongs; null in the option. */
  milestone: number | null
  /** Who leads it, else the first who works on it; '' when that is nobody. */
  lead: string
  needs: readonly Need[]
}

/** A step whose result another one needs, and whether that one begins before it is there. */
export type Need = { id: string; number: number; isTooEarly: boolean }

/** A milestone over the months from the one before it to its own due month. */
export type Stretch = { number: number; after: Months; due: Months }

/** The steps as bars under their milestones. `months` is how long the chart is: the base, and behind it the option where steps of it have months. */
export type Timeline = { months: Months; period: Months; bars: readonly Bar[]; milestones: readonly Stretch[] }

type Frame = { period: Months; dues: readonly Months[]; numbers?: ReadonlyMap<string, number> }

/** The rows' steps on the time of the project, by the rules of the composition: no bar moves a due month. */
export function timelineOf(rows: Pick<WorkBreakdown, 'steps' | 'milestones'>, { period, dues, numbers }: Frame): Timeline {
  const steps = placedSteps(rows.steps, period)
  const spans = spineOf(steps, { period, dues, named: namedMilestones(rows, period) })
  const option = optionSchedule({ ...rows, steps }, period)
  const placed = new Map(inOrder(steps, period).map(({ step, from, to }) => [step.id, { from, to }]))
  const numberOf = (id: string) => numbers?.get(id) ?? steps.findIndex((step) => step.id === id) + 1
  const months = option?.end ?? period
  const bars = steps.map((step): Bar => {
    const home = spans.find(({ portions }) => portions.some((portion) => portion.step.id === step.id && isEnded(portion)))
    return {
      id: step.id,
      number: numberOf(step.id),
      name: step.action,
      ...monthsOf(step, placed.get(step.id), { period, months }),
      isAssumed: step.from_month === undefined || step.to_month === undefined,
      part: step.part,
      milestone: home?.number ?? null,
      lead: step.lead ?? step.people[0] ?? '',
      needs: steps
        .filter(({ id }) => id !== step.id && step.needs.includes(id))
        .map((needed) => ({ id: needed.id, number: numberOf(needed.id), isTooEarly: beginsTooEarly(step, needed) })),
    }
  })
  const behind = option?.named.length ? option.dues : []
  const stretches = [...dues, ...behind].map((due, at, all) => ({
    number: at + 1,
    after: Math.max(all[at - 1] ?? 0, at < dues.length ? 0 : period),
    due,
  }))
  return { months, period, bars, milestones: stretches }
}

/** The months that were said, within the chart; where one is missing, those of the step's place; of the option all that stands behind the base. */
function monthsOf(
  { from_month, to_month, part }: WorkStep,
  placed: { from: Months; to: Months } | undefined,
  { period, months }: { period: Months; months: Months },
): { from: Months; to: Months } {
  const assumed = placed ?? (months > period ? { from: period + 1, to: months } : { from: period, to: period })
  const within = (month: Months) => Math.min(Math.max(1, month), part === 'option' ? months : period)
  const to = within(to_month ?? (from_month !== undefined ? Math.max(from_month, assumed.to) : assumed.to))
  return { from: Math.min(to, within(from_month ?? assumed.from)), to }
}

/** How a bar is changed: all of it, or one of its ends. */
export type BarChange = 'move' | 'start' | 'end'

/** The months of a bar that is changed by some months; it stays within month 1 and `last`, and keeps at least a month. */
export function changedBar(bar: { from: Months; to: Months }, change: BarChange, by: number, last: Months): { from: Months; to: Months } {
  const { from, to } = bar
  const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high)
  if (change === 'start') return { from: between(1, from + by, to), to }
  if (change === 'end') return { from, to: between(from, to + by, last) }
  const moved = between(1 - from, by, last - to)
  return { from: from + moved, to: to + moved }
}
