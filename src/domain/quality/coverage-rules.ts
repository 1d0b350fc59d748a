import type { Requirement, Strength } from '../solicitation/analysis.ts'
import type { Severity } from './review.ts'
import { type ReviewedPlan, type Rule, shortQuote } from './rule.ts'

const SEVERITY: Record<Strength, Severity> = { must: 'error', should: 'warning', objective: 'advice' }

/** The requirements that a plan of this phase has to answer: the other phase's are not its business. */
export function applying(plan: Pick<ReviewedPlan, 'requirements' | 'phase'>): Requirement[] {
  return plan.requirements.filter(({ phase }) => phase === 'any' || phase === plan.phase)
}

/** QC-01: every requirement of the solicitation is answered by a milestone (brief §4). */
export const uncoveredRequirement: Rule = (plan, coverage) => {
  const open = new Set(coverage.filter(({ covered_by }) => covered_by.length === 0).map(({ requirement_id }) => requirement_id))
  return applying(plan)
    .filter(({ id }) => open.has(id))
    .map(({ id, page, quote, strength }) => ({
      rule: 'QC-01',
      severity: SEVERITY[strength],
      message: `Requirement ${id} (solicitation, page ${page}) is not addressed by any milestone.`,
      quote: shortQuote(quote),
    }))
}
