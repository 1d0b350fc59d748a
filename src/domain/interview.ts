import * as z from 'zod'
import { raised } from '../language/characters.ts'
import { isAnswered } from './open-answer.ts'
import type { ProgramType } from './program.ts'
import { FilledCell, StepMatter } from './steps/step-matter.ts'

/** What a question is about. It is a field of the question and of its answer; nobody guesses it back from words. They stand in the order in which one talks. */
export const Subject = z.enum([
  'solution',
  'existing',
  'end_state',
  'steps',
  'milestones',
  'method',
  'people',
  'place',
  'test',
  'threshold',
  'risk',
  'government',
  'user',
  'security',
  'shares',
])
export type Subject = z.infer<typeof Subject>

/** What a subject is called within a sentence or a list. */
const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  solution: 'solution',
  existing: 'existing technology',
  end_state: 'end state',
  steps: 'steps',
  milestones: 'milestones',
  method: 'methods',
  people: 'people',
  place: 'places',
  test: 'tests',
  threshold: 'figures',
  risk: 'risks',
  government: 'Government items',
  user: 'user',
  security: 'security',
  shares: 'work shares',
}

/** What a question is about in a few words, "Risks and Government items"; its own words where nobody knows its subject. */
export function questionName({ subject, also, q }: Pick<Question, 'subject' | 'also' | 'q'>): string {
  if (!subject) return q
  const names = [subject, ...(also ? [also] : [])].map((one) => SUBJECT_NAMES[one])
  return raised(names.join(' and '))
}

/** Whether a slot is of a step's interview: "S3-Q1". Those of the interview before the steps are Q1, Q2, … */
export function isStepSlot(slot: string): boolean {
  return /^S\d/.test(slot)
}

/**
 * One thing asked. `why` tells the person what the answer is for, `more` what it only counts; `quote` and `page` show where the solicitation raises it, `words` what a person has made of
 * that quote.
 */
export const Question = z.object({
  slot: z.string(),
  q: z.string(),
  min_items: z.number().int().positive().optional(),
  why: z.string().optional(),
  more: z.array(z.string()).optional(),
  quote: z.string().optional(),
  words: z.string().optional(),
  page: z.number().int().positive().optional(),
  /** Absent of questions that were kept before they had one. */
  subject: Subject.optional(),
  /** A second subject that the same question asks for. */
  also: Subject.optional(),
})
export type Question = z.infer<typeof Question>

/**
 * One question with its answer, and what the question was about: `matter`, and the cell that it fills where a step's interview asked it. Slots are Q1, Q2, …
 * (spec §3).
 */
export const Answer = z.object({
  slot: z.string(),
  question: z.string(),
  answer: z.string(),
  subject: Subject.optional(),
  also: Subject.optional(),
  matter: StepMatter.optional(),
  fills: FilledCell.optional(),
  /** The requirement on which a step's interview asked. */
  requirement_id: z.string().optional(),
})
export type Answer = z.infer<typeof Answer>

/** An answer whose question is no longer asked: kept with its words, and used for nothing. */
export const GoneAnswer = z.object({ question: z.string(), answer: z.string() })
export type GoneAnswer = z.infer<typeof GoneAnswer>

/** Something that was said elsewhere, or that the solicitation asks for, and that a question on this subject asks for, in the words of its fields; it is offered, and counts once somebody takes it over. */
export const AnswerOffer = z.object({
  subject: Subject,
  words: z.string(),
  from: z.enum(['profile', 'document', 'answer', 'solicitation']),
  /** The document of the company; its page, or the solicitation's. */
  file_name: z.string().optional(),
  page: z.number().int().positive().optional(),
  /** The question whose answer says it. */
  slot: z.string().optional(),
  /** It counts already, and is told so that nobody says it twice. */
  is_told: z.boolean().optional(),
})
export type AnswerOffer = z.infer<typeof AnswerOffer>

