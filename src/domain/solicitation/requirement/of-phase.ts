import type { Phase } from '../../program.ts'
import type { Requirement } from '../analysis.ts'

type OfPhase = Pick<Requirement, 'phase'>

/** The phase of a requirement, of which an option is a part. */
export function phaseOf({ phase }: OfPhase): Phase | 'any' {
  return phase === 'option' ? 'I' : phase
}

/** What is asked of the other phase belongs to its plan. */
export function isOfPhase(one: OfPhase, plan: string): boolean {
  return one.phase === 'any' || phaseOf(one) === plan
}
