import type { Requirement, Strength } from '../solicitation/analysis.ts'
import type { Severity } from './review.ts'
import { type QualityRule, type ReviewedPlan, shortQuote } from './rule.ts'

const SEVERITY: Record<Strength, Severity> = { must: 'error', should: 'warning', objective: 'advice' }

/** The requirements that a plan of this phase has to answer: the other phase's are not its business. */
export function applying(plan: Pick<ReviewedPlan, 'requirements' | 'phase'>): Requirement[] {
  return plan.requirements.filter(({ phase }) => phase === 'any' || phase === plan.phase)
}

/** QC-01: every requirement of the solicitation is answered by a milestone (brief §4). */
export const uncoveredRequirement: QualityRule = {
  id: 'QC-01',
  checks: 'every requirement of the solicitation is answered by a milestone',
  severity: 'error',
  source: 'BAA 25.1 s4.2: reviewers use only what is in the proposal; brief §4',
  remedy: 'Name in a task, deliverable or criterion what answers it, or say in the scope why it is left out.',
  objections: (plan, context) => uncoveredRequirementIn(plan, context),
}

const uncoveredRequirementIn: QualityRule['objections'] = (plan, { coverage }) => {
  const open = new Set(coverage.filter(({ covered_by }) => covered_by.length === 0).map(({ requirement_id }) => requirement_id))
  return applying(plan)
    .filter(({ id }) => open.has(id))
    .map(({ id, page, quote, strength }) => ({
      severity: SEVERITY[strength],
      message: `Requirement ${id} (solicitation, page ${page}) is not addressed by any milestone.`,
      quote: shortQuote(quote),
    }))
}