/** Of which rows of a question a list is, by what a row of its form is called, and the list; without a row the text may tell any of them, in groups. */
export type ListAsked = { subject: Subject; also?: Subject | undefined; row?: string | undefined; text: string }

/** A line of a list, its words by the fields of a row, and its sentences that are of none of them. */
export type LineRead = { text: string; row: Record<string, string>; beside?: string[] | undefined }

/**
 * Lines that were told together, with their heading: which rows they most likely are, '' where nobody can be sure, and their words by the fields of each kind of rows.
 * `isSure` where the text itself says which words belong together: its rows count as they were read, and are shown for that.
 */
export type GroupRead = {
  heading: string
  text: string
  row: string
  read: { row: string; lines: LineRead[] }[]
  isSure?: boolean | undefined
}

/** An answer as it is given back: one that was spoken has the words that were heard, and the recording while that is kept. */
export const SpokenAnswer = Answer.extend({ transcript: z.string().optional(), audio_id: z.string().nullable().optional() })
export type SpokenAnswer = z.infer<typeof SpokenAnswer>

/** The three questions that every interview opens with: focus and solution, existing technology, end state (spec §4). */
export const FIXED_QUESTIONS: readonly Question[] = [
  {
    slot: 'Q1',
    subject: 'solution',
    q: 'What focus areas of this topic will you address, and what solution do you propose?',
    why: 'The plan is built around this: it decides which requirements of the solicitation become your tasks.',
  },
  {
    slot: 'Q2',
    subject: 'existing',
    q: 'What existing technologies will you build on, and what adaptations do they need for this topic?',
    why: 'Evaluators look for a real starting point: what works today, how you know, and what has to change.',
  },
  {
    slot: 'Q3',
    subject: 'end_state',
    q: 'What is the desired end state of the Phase II prototype?',
    why: 'Every milestone has to lead to this prototype: what it does, for whom, and how well.',
  },
]

/** The answers with what their questions are about, where that is known; a question is known by its slot and its words. */
export function withSubjects<Given extends Answer>(answers: readonly Given[], questions: readonly Question[]): Given[] {
  return answers.map((one) => {
    const asked = questions.find(({ slot, q }) => slot === one.slot && q === one.question)
    if (one.subject || !asked?.subject) return one
    return { ...one, subject: asked.subject, ...(asked.also && { also: asked.also }) }
  })
}

/** How many questions an interview has in all: 10 for SBIR, 11 for STTR (spec §9). */
export function interviewLength(program: ProgramType): number {
  return program === 'STTR' ? 11 : 10
}

/** The slot of the nth question, counted from 1. */
export function slotName(position: number): string {
  return `Q${position}`
}

/** The interview's header: the first three questions are the initial ones, the rest are curated (spec §2). */
export function interviewHeader(index: number): string {
  return index < FIXED_QUESTIONS.length ? 'Initial Interview Questions' : 'Curated Interview Questions'
}

/** Which button moves the interview on from the question at `index` (spec §2). */
export type Advance = 'next' | 'submit-initial' | 'submit'

/** Submit Initial stands on question 3 until adaptive questions were asked for; Submit stands on the last one; else Next (spec §2, §4). */
export function advanceAt(index: number, questions: number, adaptiveAsked: boolean): Advance {
  if (!adaptiveAsked && index === FIXED_QUESTIONS.length - 1) return 'submit-initial'
  return index >= questions - 1 ? 'submit' : 'next'
}

/** How many questions have their answer. */
export function answeredCount(answers: readonly { answer: string }[]): number {
  return answers.filter(({ answer }) => isAnswered(answer)).length
}

/** What the interview came to, kept as `globalContract` and handed to everything that is drafted afterwards (spec §3, §4). */
export const GlobalContract = z.object({
  topic_slug: z.string(),
  topic_store_id: z.string(),
  summary: z.string(),
  answers: z.array(Answer),
  finalized_at: z.string(),
})
export type GlobalContract = z.infer<typeof GlobalContract>
