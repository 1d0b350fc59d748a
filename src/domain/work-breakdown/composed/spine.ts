import type { Months } from '../../program.ts'
import { isFromSolicitation } from '../from-solicitation.ts'
import { isKickoff } from '../kickoff-step.ts'
import type { Proof, WorkStep } from '../work-breakdown.ts'
import type { PlanFrame } from './frame.ts'
import { inOrder, type TimedStep } from './order.ts'
import { type DueMilestones, milestoneDueIn } from './same-month.ts'

/** A step with those of its tests that count in a milestone. */
type Tested = { step: WorkStep; tests?: readonly Proof[] }
/** What a milestone has of a step: all of it, its first part, a next one that does not end it either, or the rest of it. */
export type Portion = TimedStep & Tested & { is: 'whole' | 'first' | 'next' | 'rest' }

/** One milestone of the plan: its number, the months in which the one before it and it itself are due, its work, and the tests of work that ended before. */
export type Span = { number: number; after: Months; due: Months; portions: readonly Portion[]; late?: readonly Tested[] }

/** Whether a step ends in the milestone, or goes on behind it. */
export function isEnded({ is }: Pick<Portion, 'is'>): boolean {
  return is === 'whole' || is === 'rest'
}

/**
 * The milestones with their work. No step moves a due month: a step belongs to the first milestone that is due at or after its last month, of several of one
 * month to the one that its words mean; what ends last is of the last of them, where that has no day and would have no step. A milestone without a step of the
 * company takes a part of one that runs across its due month.
 */
export function spineOf(steps: readonly WorkStep[], { period, after, dues, named }: Laid): Span[] {
  const homes: Home[] = []
  for (const one of inOrder(steps, period, after)) homes.push({ one, home: homeOf(one, homes, { dues, named }) })
  const [last, end] = [homes.at(-1), dues.length - 1]
  const isOpen = named?.[end] && !named[end].due_date && !homes.some(({ home }) => home === end)
  if (isOpen && last && dues[last.home] === dues[end]) last.home = end
  return dues.map((due, at) => {
    const own = homes.filter(({ home }) => home === at).map(({ one }) => one)
    const across = runningAt(homes, dues, at)
    const portions: Portion[] = own.map((one) => ({ ...one, is: isBegun(one, homes, dues, at) ? 'rest' : 'whole' }))
    const part: Portion[] = across ? [{ ...across, is: isBegun(across, homes, dues, at) ? 'next' : 'first' }] : []
    return { number: at + 1, after: dues[at - 1] ?? 0, due, portions: [...part, ...portions] }
  })
}

type Laid = DueMilestones & Pick<PlanFrame, 'period' | 'after'>
type Home = { one: TimedStep; home: number }

/** The milestone in which a step ends, no earlier one than those of what it needs. */
function homeOf({ step, to }: TimedStep, done: readonly Home[], milestones: DueMilestones): number {
  const { action, title = '', result = '' } = step
  const needed = done.filter(({ one }) => step.needs.includes(one.step.id)).map(({ home }) => home)
  return Math.max(...needed, milestoneDueIn(to, milestones, { dated: result, named: `${title} ${action} ${result}` }) - 1)
}

/**
 * The step that a milestone without one of the company's takes a part of: of those that run across its due month and have what they need, the one that
 * ends first. What only the solicitation asks for is parted where there is nothing else. Kickoff and close have rows of their own, but where the company's step on
 * the kickoff goes on to the end.
 */
function runningAt(homes: readonly Home[], dues: readonly Months[], at: number): TimedStep | undefined {
  const due = dues[at]
  const here = homes.filter(({ home }) => home === at)
  if (due === undefined || at === dues.length - 1 || here.some(({ one }) => !isFromSolicitation(one.step))) return undefined
  const hasItsNeeds = ({ step }: TimedStep) => homes.every(({ one, home }) => home <= at || !step.needs.includes(one.step.id))
  const running = homes.filter(({ one, home }) => home > at && one.from <= due && hasItsNeeds(one)).sort((a, b) => a.one.to - b.one.to)
  if (at === 0) return running.find(({ one, home }) => isKickoff(one.step) && home === dues.length - 1)?.one
  const ofCompany = running.find(({ one }) => !isFromSolicitation(one.step))
  return (ofCompany ?? (here.length === 0 ? running[0] : undefined))?.one
}

/** Whether an earlier milestone has a part of the step. */
function isBegun({ step }: TimedStep, homes: readonly Home[], dues: readonly Months[], before: number): boolean {
  return dues.some((_, at) => at < before && runningAt(homes, dues, at)?.step.id === step.id)
}
