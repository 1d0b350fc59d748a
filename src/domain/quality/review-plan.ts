import { coverage } from '../grounding/coverage.ts'
import { tracer } from '../grounding/trace.ts'
import { applying, proposalDuties } from './coverage-rules.ts'
import type { Finding, PlanReview, Severity } from './review.ts'
import { partsOf, type QualityRule, type ReviewContext, type ReviewedPlan } from './rule.ts'
import { RULES } from './rules.ts'
import { saidIn } from './said.ts'
import { sectionLevels } from './section-levels.ts'
import { reviewSummary } from './summary.ts'

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, advice: 2 }

/**
 * What is still open in a plan: which milestones answer each requirement, every rule's findings with the gravest first,
 * the level of each section, and a summary to read (spec §7, plan review). Pure: an edited plan is reviewed by calling it again. Who has traced the
 * plan hands in the tracer of its sources: what it traced is known, and makes most of the time of a review.
 */
export function reviewPlan(plan: ReviewedPlan, trace = plan.sources && tracer(plan.sources)): PlanReview {
  const context = contextOf(plan, trace)
  const all = RULES.flatMap((rule) => findings(rule, plan, context)).sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
  const issues = all.filter(({ milestone_number }) => isReviewed(plan, milestone_number))
  const sections = sectionLevels(plan, context, all)
  return {
    summary: reviewSummary(plan, { asked: applying(plan), ofProposal: proposalDuties(plan) }, context.coverage, issues, sections),
    issues,
    coverage: [...context.coverage],
    sections,
  }
}

function contextOf(plan: ReviewedPlan, trace: ReturnType<typeof tracer> | undefined): ReviewContext {
  return {
    coverage: coverage(applying(plan), plan.milestones),
    said: saidIn(plan.milestones, plan.scope_paragraph),
    traced: new Map(trace ? plan.milestones.map((one) => [one.milestone_number, partsOf(one).flatMap(trace)]) : []),
  }
}

function findings(rule: QualityRule, plan: ReviewedPlan, context: ReviewContext): Finding[] {
  return rule.objections(plan, context).map((objection) => ({
    severity: rule.severity,
    remedy: rule.remedy,
    ...objection,
    rule: rule.id,
    source: rule.source,
  }))
}

function isReviewed({ reviewed }: ReviewedPlan, milestone_number: Finding['milestone_number']): boolean {
  return reviewed === undefined || milestone_number === undefined || reviewed.includes(milestone_number)
}
