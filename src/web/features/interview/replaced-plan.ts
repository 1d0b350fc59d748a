import type * as z from 'zod'
import type { api } from '../../../contract/api.ts'
import { listed } from '../../../language/characters.ts'

/** A step as the server tells it. */
type ToldStep = z.output<typeof api.stepsState.output>['steps'][number]

/**
 * What becomes of the present plan when the interview is submitted again: narratives stay as they are, and a step whose milestone changes is no longer
 * finalized. `steps` are empty while they are not known.
 */
export function replacedPlanWords(steps: readonly Pick<ToldStep, 'step_id' | 'status' | 'user_narrative_md'>[]): string {
  const named = (kept: readonly { step_id: string }[]) => listed(kept.map(({ step_id }) => step_id.replace('step-', '')))
  const written = steps.filter(({ user_narrative_md }) => (user_narrative_md ?? '').trim() !== '')
  const finalized = steps.filter(({ status }) => status === 'finalized')
  return [
    'A new work plan takes the place of the present one: what was edited in its texts, deliverables and criteria is replaced, and stays in their histories. Payments that split the same award over as many milestones stay, and so does a scope that you have worded.',
    ...(written.length === 1
      ? [`The narrative of milestone ${named(written)} stays as it is, and has to be drafted anew where it changes.`]
      : []),
    ...(written.length > 1
      ? [`The narratives of milestones ${named(written)} stay as they are, and have to be drafted anew where these change.`]
      : []),
    ...(finalized.length === 1 ? [`Milestone ${named(finalized)} is finalized: it has to be finalized again where it changes.`] : []),
    ...(finalized.length > 1 ? [`Milestones ${named(finalized)} are finalized: they have to be finalized again where they change.`] : []),
  ].join(' ')
}
