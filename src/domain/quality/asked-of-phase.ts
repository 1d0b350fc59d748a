import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
import type { ReviewedPlan } from './rule.ts'

type Asked = Pick<ReviewedPlan, 'requirements' | 'phase' | 'topic'>

/**
 * The requirements that a plan of this phase has to answer: the other phase's are not its business, nor is what is asked of the proposal, or a note. A direct
 * Phase II is judged by the feasibility that stands for a Phase I, too: the company shows it, and no work does, so that it stays a duty of the proposal.
 */
export function applying(plan: Asked): Requirement[] {
  const direct = ofDirect(plan)
  return plan.requirements.flatMap((one) => {
    if (isNote(one)) return []
    if (direct.includes(one)) return { ...one, whose: 'proposal' as const }
    return isOfPhase(one, plan.phase) && !isProposalDuty(one) ? one : []
  })
}

/** What the solicitation asks of the proposal rather than of the work: shown beside the coverage, and no plan has to answer it. */
export function proposalDuties({ requirements, phase }: Pick<Asked, 'requirements' | 'phase'>): Requirement[] {
  return requirements.filter((one) => isOfPhase(one, phase) && isProposalDuty(one))
}

/** What the section of Phase I asks where the topic goes direct to Phase II. */
function ofDirect({ requirements, phase, topic }: Asked): Requirement[] {
  return phase === 'II' && topic?.direct_to_phase_2 ? requirements.filter((one) => one.phase === 'I') : []
}
