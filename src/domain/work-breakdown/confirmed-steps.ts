import type { Requirement } from '../solicitation/analysis.ts'
import { breakdownOf } from './breakdown-of.ts'
import type { ConfirmedStep } from './confirmed-step.ts'
import type { Row } from './rows.ts'
import { bareLinks } from './said-links.ts'

/**
 * The steps on which a person put requirements, by typing or accepting them; what was only matched ahead nobody has confirmed. How a step answers one of which it
 * says nothing is not shown by its result or its tests.
 */
export function confirmedSteps(rows: readonly Row[], requirements: readonly Requirement[]): ConfirmedStep[] {
  const told = breakdownOf(rows)
  const isBare = bareLinks(requirements, told)
  return told.steps.flatMap((step) => {
    const { action, put = [], result, proof, shows } = step
    const ids = step.requirement_ids.filter((id) => put.includes(id))
    const [bare, said] = [true, false].map((is) => ids.filter((id) => isBare(step, id) === is)) as [string[], string[]]
    const tests = proof.length > 0 ? { tests: [...proof] } : {}
    const shown = { ...(result || proof.length > 0 ? { is_shown: true } : {}), ...tests, ...(shows && { shows: [...shows] }) }
    return [
      ...(said.length > 0 ? [{ action, requirement_ids: said, ...shown }] : []),
      ...(bare.length > 0 ? [{ action, requirement_ids: bare }] : []),
    ]
  })
}
