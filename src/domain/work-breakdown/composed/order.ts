import type { Months } from '../../program.ts'
import { isFromSolicitation } from '../from-solicitation.ts'
import type { WorkStep } from '../work-breakdown.ts'

/** A step with the months in which it is done; those that nobody said are put in by its place among the others. */
export type TimedStep = { step: WorkStep; from: Months; to: Months }

/**
 * The steps of the base, or of a part behind a month, in the order in which they are done: no step stands before what it needs, and among those that may stand anywhere the months
 * decide, then the order of the rows. A step that needs itself, by whatever way round, is taken as if it did not.
 */
export function inOrder(steps: readonly WorkStep[], period: Months, after: Months = 0): TimedStep[] {
  const base = steps.filter(({ part }) => part === 'base')
  const [own, set] = [base.filter((step) => !isFromSolicitation(step)), base.filter(isFromSolicitation)]
  const waiting = [own, set].flatMap((some) => timed(some, period, after))
  const done: TimedStep[] = []
  while (waiting.length > 0) {
    const isFree = ({ step }: TimedStep) => step.needs.every((id) => id === step.id || !waiting.some((other) => other.step.id === id))
    const free = waiting.filter(isFree)
    const next = (free.length > 0 ? free : waiting).reduce((first, one) => (isBefore(one, first) ? one : first))
    waiting.splice(waiting.indexOf(next), 1)
    done.push(afterItsNeeds(next, done))
  }
  return done
}

function isBefore(one: TimedStep, other: TimedStep): boolean {
  return one.to !== other.to ? one.to < other.to : one.from < other.from
}

/** A step ends no earlier than what it needs. */
function afterItsNeeds(one: TimedStep, done: readonly TimedStep[]): TimedStep {
  const needed = done.filter(({ step }) => one.step.needs.includes(step.id)).map(({ to }) => to)
  const to = Math.max(one.to, ...needed)
  return { ...one, to, from: Math.min(one.from, to) }
}

/**
 * Steps without months share the time between those that have them, in the order of the rows. What the solicitation sets stands behind the company's
 * rows, whatever its months, and is no mark between them.
 */
function timed(steps: readonly WorkStep[], period: Months, after: Months): TimedStep[] {
  const within = (month: Months | undefined) => (month === undefined ? undefined : Math.min(Math.max(after + 1, month), period))
  const ends = steps.map(({ to_month, from_month }) => within(to_month ?? from_month))
  return steps.map((step, at) => {
    const before = ends.findLastIndex((end, nth) => nth < at && end !== undefined)
    const next = ends.findIndex((end, nth) => nth > at && end !== undefined)
    const [low, high] = [ends[before] ?? after, ends[next] ?? period]
    const [first, last] = [before, next < 0 ? steps.length - 1 + (ends.at(-1) === undefined ? 0 : 1) : next]
    const share = (at - first) / Math.max(1, last - first)
    const to = ends[at] ?? Math.max(after + 1, Math.round(low + share * Math.max(0, high - low)))
    return { step, to, from: Math.min(to, within(step.from_month) ?? Math.max(1, Math.min(low + 1, to))) }
  })
}
