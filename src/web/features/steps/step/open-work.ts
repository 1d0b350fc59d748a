import { listed } from '../../../../domain/quality/quoted.ts'
import type { PlanReadiness, StepReadiness } from '../../../../domain/steps/readiness.ts'
import type { KeptStep } from './kept-step.ts'

/** What is known of a plan that is about to be called complete; what is null is not known. */
export type PlanNow = { steps: readonly KeptStep[] | null; blanks: number; readiness: PlanReadiness | null }

/** What of a plan is still open, each in a sentence; nothing when it may be called complete without a word. */
export function openWork({ steps, blanks, readiness }: PlanNow): string[] {
  const open = (steps ?? []).filter(({ status }) => status !== 'finalized').map(({ step_id }) => step_id.replace('step-', ''))
  const errors = (readiness?.steps ?? []).filter(({ errors: count }) => count > 0)
  return [
    ...(steps === null ? ['It is not known how far the steps are.'] : []),
    ...(open.length === 1 ? [`Step ${open[0]} is not finalized.`] : []),
    ...(open.length > 1 ? [`Steps ${listed(open)} are not finalized.`] : []),
    ...(blanks > 0 ? [blanks === 1 ? 'One place is still to be filled in.' : `${blanks} places are still to be filled in.`] : []),
    ...(errors.length > 0 ? [errorsSentence(errors)] : []),
  ]
}

function errorsSentence(steps: readonly Pick<StepReadiness, 'milestone_number' | 'errors'>[]): string {
  const count = steps.reduce((sum, { errors }) => sum + errors, 0)
  const where = listed(steps.map(({ milestone_number }) => String(milestone_number)))
  const milestones = steps.length === 1 ? `milestone ${where}` : `milestones ${where}`
  return count === 1
    ? `One error of the QC report is open, in ${milestones}.`
    : `${count} errors of the QC reports are open, in ${milestones}.`
}
