import type { RefinedMilestone } from '../../../domain/milestone.ts'
import { workOf } from '../milestones/milestone-work.ts'
import { tasksIn } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { AnswerFact } from './answer-facts.ts'
import { distinct, limitsInFact, type OwnLimit } from './own-target.ts'

type Placed = OwnLimit & { at: number }

/** The limits of the answers, milestone by milestone: each once, where its work stands; one that stands nowhere is shown with the last tests. */
export function ownLimits(brief: PlanBrief, milestones: readonly RefinedMilestone[]): OwnLimit[][] {
  const tests = lastTests(brief, milestones)
  const inOrder = [...brief.answers].sort((one, other) => Number(other.topic === 'test') - Number(one.topic === 'test'))
  const placed = inOrder.flatMap((fact): Placed[] => {
    const limits = binds(fact, brief) ? limitsInFact(fact) : []
    const at = limits.length > 0 ? homeOf(fact, milestones, tests) : -1
    return limits.map((limit) => ({ ...limit, at }))
  })
  const kept = distinct(placed)
  return milestones.map((_, index) => kept.filter(({ at }) => at === index))
}

/** What Phase II is to end with binds no Phase I. */
function binds({ topic, text }: AnswerFact, { facts }: PlanBrief): boolean {
  return facts.phase === 'II' || (topic !== 'end_state' && !/\bphase ii\b/i.test(text))
}

/** Where a statement stands; the kickoff measures nothing. */
function homeOf({ text }: AnswerFact, milestones: readonly RefinedMilestone[], tests: number): number {
  const at = milestones.findIndex((milestone, index) => index > 0 && milestone.text.includes(text))
  return at < 0 ? tests : at
}

function lastTests({ subject }: PlanBrief, milestones: readonly RefinedMilestone[]): number {
  const work = milestones.slice(0, -1)
  const at = work.findLastIndex(
    ({ text }, index) => index > 0 && (workOf(text, subject).stage === 'test' || tasksIn(text).some(({ stage }) => stage === 'test')),
  )
  return at > 0 ? at : Math.max(0, work.length - 1)
}
