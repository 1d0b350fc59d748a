import * as z from 'zod'
import { type Answer, Question } from '../interview.ts'
import { FilledCell, StepMatter } from './step-matter.ts'

/** What a milestone has to say: what is done, how, who does it, where, when, and what counts as success. */
export const StepField = z.enum(['what', 'how', 'who', 'where', 'when', 'success'])
export type StepField = z.infer<typeof StepField>

/** A question of a step's interview: what it is to fill in, and the requirement that raised it. */
export const StepQuestion = Question.extend({
  fields: z.array(StepField).optional(),
  requirement_id: z.string().optional(),
  /** Absent of questions that were kept before they had one. */
  matter: StepMatter.optional(),
  /** The row and the cell in which the answer stands: "Task 3.1 · Method". */
  label: z.string().optional(),
  fills: FilledCell.optional(),
  /** What rows and schedule have that may be the answer: one press takes it. */
  offers: z.array(z.string()).optional(),
  /** The details that are wanted, as many as `min_items`. */
  details: z.array(z.string()).optional(),
})
export type StepQuestion = z.infer<typeof StepQuestion>

/** What an answer can lack, or has to tell, so that a follow-up is asked. */
export const FollowUpCondition = z.object({
  /** The slot of the question whose answer is looked at. */
  slot: z.string(),
  /** A person, a place, a method and evidence are asked for no more: plans that were kept before may have them. */
  lacks: z.enum(['number', 'person', 'place', 'month', 'method', 'evidence']).optional(),
  /** Whether the answer tells anything at all. */
  is_told: z.boolean().optional(),
})
export type FollowUpCondition = z.infer<typeof FollowUpCondition>

/** An automatic follow-up, shown as "If condition: ask" (spec §2): `if` for the person, `when` for the code, `slot` for its answer. */
export const FollowUp = z.object({
  if: z.string(),
  ask: z.string(),
  slot: z.string().optional(),
  when: FollowUpCondition.optional(),
  matter: StepMatter.optional(),
  label: z.string().optional(),
  fills: FilledCell.optional(),
})
export type FollowUp = z.infer<typeof FollowUp>

/**
 * The interview of one step (spec §3): its questions in their order, and what is asked besides when an answer calls for it. Where nothing is open it has no
 * questions, and `more` is what somebody may add, who need not.
 */
export const StepPlan = z.object({ question_plan: z.array(StepQuestion), followups: z.array(FollowUp), more: StepQuestion.optional() })
export type StepPlan = z.infer<typeof StepPlan>

/** The answers with what their questions are about, and which cell and requirement they are of, where that is known; a question is known by its slot and its words. */
export function withMatters<Given extends Answer>(answers: readonly Given[], plan: StepPlan | null): Given[] {
  const asked: readonly Partial<StepQuestion>[] = plan
    ? [...plan.question_plan, ...(plan.more ? [plan.more] : []), ...plan.followups.map(({ ask, ...one }) => ({ ...one, q: ask }))]
    : []
  return answers.map((one) => {
    const { matter, fills, requirement_id } = asked.find(({ slot, q }) => slot === one.slot && q === one.question) ?? {}
    if (one.matter || !matter) return one
    return { ...one, matter, ...(fills ? { fills } : {}), ...(requirement_id ? { requirement_id } : {}) }
  })
}
