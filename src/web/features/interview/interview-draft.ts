import * as z from 'zod'
import {
  type Answer,
  answeredCount,
  FIXED_QUESTIONS,
  GoneAnswer,
  interviewLength,
  Question,
  type Subject,
} from '../../../domain/interview.ts'
import { isAnswered } from '../../../domain/open-answer.ts'
import type { ProgramType } from '../../../domain/program.ts'

/** Where the adaptive questions stand: they are asked for once, after question 3; when that fails the three fixed ones remain (spec §4). */
export const AdaptiveState = z.enum(['not-asked', 'failed', 'ready'])
export type AdaptiveState = z.infer<typeof AdaptiveState>

/**
 * The interview as this browser keeps it while it is being answered. `unsaved` names the slots whose answer the server does not have yet;
 * `changes` counts how often each answer was changed, so that of two tabs the one that typed last is believed.
 */
export const InterviewDraft = z.object({
  started: z.boolean(),
  questions: z.array(Question).min(1),
  adaptive: AdaptiveState,
  answers: z.record(z.string(), z.string()),
  index: z.number().int().nonnegative(),
  unsaved: z.array(z.string()),
  changes: z.record(z.string(), z.number()).default({}),
  /** Answers whose questions are no longer asked. */
  gone: z.array(GoneAnswer).default([]),
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
  changes: {},
  gone: [],
}

type OnServer = { questions: readonly Question[]; answers: readonly Answer[]; gone: readonly GoneAnswer[] }

/**
 * The interview as this browser kept it, with what the server has by now: of what both have, only an answer that was not sent yet is this browser's. Where
 * the server has an answer to a question that is not asked here, its questions are asked, and what was not sent yet to others is kept apart.
 */
export function withServer(kept: InterviewDraft, state: OnServer): InterviewDraft {
  const there = draftOnServer(state)
  const isAsked = ({ slot, question }: Answer) =>
    isFixed(slot) || kept.questions.some((asked) => asked.slot === slot && asked.q === question)
  if (state.answers.some((given) => given.answer.trim() !== '' && !isAsked(given))) return withUnsent(there, kept)
  const sent = Object.entries(there.answers).filter(([slot]) => !kept.unsaved.includes(slot))
  return { ...kept, started: kept.started || there.started, answers: { ...kept.answers, ...Object.fromEntries(sent) } }
}

function withUnsent(there: InterviewDraft, kept: InterviewDraft): InterviewDraft {
  const unsent = transcript(kept).filter(({ slot }) => kept.unsaved.includes(slot))
  const own = unsent.filter(({ slot }) => isFixed(slot))
  const apart = unsent.filter(({ slot, answer }) => !isFixed(slot) && answer.trim() !== '')
  return {
    ...there,
    changes: kept.changes,
    unsaved: own.map(({ slot }) => slot),
    answers: { ...there.answers, ...Object.fromEntries(own.map(({ slot, answer }) => [slot, answer])) },
    gone: [...there.gone, ...apart.map(({ question, answer }) => ({ question, answer }))],
  }
}

/** The interview as another browser left it on the server; it goes on at the first question without an answer. */
export function draftOnServer(state: OnServer): InterviewDraft {
  const fixed = new Set(FIXED_QUESTIONS.map(({ slot }) => slot))
  const questions = [...FIXED_QUESTIONS, ...state.questions.filter(({ slot }) => !fixed.has(slot))]
  const answers = Object.fromEntries(state.answers.map(({ slot, answer }) => [slot, answer]))
  const open = questions.findIndex(({ slot }) => (answers[slot] ?? '').trim() === '')
  return {
    ...NEW_DRAFT,
    questions,
    answers,
    gone: [...state.gone],
    started: state.answers.length > 0,
    adaptive: questions.length > FIXED_QUESTIONS.length ? 'ready' : 'not-asked',
    index: open === -1 ? questions.length - 1 : open,
  }
}

/** The interview with something typed for a slot, which the server does not have yet. */
export function typed(draft: InterviewDraft, slot: string, answer: string): InterviewDraft {
  return changed({ ...draft, answers: { ...draft.answers, [slot]: answer } }, [slot])
}

/** The interview with these answers changed just now: newer than any that another tab has, and not on the server. */
function changed(draft: InterviewDraft, slots: readonly string[]): InterviewDraft {
  const changes = Object.fromEntries(slots.map((slot) => [slot, (draft.changes[slot] ?? 0) + 1]))
  return { ...draft, unsaved: [...new Set([...draft.unsaved, ...slots])], changes: { ...draft.changes, ...changes } }
}

/** The interview once the server has this answer; something typed since then is still unsaved. */
export function answerSaved(draft: InterviewDraft, slot: string, answer: string): InterviewDraft {
  return draft.answers[slot] === answer ? { ...draft, unsaved: draft.unsaved.filter((one) => one !== slot) } : draft
}

/**
 * The interview as another tab of this browser has it by now, at the question that is on the screen here. An answer that was changed here
 * after all that the other one had heard of is kept.
 */
export function fromOtherTab(here: InterviewDraft, there: InterviewDraft): InterviewDraft {
  const newer = Object.keys(here.answers).filter(
    (slot) => there.answers[slot] === undefined || changesOf(here, slot) > changesOf(there, slot),
  )
  const kept = <Value>(ofHere: Record<string, Value>) => Object.fromEntries(Object.entries(ofHere).filter(([slot]) => newer.includes(slot)))
  const unsaved = [...there.unsaved.filter((slot) => !newer.includes(slot)), ...here.unsaved.filter((slot) => newer.includes(slot))]
  const merged = { answers: { ...there.answers, ...kept(here.answers) }, changes: { ...there.changes, ...kept(here.changes) }, unsaved }
  return movedTo({ ...there, ...merged, started: here.started || there.started }, here.index)
}

/** Whether an interview as another tab wrote it lacks an answer of this one, or has an older one. */
export function isBehind(there: InterviewDraft, here: InterviewDraft): boolean {
  return Object.keys(here.answers).some((slot) => there.answers[slot] === undefined || changesOf(there, slot) < changesOf(here, slot))
}

function changesOf({ changes }: InterviewDraft, slot: string): number {
  return changes[slot] ?? 0
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

/**
 * The interview with the adaptive questions appended after the three fixed ones, at the first of them (spec §4). An answer whose question is asked again
 * goes to its slot; one whose question is not is kept apart.
 */
export function withAdaptive(draft: InterviewDraft, questions: readonly Question[]): InterviewDraft {
  const fixed = draft.questions.slice(0, FIXED_QUESTIONS.length)
  const before = answersBehindFixed(draft)
  const again = before.flatMap(({ question, answer }): [string, string][] => {
    const slot = questions.find(({ q }) => q === question)?.slot
    return slot ? [[slot, answer]] : []
  })
  const gone = before.filter(({ question }) => !questions.some(({ q }) => q === question))
  const answers = { ...answersToFixed(draft), ...Object.fromEntries(again) }
  const next: InterviewDraft = {
    ...draft,
    questions: [...fixed, ...questions],
    answers,
    gone: [...draft.gone, ...gone],
    unsaved: draft.unsaved.filter(isFixed),
    adaptive: 'ready',
    index: fixed.length,
  }
  return again.length > 0
    ? changed(
        next,
        again.map(([slot]) => slot),
      )
    : next
}

function isFixed(slot: string): boolean {
  return FIXED_QUESTIONS.some((question) => question.slot === slot)
}

function answersToFixed({ answers }: InterviewDraft): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([slot]) => isFixed(slot)))
}

