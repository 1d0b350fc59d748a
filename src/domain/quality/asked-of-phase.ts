import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
import type { ReviewedPlan } from './rule.ts'

/** The requirements that a plan of this phase has to answer: the other phase's are not its business, nor is what is asked of the proposal, or a note. */
export function applying(plan: Pick<ReviewedPlan, 'requirements' | 'phase'>): Requirement[] {
  return ofPhase(plan).filter((one) => !isProposalDuty(one) && !isNote(one))
}

/** What the solicitation asks of the proposal rather than of the work: shown beside the coverage, and no plan has to answer it. */
export function proposalDuties(plan: Pick<ReviewedPlan, 'requirements' | 'phase'>): Requirement[] {
  return ofPhase(plan).filter(isProposalDuty)
}

function ofPhase(plan: Pick<ReviewedPlan, 'requirements' | 'phase'>): Requirement[] {
  return plan.requirements.filter(({ phase }) => phase === 'any' || phase === plan.phase)
}
