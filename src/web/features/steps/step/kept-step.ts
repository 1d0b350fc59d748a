import type * as z from 'zod'
import type { api } from '../../../../contract/api.ts'
import type { Answer } from '../../../../domain/interview.ts'

/** How far all steps of a topic are, as the server tells it. */
export type StepsState = z.output<typeof api.stepsState.output>

/** A step as the server keeps it. */
export type KeptStep = StepsState['steps'][number]

/** What is newly known of a step, if need be from what was known of it. */
export type StepChange = Partial<Omit<KeptStep, 'step_id'>> | ((step: KeptStep) => Partial<Omit<KeptStep, 'step_id'>>)

/** The state with what is newly known of one step. */
export function withStep(state: StepsState, step_id: string, change: StepChange): StepsState {
  const changed = (step: KeptStep) => ({ ...step, ...(typeof change === 'function' ? change(step) : change) })
  return { steps: state.steps.map((step) => (step.step_id === step_id ? changed(step) : step)) }
}

/** The answers with one more, in the place of an earlier one to the same question. */
export function withAnswer(before: readonly Answer[], answer: Answer): Answer[] {
  return [...new Map([...before, answer].map((one) => [one.slot, one])).values()]
}

/** Whether a step's interview has come to an end with a draft: a person who finalizes words of their own can still begin it, or go on with it. */
export function isInterviewClosed({ status, step_contract }: Pick<KeptStep, 'status' | 'step_contract'>): boolean {
  return status !== 'not_started' && status !== 'in_progress' && step_contract?.drafted_from !== null
}
