import { requirementQuantities } from '../../../language/quantity/required.ts'
import type { Requirement } from '../../solicitation/analysis.ts'

/** A requirement of the work as a topic words it, the first of its list as R1. */
export const asking = (quote: string, at: number): Requirement => ({
  id: `R${at + 1}`,
  text: quote,
  quote,
  page: 1,
  phase: 'any',
  kind: 'performance',
  strength: 'must',
  set_by: 'reader',
  quantities: requirementQuantities(quote),
})
