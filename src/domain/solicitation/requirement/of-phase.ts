import type { Phase } from '../../program.ts'
import type { Requirement } from '../analysis.ts'

/** What is asked of the other phase belongs to its plan. */
export function isOfPhase({ phase }: Pick<Requirement, 'phase'>, plan: Phase): boolean {
  return phase === 'any' || phase === plan
}
