import type { Answer } from '../../domain/interview.ts'
import { withoutGone } from '../../domain/steps/follow-ups.ts'
import { withoutRemarks } from '../../domain/steps/remarks.ts'
import { type StepPlan, withMatters } from '../../domain/steps/step-plan.ts'
import type { Database } from '../db/database.ts'
import type { Owned } from '../db/owned.ts'
import { transcriptsOf } from '../db/steps.ts'
import type { TopicHead } from '../db/topics.ts'

/** The answers of all step interviews of a topic, each under a slot of its step: "S3-Q1". Blank ones are left out. */
export async function answersOfSteps(db: Database, topic: Owned<TopicHead>): Promise<Answer[]> {
  return (await transcriptsOf(db, topic)).flatMap(({ step_id, plan, qa_transcript }) => answersOfStep(step_id, plan, qa_transcript))
}

/** The answers of one step's interview under slots of that step, each with the matter of the question in the step's plan that it answers; what is not known yet is none, nor is a remark to whoever asks, nor what is no longer asked. */
export function answersOfStep(step_id: string, plan: StepPlan | null, answers: readonly Answer[]): Answer[] {
  const told = (plan ? withoutGone(plan, answers) : answers).map((one) => ({ ...one, answer: withoutRemarks(one.answer) }))
  const given = told.filter(isAnswered).map((one) => ({ ...one, slot: slotOfStep(step_id, one.slot) }))
  return withMatters(given, plan)
}

/** Answers with later ones in the place of earlier ones to the same slot, in the order in which the slots were first answered. */
export function withAnswers(step_id: string, before: readonly Answer[], later: readonly Answer[]): Answer[] {
  const answers = new Map([...before, ...later].map((one) => [slotOfStep(step_id, one.slot), one]))
  return [...answers.values()]
}

/** A topic's answers with those of one step's interview in the place of the kept ones. */
export function withStepAnswers(all: readonly Answer[], step_id: string, own: readonly Answer[]): Answer[] {
  const prefix = slotOfStep(step_id, '')
  return [...all.filter(({ slot }) => !slot.startsWith(prefix)), ...own]
}

/** Whether something was said. */
export function isAnswered({ answer }: Answer): boolean {
  return answer.trim() !== ''
}

/** Whether a slot names a question of this step; without a step in it, it is this one's. */
export function isSlotOf(step_id: string, slot: string): boolean {
  return /^[QF]\d{1,3}$/.test(slot.startsWith(slotOfStep(step_id, '')) ? slot.slice(slotOfStep(step_id, '').length) : slot)
}

/** A slot of a step under the name that no other step's has: "S3-Q1". */
export function slotOfStep(step_id: string, slot: string): string {
  const prefix = `S${step_id.slice('step-'.length)}-`
  return slot.startsWith(prefix) ? slot : `${prefix}${slot}`
}
