import type { Answer } from '../../../domain/interview.ts'
import { lacksCriteria, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { milestoneDueLabels } from '../../../domain/milestone-due.ts'
import type { PlanReview } from '../../../domain/quality/review.ts'
import { reviewPlan } from '../../../domain/quality/review-plan.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { stepAnswers } from './step-answers.ts'
import { type ToldMilestone, toldMilestone } from './told-milestone.ts'

/** One milestone as its interview sees it: its text, the plan around it and what the rules say of that, and what was answered in its interview. */
export type MilestoneNow = {
  facts: PlanFacts
  milestone: StoredMilestone
  /** All milestones of the plan, this one among them. */
  milestones: readonly StoredMilestone[]
  told: ToldMilestone
  answers: readonly Answer[]
  /** When it is due: "Award + 4 Months". */
  due: string
  review: PlanReview
}

/** Reads and judges one milestone of a plan; undefined where the plan has none of that number. */
export function milestoneNow(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): MilestoneNow | undefined {
  const judged = milestones.map((one) => withCriteria(one, facts))
  const milestone = judged.find((one) => one.milestone_number === milestone_number)
  if (!milestone) return undefined
  return {
    facts,
    milestone,
    milestones: judged,
    told: toldMilestone(shownText(milestone)),
    answers: stepAnswers(facts.answers, milestone_number),
    due: dueOf(milestone, judged, facts),
    review: knownReview(facts, milestones, judged),
  }
}

/** A milestone with what it is accepted by: until its criteria are drafted, those that the rows compose. */
function withCriteria(milestone: StoredMilestone, facts: PlanFacts): StoredMilestone {
  if (!lacksCriteria(milestone)) return milestone
  const composed = planRows(facts).milestones.find((one) => one.milestone_number === milestone.milestone_number)
  return { ...milestone, acceptance_criteria: (composed?.criteria ?? []).map(({ text }) => text) }
}

/** When a milestone is due by the schedule: "Award + 4 Months". */
export function dueOf(milestone: StoredMilestone, milestones: readonly StoredMilestone[], facts: PlanFacts): string {
  return milestoneDueLabels(milestones.map(shownText), facts.period_of_performance)[milestones.indexOf(milestone)] ?? ''
}

/** The steps of a plan are asked one after another, and again as they are answered; it is judged once, for as long as somebody has it. */
const reviews = new WeakMap<readonly StoredMilestone[], { facts: PlanFacts; review: PlanReview }>()

function knownReview(facts: PlanFacts, milestones: readonly StoredMilestone[], judged: readonly StoredMilestone[]): PlanReview {
  const known = reviews.get(milestones)
  if (known && differOnlyInAnswers(known.facts, facts)) return known.review
  const review = reviewOf(facts, judged)
  reviews.set(milestones, { facts, review })
  return review
}

function differOnlyInAnswers(one: PlanFacts, other: PlanFacts): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof PlanFacts)[]
  return fields.every((field) => field === 'answers' || one[field] === other[field])
}

function reviewOf(facts: PlanFacts, milestones: readonly StoredMilestone[]): PlanReview {
  const { phase, program_type, company_name, customer_organization, research_institution, period_of_performance, analysis } = facts
  return reviewPlan({
    milestones,
    requirements: analysis?.requirements ?? [],
    phase,
    program_type,
    company_name,
    customer_organization,
    research_institution,
    period: period_of_performance,
    topic: analysis?.topic,
    component: facts.component ?? undefined,
  })
}
