import type { Months } from '../../program.ts'
import { dueMonths } from '../../schedule.ts'
import type { WorkStep } from '../work-breakdown.ts'
import { inOrder, type TimedStep } from './order.ts'

/**
 * What a milestone has of a step: all of it, a part of it that ends before the step does, or the rest of it.
 */
export type Portion = TimedStep & { is: 'whole' | 'interim' | 'rest' }

/** One milestone of the plan: its number, the month in which the one before it is due, the month in which it is due itself, and the work that it has. */
export type Span = { number: number; after: Months; due: Months; portions: readonly Portion[] }

/**
 * The milestones with their work. Due months are the specification's and no row moves them: a step belongs to the first milestone that is due at or after
 * its last month. A milestone without a step takes a part of one that runs across its due month.
 */
export function spineOf(steps: readonly WorkStep[], milestones: number, period: Months): Span[] {
  const dues = dueMonths(milestones, period)
  const ordered = inOrder(steps, period)
  const lastOf = ({ to }: TimedStep) =>
    Math.max(
      0,
      dues.findIndex((due) => due >= to),
    )
  const homes = ordered.map((one) => ({ one, home: lastOf(one) }))
  return dues.map((due, at) => {
    const own = homes.filter(({ home }) => home === at).map(({ one }) => one)
    const portions: Portion[] = own.map((one) => ({ ...one, is: isBegun(one, homes, dues, at) ? 'rest' : 'whole' }))
    const across = own.length === 0 ? runningAt(homes, dues, at) : undefined
    return { number: at + 1, after: dues[at - 1] ?? 0, due, portions: across ? [{ ...across, is: 'interim' }] : portions }
  })
}

type Home = { one: TimedStep; home: number }

/**
 * The step that a milestone without one takes a part of: of those that run across its due month and have what they need, the one that ends first.
 * Kickoff and close have rows of their own.
 */
function runningAt(homes: readonly Home[], dues: readonly Months[], at: number): TimedStep | undefined {
  const due = dues[at]
  if (due === undefined || at === 0 || at === dues.length - 1) return undefined
  const hasItsNeeds = ({ step }: TimedStep) => homes.every(({ one, home }) => home <= at || !step.needs.includes(one.step.id))
  return homes.filter(({ one, home }) => home > at && one.from <= due && hasItsNeeds(one)).sort((a, b) => a.one.to - b.one.to)[0]?.one
}

/** Whether an earlier milestone has a part of the step. */
function isBegun({ step }: TimedStep, homes: readonly Home[], dues: readonly Months[], home: number): boolean {
  return dues.some((_, at) => at < home && !homes.some((other) => other.home === at) && runningAt(homes, dues, at)?.step.id === step.id)
}
