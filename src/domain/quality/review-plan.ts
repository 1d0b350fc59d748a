import { applying, proposalDuties } from './asked-of-phase.ts'
import { type PreparedReview, preparedReview } from './prepared-review.ts'
import type { Finding, PlanReview, Severity } from './review.ts'
import type { ReviewedPlan } from './rule.ts'
import { RULES } from './rules.ts'
import { sectionLevels } from './section-levels.ts'
import { reviewSummary } from './summary.ts'

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, advice: 2 }

/** Findings with the gravest first; those of one weight keep their order. */
export function gravestFirst<One extends Pick<Finding, 'severity'>>(findings: readonly One[]): One[] {
  return [...findings].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
}

/**
 * What is still open in a plan: which milestones answer each requirement, every rule's findings with the gravest first,
 * the level of each section, and a summary to read (spec §7, plan review). Pure: an edited plan is reviewed by calling it again. Who has worked out
 * something of the plan hands it in: tracing makes most of the time of a review. What the person has overruled counts no more.
 */
export function reviewPlan(
  plan: ReviewedPlan,
  prepared: PreparedReview = preparedReview(plan),
  isOverruled: (finding: Finding) => boolean = () => false,
): PlanReview {
  const { context } = prepared
  const all = gravestFirst(RULES.flatMap(prepared.findings).filter((one) => !isOverruled(one)))
  const issues = all.filter(({ milestone_number }) => isReviewed(plan, milestone_number))
  const sections = sectionLevels(plan, context, all)
  return {
    summary: reviewSummary(plan, { asked: applying(plan), ofProposal: proposalDuties(plan) }, context.coverage, sections),
    issues,
    coverage: [...context.coverage],
    sections,
  }
}

function isReviewed({ reviewed }: ReviewedPlan, milestone_number: Finding['milestone_number']): boolean {
  return reviewed === undefined || milestone_number === undefined || reviewed.includes(milestone_number)
}