/** What was answered to the questions behind the fixed ones. */
function answersBehindFixed(draft: InterviewDraft): GoneAnswer[] {
  return transcript(draft).flatMap(({ slot, question, answer }) => (isFixed(slot) || answer.trim() === '' ? [] : [{ question, answer }]))
}

/** The interview started over: questions and index as at the beginning, answers taken away (spec §4); the server is to forget them too. */
export function startedOver(draft: InterviewDraft): InterviewDraft {
  const answers = Object.fromEntries(Object.keys(draft.answers).map((slot) => [slot, '']))
  return changed({ ...draft, questions: [...FIXED_QUESTIONS], adaptive: 'not-asked', index: 0, answers }, Object.keys(answers))
}

/** The interview as it was before it was started over, for whoever wants it back. */
export function startedOverUndone(now: InterviewDraft, before: InterviewDraft): InterviewDraft {
  return changed({ ...before, changes: now.changes }, Object.keys(before.answers))
}

/**
 * The interview once another topic of the file is read: what was asked for the former one goes and its answers are kept apart, those to the fixed questions
 * are about the company and stay.
 */
export function withOtherTopic(draft: InterviewDraft): InterviewDraft {
  const gone = [...draft.gone, ...answersBehindFixed(draft)]
  const kept = { started: draft.started, answers: answersToFixed(draft), unsaved: draft.unsaved.filter(isFixed), changes: draft.changes }
  return { ...NEW_DRAFT, ...kept, gone }
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

/** The positions, from 1, of the questions without an answer, but of those on what is `told` elsewhere. */
export function unansweredPositions({ questions, answers }: InterviewDraft, told: readonly Subject[] = []): number[] {
  const isOpen = ({ slot, subject }: Question) => !isAnswered(answers[slot] ?? '') && !(subject && told.includes(subject))
  return questions.flatMap((question, index) => (isOpen(question) ? [index + 1] : []))
}
