import * as z from 'zod'
import type { Answer } from '../../../../domain/interview.ts'
import { asNotKnown, isAnswered, toldWords } from '../../../../domain/open-answer.ts'
import { answerObjection } from '../../../../domain/steps/distinct-details.ts'
import { followUpSlot, raisedFollowUps } from '../../../../domain/steps/follow-ups.ts'
import { StepPlan, type StepQuestion } from '../../../../domain/steps/step-plan.ts'
import type { KeptStep } from './kept-step.ts'

/** What the screen shows behind the last question: the answers once more, and the way to the narrative. */
export const END = 'end'

/** A step's interview as this browser keeps it. `slot` is the question on the screen or the end, null while neither is; `unsaved` names answers that the server lacks. */
export const InterviewDraft = z.object({
  plan: StepPlan.nullable(),
  answers: z.record(z.string(), z.string()),
  slot: z.string().nullable(),
  unsaved: z.array(z.string()),
})
export type InterviewDraft = z.infer<typeof InterviewDraft>

/** The interview as the server has it, with what this browser has and the server does not. */
export function interviewOf(
  { plan, qa_transcript }: Pick<KeptStep, 'plan' | 'qa_transcript'>,
  kept: InterviewDraft | null,
): InterviewDraft {
  const there = Object.fromEntries(qa_transcript.map(({ slot, answer }) => [slot, answer]))
  const here = Object.fromEntries((kept?.unsaved ?? []).map((slot) => [slot, kept?.answers[slot] ?? '']))
  const draft = { plan: plan ?? kept?.plan ?? null, answers: { ...there, ...here }, slot: null, unsaved: kept?.unsaved ?? [] }
  const isThere = kept?.slot === END || askedQuestions(draft).some(({ slot }) => slot === kept?.slot)
  return isThere ? { ...draft, slot: kept?.slot ?? null } : draft
}

/** What was made of the same answers before: very long ones take long to look through, and a screen asks several times. */
const found = new WeakMap<InterviewDraft['answers'], { plan: StepPlan; asked: StepQuestion[] }>()

/** The questions as they are asked now: each followed at once by the follow-ups that its answer calls for. */
export function askedQuestions({ plan, answers }: Pick<InterviewDraft, 'plan' | 'answers'>): StepQuestion[] {
  if (!plan) return []
  const before = found.get(answers)
  if (before?.plan === plan) return before.asked
  const asked = foundQuestions(plan, answers)
  found.set(answers, { plan, asked })
  return asked
}

function foundQuestions(plan: StepPlan, answers: InterviewDraft['answers']): StepQuestion[] {
  const raised = raisedFollowUps(plan, toldAnswers(answers))
  const parents = new Map(plan.followups.map((one, index) => [followUpSlot(one, index), one.when?.slot]))
  const withFollowUps = (question: StepQuestion): StepQuestion[] => [
    question,
    ...raised.filter(({ slot }) => parents.get(slot) === question.slot).flatMap(withFollowUps),
  ]
  return [...plan.question_plan, ...(plan.more ? [plan.more] : [])].flatMap(withFollowUps)
}

/** Whether a question was raised by an answer. */
export function isFollowUp({ plan }: InterviewDraft, slot: string): boolean {
  return plan !== null && slot !== plan.more?.slot && !plan.question_plan.some((question) => question.slot === slot)
}

/** Why the answer to a question does not suffice; null when it does, and where nobody has to answer. */
export function objectionTo({ plan, answers }: InterviewDraft, slot: string): string | null {
  return slot === plan?.more?.slot ? null : answerObjection(answers[slot] ?? '')
}

/** The interview with something typed for a slot, which the server does not have yet. */
export function typedAnswer(draft: InterviewDraft, slot: string, answer: string): InterviewDraft {
  return { ...draft, answers: { ...draft.answers, [slot]: answer }, unsaved: [...new Set([...draft.unsaved, slot])] }
}

/** The interview once the server has this answer; something typed since then is still unsaved. */
export function answerSaved(draft: InterviewDraft, slot: string, answer: string): InterviewDraft {
  return draft.answers[slot] === answer ? { ...draft, unsaved: draft.unsaved.filter((one) => one !== slot) } : draft
}

/** The slots of the questions without an answer. */
export function objectedIn(draft: InterviewDraft): string[] {
  return unanswered(draft).map(({ slot }) => slot)
}

/** Types of each of them that it is not known yet, so that the narrative can be drafted from what is told. */
export function leaveOpen(draft: InterviewDraft, type: (slot: string, answer: string) => void): void {
  for (const slot of objectedIn(draft)) type(slot, asNotKnown(draft.answers[slot] ?? ''))
}

/** The slot of the first question without an answer; null when all do. */
export function firstOpen(draft: InterviewDraft): string | null {
  return unanswered(draft)[0]?.slot ?? null
}

function unanswered(draft: InterviewDraft): StepQuestion[] {
  return askedQuestions(draft).filter(({ slot }) => objectionTo(draft, slot) !== null)
}

/** Where the interview begins or goes on: the first question that is open, else the last; nowhere while nothing is asked and nothing was added. */
export function whereToGoOn(draft: InterviewDraft): string | null {
  if (draft.plan?.question_plan.length === 0 && answeredOf(draft).answered === 0) return null
  return firstOpen(draft) ?? askedQuestions(draft).at(-1)?.slot ?? null
}

/** The slot where somebody begins who comes back to a closed interview: what is open, else the first question. */
export function firstToLookAt(draft: InterviewDraft): string | null {
  return firstOpen(draft) ?? askedQuestions(draft)[0]?.slot ?? null
}

/** The questions with their answers as they are handed over. */
export function stepTranscript(draft: InterviewDraft): Answer[] {
  return askedQuestions(draft).map(({ slot, q }) => ({ slot, question: q, answer: draft.answers[slot] ?? '' }))
}

/** How many of the questions have an answer. */
export function answeredOf(draft: InterviewDraft): { answered: number; total: number } {
  const asked = stepTranscript(draft)
  return { answered: asked.filter(({ answer }) => isAnswered(answer)).length, total: asked.length }
}

function toldAnswers(answers: InterviewDraft['answers']): Answer[] {
  return Object.entries(answers).map(([slot, answer]) => ({ slot, question: '', answer: toldWords(answer) }))
}
