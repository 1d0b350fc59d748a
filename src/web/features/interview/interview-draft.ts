import * as z from 'zod'
import { type Answer, answeredCount, FIXED_QUESTIONS, interviewLength, Question } from '../../../domain/interview.ts'
import type { ProgramType } from '../../../domain/program.ts'

/** Where the adaptive questions stand: they are asked for once, after question 3; when that fails the three fixed ones remain (spec §4). */
export const AdaptiveState = z.enum(['not-asked', 'failed', 'ready'])
export type AdaptiveState = z.infer<typeof AdaptiveState>

/** The interview as this browser keeps it while it is being answered. `unsaved` names the slots whose answer the server does not have yet. */
export const InterviewDraft = z.object({
  started: z.boolean(),
  questions: z.array(Question).min(1),
  adaptive: AdaptiveState,
  answers: z.record(z.string(), z.string()),
  index: z.number().int().nonnegative(),
  unsaved: z.array(z.string()),
})
export type InterviewDraft = z.infer<typeof InterviewDraft>

/** An interview that was not begun: the three fixed questions, no answer (spec §4). */
export const NEW_DRAFT: InterviewDraft = {
  started: false,
  questions: [...FIXED_QUESTIONS],
  adaptive: 'not-asked',
  answers: {},
  index: 0,
  unsaved: [],
}

/** The interview as another browser left it on the server; it goes on at the first question without an answer. */
export function draftOnServer(state: { questions: readonly Question[]; answers: readonly Answer[] }): InterviewDraft {
  const fixed = new Set(FIXED_QUESTIONS.map(({ slot }) => slot))
  const questions = [...FIXED_QUESTIONS, ...state.questions.filter(({ slot }) => !fixed.has(slot))]
  const answers = Object.fromEntries(state.answers.map(({ slot, answer }) => [slot, answer]))
  const open = questions.findIndex(({ slot }) => (answers[slot] ?? '').trim() === '')
  return {
    ...NEW_DRAFT,
    questions,
    answers,
    started: state.answers.length > 0,
    adaptive: questions.length > FIXED_QUESTIONS.length ? 'ready' : 'not-asked',
    index: open === -1 ? questions.length - 1 : open,
  }
}

/** The interview with something typed for a slot, which the server does not have yet. */
export function typed(draft: InterviewDraft, slot: string, answer: string): InterviewDraft {
  return { ...draft, answers: { ...draft.answers, [slot]: answer }, unsaved: [...new Set([...draft.unsaved, slot])] }
}

/** The interview once the server has this answer; something typed since then is still unsaved. */
export function answerSaved(draft: InterviewDraft, slot: string, answer: string): InterviewDraft {
  return draft.answers[slot] === answer ? { ...draft, unsaved: draft.unsaved.filter((one) => one !== slot) } : draft
}

/**
 * The interview as another tab of this browser has it by now, at the question that is on the screen here. An answer of this tab that the
 * other one had not heard of when it wrote is kept.
 */
export function fromOtherTab(here: InterviewDraft, there: InterviewDraft): InterviewDraft {
  const unheard = Object.keys(here.answers).filter((slot) => there.answers[slot] === undefined)
  const answers = { ...Object.fromEntries(unheard.map((slot) => [slot, here.answers[slot] ?? ''])), ...there.answers }
  const unsaved = [...there.unsaved, ...here.unsaved.filter((slot) => unheard.includes(slot))]
  return movedTo({ ...there, answers, unsaved, started: here.started || there.started }, here.index)
}

/** The interview at another question; there is none before the first or after the last. */
export function movedTo(draft: InterviewDraft, index: number): InterviewDraft {
  return { ...draft, index: Math.min(draft.questions.length - 1, Math.max(0, index)) }
}

/** The interview at the question of a slot, begun, for whoever comes to look at one answer; as it was where nothing has that slot. */
export function atQuestion(draft: InterviewDraft, slot: string | null): InterviewDraft {
  const index = draft.questions.findIndex((question) => question.slot === slot)
  return index === -1 ? draft : { ...draft, started: true, index }
}

/** The interview with the adaptive questions appended after the three fixed ones, at the first of them (spec §4). */
export function withAdaptive(draft: InterviewDraft, questions: readonly Question[]): InterviewDraft {
  const fixed = draft.questions.slice(0, FIXED_QUESTIONS.length)
  return { ...draft, questions: [...fixed, ...questions], adaptive: 'ready', index: fixed.length }
}

/** The interview started over: questions and index as at the beginning, answers taken away (spec §4); the server is to forget them too. */
export function startedOver(draft: InterviewDraft): InterviewDraft {
  const answers = Object.fromEntries(Object.keys(draft.answers).map((slot) => [slot, '']))
  return { ...draft, questions: [...FIXED_QUESTIONS], adaptive: 'not-asked', index: 0, answers, unsaved: Object.keys(answers) }
}

/** The interview once another topic of the file is read: what was asked for the former one goes, answers to the fixed questions are about the company and stay. */
export function withOtherTopic(draft: InterviewDraft): InterviewDraft {
  const isFixed = (slot: string) => FIXED_QUESTIONS.some((question) => question.slot === slot)
  const answers = Object.fromEntries(Object.entries(draft.answers).filter(([slot]) => isFixed(slot)))
  return { ...NEW_DRAFT, started: draft.started, answers, unsaved: draft.unsaved.filter(isFixed) }
}

/** The answers as they are handed over, in the order asked; a question without one has a blank answer. */
export function transcript(draft: InterviewDraft): Answer[] {
  return draft.questions.map(({ slot, q }) => ({ slot, question: q, answer: draft.answers[slot] ?? '' }))
}

/** How far the interview has come, as the counter shows it: before the adaptive questions, 10 in all for SBIR and 11 for STTR (spec §9). */
export function answeredOf(draft: InterviewDraft, program: ProgramType): { answered: number; total: number } {
  const total = draft.adaptive === 'not-asked' ? interviewLength(program) : draft.questions.length
  return { answered: answeredCount(transcript(draft)), total }
}

/** The positions, from 1, of the questions without an answer. */
export function unansweredPositions(draft: InterviewDraft): number[] {
  return transcript(draft).flatMap(({ answer }, index) => (answer.trim() === '' ? [index + 1] : []))
}
