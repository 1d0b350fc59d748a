import type { Requirement } from '../solicitation/analysis.ts'
import { dutiesOf, seenOfDuties } from './asked-pieces.ts'
import { likelySteps, SPOKEN } from './matched-requirements.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** What steps and what is committed to beside them say. */
type Told = Pick<WorkBreakdown, 'steps' | 'commitments'>

/**
 * Tells of a requirement that a person put on a step whether it only stands there: the step, with its tests, is not likely to answer any duty of it, as was
 * learned of steps that readers judged. Such a link answers nothing: what is not said is not in the plan.
 */
export function bareLinks(requirements: readonly Requirement[], told: Told): (step: WorkStep, id: string) => boolean {
  const put = new Set(told.steps.flatMap((step) => step.put ?? []))
  if (put.size === 0) return () => false
  const own = requirements.filter(({ id }) => put.has(id))
  const likely = seenOfDuties(own.map(dutiesOf), (all) => likelySteps(all, told.steps))
  const said = new Map(
    own.map(({ id }, at) => [id, new Set(likely[at]?.flat().flatMap((one) => (one.likely >= SPOKEN ? [one.step.id] : [])))] as const),
  )
  return (step, id) => step.put?.includes(id) === true && said.get(id)?.has(step.id) === false
}

/** The rows, where a step answers only what it says something of. */
export function withoutBareLinks<Rows extends Told>(rows: Rows, requirements: readonly Requirement[]): Rows {
  const isBare = bareLinks(requirements, rows)
  const steps = rows.steps.map((step) => ({ ...step, requirement_ids: step.requirement_ids.filter((id) => !isBare(step, id)) }))
  return { ...rows, steps }
}
