import { isNote, type Requirement } from '../../../domain/solicitation/analysis.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { wordsOf } from '../../../language/words.ts'
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
  return {
    facts,
    rows: { ...rows, steps: rows.steps.filter((step) => !isFromSolicitation(step)) },
    requirements: frame.requirements.filter((one) => isOfPhase(one, facts.phase) && !isNote(one) && !isOfCustomer(one, facts)),
  }
}

/** "The Government will furnish …": what who pays for the work does asks nothing of the company. */
function isOfCustomer({ quote }: Requirement, { customer_organization }: PlanFacts): boolean {
  const words = wordsOf(quote)
  const who = words.findIndex(({ text, lemma }) => lemma === 'government' || text === customer_organization)
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return who >= 0 && verb === who + 1 && words[verb]?.pos === 'AUX'
}
