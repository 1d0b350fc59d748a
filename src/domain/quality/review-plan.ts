import { coverage } from '../grounding/coverage.ts'
import { applying, uncoveredRequirement } from './coverage-rules.ts'
import { missingCriterion, unmeasurableCriterion } from './criteria-rules.ts'
import { paymentsAgainstAward } from './payment-rules.ts'
import { missingFinalReport, missingKickoff } from './report-rules.ts'
import type { Finding, PlanReview, Severity } from './review.ts'
import type { ReviewedPlan, Rule } from './rule.ts'
import { milestoneOrder, monthAfterPeriod } from './schedule-rules.ts'
import { reviewSummary } from './summary.ts'
import { leftovers, repeatedSentences, vagueWords } from './wording-rules.ts'

/** The quality rules in the order of their numbers (brief §4). */
const RULES: readonly Rule[] = [
  uncoveredRequirement,
  missingCriterion,
  unmeasurableCriterion,
  vagueWords,
  monthAfterPeriod,
  milestoneOrder,
  paymentsAgainstAward,
  missingFinalReport,
  missingKickoff,
  leftovers,
  repeatedSentences,
]

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, advice: 2 }

/**
 * What is still open in a plan: which milestones answer each requirement, every rule's findings with the gravest first,
 * and a summary to read (spec §7, plan review). Pure: an edited plan is reviewed by calling it again.
 */
export function reviewPlan(plan: ReviewedPlan): PlanReview {
  const covered = coverage(applying(plan), plan.milestones)
  const issues = RULES.flatMap((rule) => rule(plan, covered))
    .filter(({ milestone_number }) => isReviewed(plan, milestone_number))
    .sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
  return { summary: reviewSummary(plan, applying(plan), covered, issues), issues, coverage: covered }
}

function isReviewed({ reviewed }: ReviewedPlan, milestone_number: Finding['milestone_number']): boolean {
  return reviewed === undefined || milestone_number === undefined || reviewed.includes(milestone_number)
}
