import type { Requirement } from '../solicitation/analysis.ts'
import { dutiesOf, seenOfDuties } from './asked-pieces.ts'
import { likelySteps, SPOKEN } from './matched-requirements.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** What steps and what is committed to beside them say. */
type Told = Pick<WorkBreakdown, 'steps' | 'commitments'>

/**
 * Tells of a requirement that a person put on a step whether it only stands there: the step, with its tests, is not likely to answer any duty of it, as was
 * learned of steps that readers judged. The link stands, since a person has set it, and what is said there is asked for; of whose test or deed they have said that it answers it, that is said.
 */
export function bareLinks(requirements: readonly Requirement[], told: Told): (step: WorkStep, id: string) => boolean {
  const put = new Set(told.steps.flatMap((step) => step.put ?? []))
  if (put.size === 0) return () => false
  const own = requirements.filter(({ id }) => put.has(id))
  const likely = seenOfDuties(own.map(dutiesOf), (all) => likelySteps(all, told.steps))
  const said = new Map(
    own.map(({ id }, at) => [id, new Set(likely[at]?.flat().flatMap((one) => (one.likely >= SPOKEN ? [one.step.id] : [])))] as const),
  )
  return (step, id) =>
    step.put?.includes(id) === true &&
    said.get(id)?.has(step.id) === false &&
    !isSaidToAnswer(step, id) &&
    !step.shows?.some(({ requirement_id }) => requirement_id === id)
}

/** Whether a person has said that what a step does answers a requirement, in the words that the step still has. */
export function isSaidToAnswer({ action, limits = [] }: WorkStep, id: string): boolean {
  return limits.some(({ requirement_id, answers, told }) => requirement_id === id && answers === 'step' && told === action)
}
