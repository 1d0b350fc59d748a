import { isNote, type Requirement } from '../../../domain/solicitation/analysis.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { asksNothing } from '../../../domain/solicitation/verdict/asks-nothing.ts'
import { withGovernment } from '../../../domain/solicitation/verdict/placed.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'

/** What is known before the questions are asked. */
export type SoFar = {
  facts: PlanFacts
  /** What the company said or keeps; steps that only the solicitation asks for are not among them. */
  rows: WorkBreakdown
  /** What the solicitation requires in this phase. */
  requirements: readonly Requirement[]
}

/** What the answers so far tell, beside what the solicitation requires. */
export function soFar(facts: PlanFacts): SoFar {
  const { rows, frame } = planRows(facts).composition
  const customers = facts.customer_organization ? [facts.customer_organization] : []
  // "The Government will furnish …": what who pays for the work does asks nothing of the company
  const isOfCustomer = (one: Requirement) => asksNothing(withGovernment(requirementWords(one), customers))
  return {
    facts,
    rows: { ...rows, steps: rows.steps.filter((step) => !isFromSolicitation(step)) },
    requirements: frame.requirements.filter((one) => isOfPhase(one, facts.phase) && !isNote(one) && !isOfCustomer(one)),
  }
}
