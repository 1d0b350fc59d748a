import * as z from 'zod'
import type { Requirement } from '../solicitation/analysis.ts'
import { breakdownOf } from './breakdown-of.ts'
import type { Row } from './rows.ts'
import { withoutBareLinks } from './said-links.ts'

/** As much of a test as tells what it shows, and by which it is known again in a plan. */
const ConfirmedTest = z.object({
  quantity: z.string(),
  value: z.string().optional(),
  unit: z.string().optional(),
  condition: z.string().optional(),
  evidence: z.string().optional(),
})

/** A step with the requirements that a person put on it, its tests, and whether it shows how it answers them: by a result of its own or a test. */
export const ConfirmedStep = z.object({
  action: z.string(),
  requirement_ids: z.array(z.string()),
  is_shown: z.boolean().optional(),
  tests: z.array(ConfirmedTest).optional(),
})
export type ConfirmedStep = z.infer<typeof ConfirmedStep>

/**
 * The steps on which a person put requirements, by typing or accepting them, with those of which they say something; what was only matched ahead nobody has
 * confirmed.
 */
export function confirmedSteps(rows: readonly Row[], requirements: readonly Requirement[]): ConfirmedStep[] {
  return withoutBareLinks(breakdownOf(rows), requirements).steps.flatMap(({ action, requirement_ids, result, proof, is_put }) => {
    if (!is_put || requirement_ids.length === 0) return []
    const tests = proof.length > 0 ? { tests: [...proof] } : {}
    return [{ action, requirement_ids: [...requirement_ids], ...(result || proof.length > 0 ? { is_shown: true } : {}), ...tests }]
  })
}
