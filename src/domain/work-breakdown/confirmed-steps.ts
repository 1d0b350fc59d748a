import type { Requirement } from '../solicitation/analysis.ts'
import { breakdownOf } from './breakdown-of.ts'
import type { ConfirmedStep } from './confirmed-step.ts'
import type { Row } from './rows.ts'
import { withoutBareLinks } from './said-links.ts'

/**
 * The steps on which a person put requirements, by typing or accepting them, with those of which they say something; what was only matched ahead nobody has
 * confirmed.
 */
export function confirmedSteps(rows: readonly Row[], requirements: readonly Requirement[]): ConfirmedStep[] {
  return withoutBareLinks(breakdownOf(rows), requirements).steps.flatMap(({ action, put = [], result, proof, ...step }) => {
    const requirement_ids = step.requirement_ids.filter((id) => put.includes(id))
    if (requirement_ids.length === 0) return []
    const tests = proof.length > 0 ? { tests: [...proof] } : {}
    return [{ action, requirement_ids, ...(result || proof.length > 0 ? { is_shown: true } : {}), ...tests }]
  })
}
