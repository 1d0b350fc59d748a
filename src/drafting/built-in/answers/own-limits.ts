import { milestoneTitle, type RefinedMilestone } from '../../../domain/milestone.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import { meaningfulWords, overlap } from '../english/wording.ts'
import { hasTestPlan, workOf } from '../milestones/milestone-work.ts'
import { tasksIn } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { AnswerFact } from './answer-facts.ts'
import { isTakenBackBy } from './binding.ts'
import { distinct, limitsInFact, type OwnLimit } from './own-target.ts'
import { stepOfSlot } from './step-slot.ts'

/** What of a plan says where its limits are reached. */
type Told = Pick<PlanBrief, 'answers' | 'stepAnswers' | 'facts' | 'subject'>

type Placed = OwnLimit & { at: number }

/** What is calculated or designed and not measured. */
export const PREDICTED = /\b(?:predicted|calculated|simulated|conceptual|in simulation|on paper|by calculation)\b/i

/** The limits of the answers, milestone by milestone: each once, where it is reached; one that stands nowhere is shown with the last tests. What was said in a step's interview is reached in that step. */
export function ownLimits(brief: Told, milestones: readonly RefinedMilestone[]): OwnLimit[][] {
  const inOrder = brief.answers
    .filter((_, at) => !isTakenBackBy(brief.answers[at + 1]?.text))
    .sort((one, other) => Number(other.topic === 'test') - Number(one.topic === 'test'))
  const placed = inOrder.flatMap((fact): Placed[] =>
    (binds(fact, brief) ? limitsInFact(fact) : []).map((limit) => ({ ...limit, at: homeOf(fact, limit, brief, milestones) })),
  )
  const ofSteps = brief.stepAnswers.flatMap((fact): Placed[] => {
    const at = milestones.findIndex(({ milestone_number }) => milestone_number === stepOfSlot(fact.slot))
    return at < 0 ? [] : limitsInFact(fact).map((limit) => ({ ...limit, at }))
  })
  const kept = distinct([...ofSteps, ...placed])
  return milestones.map((_, index) => kept.filter(({ at }) => at === index))
}

/** "Ph II" and "Ph. 2", as one types it. */
const PHASE_II = /\bph\.? ?(?:ii|2)\b/i

/** What Phase II is to end with binds no Phase I. */
function binds({ topic, text }: AnswerFact, { facts }: Told): boolean {
  return facts.phase === 'II' || (topic !== 'end_state' && !/\bphase ii\b/i.test(text) && !(PHASE_II.test(text) && !/\bcommit/i.test(text)))
}

/** Where a limit is reached: in the month that it is said for, else where its statement stands; the kickoff measures nothing, and no design measures a target. */
function homeOf({ text, topic }: AnswerFact, limit: OwnLimit, brief: Told, milestones: readonly RefinedMilestone[]): number {
  if (limit.month !== null) return inMonth(limit.month, brief, milestones.length)
  const named = (limit.isTest || topic === 'threshold') && !PREDICTED.test(limit.text) ? testNaming(limit, brief, milestones) : -1
  if (named > 0) return named
  const at = milestones.findIndex((milestone, index) => index > 0 && milestone.text.includes(text))
  if (at < 0) return lastTests(brief, milestones)
  const isEarly = (limit.isTest || topic === 'threshold') && !PREDICTED.test(limit.text) && !isMeasured(milestones[at], brief)
  return isEarly ? testsFrom(at, limit, brief, milestones) : at
}

/** The share of the words of a quantity that a title says when it names the quantity. */
const MOST_OF_IT = 0.6

/** The test whose title names the quantity: "Measurement of the contact angle" is where a contact angle is reached; -1 where none does. */
function testNaming({ text }: OwnLimit, brief: Told, milestones: readonly RefinedMilestone[]): number {
  const quantity = meaningfulWords(text.split(/ (?:of|is|are|at|within|below|above|under|over|up to|to)\b|\d/)[0] ?? '')
  if (quantity.size < 2) return -1
  return milestones.findIndex(
    (milestone, index) =>
      index > 0 &&
      index < milestones.length - 1 &&
      isMeasured(milestone, brief) &&
      shareOf(quantity, meaningfulWords(milestoneTitle(milestone.text))) >= MOST_OF_IT,
  )
}

function shareOf(words: ReadonlySet<string>, title: ReadonlySet<string>): number {
  return [...words].filter((word) => title.has(word)).length / words.size
}

/** The milestone in whose months a month lies. */
function inMonth(month: number, { facts }: Told, count: number): number {
  const at = dueMonths(count, facts.period_of_performance).findIndex((due, index) => index > 0 && due >= month)
  return at < 0 ? count - 1 : at
}

/** Whether a milestone tests, by its title or under its test plan. */
function isMeasured(milestone: RefinedMilestone | undefined, { subject }: Told): boolean {
  return milestone !== undefined && (hasTestPlan(milestone.text) || workOf(milestone.text, subject).stage === 'test')
}

/** The tests from a milestone on that speak most of the limit; of those that speak of it alike the last. */
function testsFrom(from: number, { text }: OwnLimit, brief: Told, milestones: readonly RefinedMilestone[]): number {
  const words = meaningfulWords(text)
  const tests = milestones.flatMap((milestone, at) =>
    at >= from && isMeasured(milestone, brief) ? [{ at, shared: overlap(words, meaningfulWords(milestone.text)) }] : [],
  )
  const most = Math.max(0, ...tests.map(({ shared }) => shared))
  return tests.findLast(({ shared }) => shared === most)?.at ?? Math.max(from, lastTests(brief, milestones))
}

function lastTests({ subject }: Told, milestones: readonly RefinedMilestone[]): number {
  const work = milestones.slice(0, -1)
  const at = work.findLastIndex(
    ({ text }, index) => index > 0 && (workOf(text, subject).stage === 'test' || tasksIn(text).some(({ stage }) => stage === 'test')),
  )
  return at > 0 ? at : Math.max(0, work.length - 1)
}
