import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { type HowPart, how } from '../../../domain/quality/how-meter.ts'
import type { PlanReview } from '../../../domain/quality/review.ts'
import { reviewPlan } from '../../../domain/quality/review-plan.ts'
import { dueLabels } from '../../../domain/schedule.ts'
import type { PlanFacts } from '../../drafter.ts'
import { componentOf } from '../component.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { type StepAnswer, stepAnswers } from './step-answers.ts'

/** One milestone as it stands: its text, its plan, and what was answered in its own interview. */
export type MilestoneNow = {
  brief: PlanBrief
  milestone: StoredMilestone
  /** All milestones of the plan, this one among them. */
  milestones: readonly StoredMilestone[]
  text: string
  /** The title, brackets left out: "Coupon measurements". */
  title: string
  answers: readonly StepAnswer[]
  /** When it is due: "Award + 4 Months". */
  due: string
}

/** A milestone as its interview sees it: what of how, who, where and when its tasks say, and what the quality rules say of the plan. */
export type MilestoneReviewed = MilestoneNow & { parts: readonly HowPart[]; review: PlanReview }

/** Judges a milestone and the plan around it. */
export function reviewed(now: MilestoneNow): MilestoneReviewed {
  return { ...now, parts: how(now.milestone).parts, review: knownReview(now.brief, now.milestones) }
}

/** Reads one milestone of a plan; undefined where the plan has none of that number. */
export function milestoneNow(brief: PlanBrief, milestones: readonly StoredMilestone[], milestone_number: number): MilestoneNow | undefined {
  const milestone = milestones.find((one) => one.milestone_number === milestone_number)
  if (!milestone) return undefined
  const text = shownText(milestone)
  return {
    brief,
    milestone,
    milestones,
    text,
    title: milestoneTitle(text).replace(/ ?\([^)]*\)/g, ''),
    answers: stepAnswers(brief.facts.answers, milestone_number),
    due: dueLabels(milestones.length, brief.facts.period_of_performance)[milestones.indexOf(milestone)] ?? '',
  }
}

/** The steps of a plan are asked one after another, and again as they are answered; it is judged once, for as long as somebody has it. */
const reviews = new WeakMap<readonly StoredMilestone[], { facts: PlanFacts; review: PlanReview }>()

function knownReview({ facts }: PlanBrief, milestones: readonly StoredMilestone[]): PlanReview {
  const known = reviews.get(milestones)
  if (known && differOnlyInAnswers(known.facts, facts)) return known.review
  const review = reviewOf(facts, milestones)
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
    component: componentOf(facts) ?? undefined,
  })
}
