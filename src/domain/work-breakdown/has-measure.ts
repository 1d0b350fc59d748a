import { kindOf } from '../quality/how-task.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isTestable } from '../solicitation/requirement/answered-by.ts'
import { lowered } from './composed/phrase.ts'
import type { WorkStep } from './work-breakdown.ts'

/**
 * Whether a step has something to measure: a test, a requirement that a test can show, or that it measures itself. As long as no step of the plan has a
 * test, each may; once the company has told its tests, work without one, such as a meeting or a shipment, is done when it is done.
 */
export function hasMeasure(
  { action, proof, requirement_ids }: Pick<WorkStep, 'action' | 'proof' | 'requirement_ids'>,
  steps: readonly Pick<WorkStep, 'proof'>[],
  requirements: readonly Requirement[],
): boolean {
  const isAskedFor = () => requirements.some((one) => requirement_ids.includes(one.id) && isTestable(one))
  return proof.length > 0 || steps.every((one) => one.proof.length === 0) || kindOf(lowered(action)) === 'test' || isAskedFor()
}
