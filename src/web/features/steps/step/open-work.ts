import { useQuery } from '@tanstack/react-query'
import type { StoredMilestone } from '../../../../domain/milestone.ts'
import { listed } from '../../../../domain/quality/quoted.ts'
import { unfinalizedSteps } from '../../../../domain/step.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import type { OpenPlace, OpenPlaces } from '../../../grounding/open-overview.tsx'
import { milestoneLacks } from '../step-plan.ts'
import { stepQueries } from '../step-queries.ts'
import type { StepsOnServer } from './use-steps-state.ts'

/** Which steps are not finalized, and what their reports object to. A plan that is only in this browser has no steps yet. */
export function useOpenSteps(topic: CurrentTopic, isOnServer: boolean, onServer: StepsOnServer): Pick<OpenPlaces, 'steps' | 'errors'> {
  const { data: review } = useQuery({ ...stepQueries.review(topic), enabled: isOnServer })
  const reported = review?.readiness?.steps ?? []
  return {
    steps: openSteps(onServer),
    errors: reported.flatMap(({ milestone_number, errors }) => Array.from({ length: errors }, () => atMilestone(milestone_number))),
  }
}

/** The steps that are not finalized: none while they are on their way, null when they could not be asked for. */
export function openSteps({ steps, error }: Pick<StepsOnServer, 'steps' | 'error'>): OpenPlace[] | null {
  if (steps) return unfinalizedSteps([...steps.values()]).map(atMilestone)
  return error ? null : []
}

/**
 * How many milestones can be handed in: they lack nothing, their step is finalized and no error is open in it. Null while nobody knows how far the steps
 * are.
 */
export function readyCount(milestones: readonly StoredMilestone[], { steps, errors }: Pick<OpenPlaces, 'steps' | 'errors'>): number | null {
  if (steps === null) return null
  const open = new Set([...steps, ...errors].map(({ milestone_number }) => milestone_number))
  return milestones.filter((one) => milestoneLacks(one).length === 0 && !open.has(one.milestone_number)).length
}

/** What is still open, counted in a line: "Still open: 5 steps and 1 blank". Nothing when nothing is. */
export function openLine({ steps, errors, blanks }: Pick<OpenPlaces, 'steps' | 'errors' | 'blanks'>): string {
  const open = [
    ...(steps === null ? ['the state of the steps is not known'] : counted(steps.length, 'step')),
    ...counted(errors.length, 'error'),
    ...counted(blanks.length, 'blank'),
  ]
  return open.length === 0 ? '' : `Still open: ${listed(open)}`
}

function counted(count: number, name: string): string[] {
  return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`]
}

function atMilestone(milestone_number: number): OpenPlace {
  return { milestone_number }
}
