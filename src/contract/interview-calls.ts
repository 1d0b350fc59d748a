import * as z from 'zod'
import { DraftProgress } from '../domain/draft-progress.ts'
import { AnswerOffer, GlobalContract, GoneAnswer, Question, SpokenAnswer, Subject } from '../domain/interview.ts'
import { ProgramType } from '../domain/program.ts'
import { endpoint } from './endpoint.ts'
import { Id, LongText, Name, OptionalId, Saved, Spoken, WhoDrafts } from './fields.ts'

const Line = z.object({ text: z.string(), row: z.record(z.string(), z.string()), beside: z.array(z.string()).optional() })
const GroupRead = z.object({
  ...{ heading: z.string(), text: z.string(), row: z.string() },
  read: z.array(z.object({ row: z.string(), lines: z.array(Line) })),
  isSure: z.boolean().optional(),
})

/**
 * The calls of the global interview (spec §7, Interview). `topic_store_id` tells apart two uploads of one slug; without it the latest counts.
 */
export const interviewCalls = {
  interviewState: endpoint({
    method: 'GET',
    path: '/api/interview/state',
    summary: 'The questions asked and answers given so far, those whose question is no longer asked, and the contract once there is one',
    access: 'person',
    input: z.strictObject({ topic_slug: Name, topic_store_id: Id.optional() }),
    output: z.object({
      questions: z.array(Question),
      answers: z.array(SpokenAnswer),
      gone: z.array(GoneAnswer),
      contract: GlobalContract.nullable(),
    }),
  }),
  answerOffers: endpoint({
    method: 'GET',
    path: '/api/interview/offers',
    summary: 'What the company and earlier answers say that a question asks for',
    access: 'person',
    input: z.strictObject({ topic_slug: Name, topic_store_id: Id.optional() }),
    output: z.object({ offers: z.array(AnswerOffer) }),
  }),
  readLines: endpoint({
    method: 'POST',
    path: '/api/interview/lines',
    summary: 'What a list says by the fields of its rows, or a text by those of the rows that its groups of lines may be',
    access: 'person',
    input: z.strictObject({
      ...{ topic_slug: Name, topic_store_id: Id.optional() },
      ...{ subject: Subject, also: Subject.optional(), row: Name.optional(), text: LongText },
    }),
    output: z.object({ groups: z.array(GroupRead) }),
  }),
  saveAnswer: endpoint({
    method: 'POST',
    path: '/api/interview/answer',
    summary: 'Keep one answer as it is typed',
    access: 'person',
    input: z.strictObject({
      topic_slug: Name,
      topic_store_id: Id.optional(),
      slot: z.string().min(1).max(20),
      question: LongText,
      answer: LongText,
      ...Spoken,
    }),
    output: Saved.extend({ answered: z.number().int(), total: z.number().int() }),
  }),
  generateAdaptiveQuestions: endpoint({
    method: 'POST',
    path: '/api/interview/generate-adaptive-questions',
    summary: 'The questions that follow from the solicitation and the first three answers',
    access: 'person',
    reports: DraftProgress,
    input: z.strictObject({
      topic_store_id: Id,
      file_id: OptionalId,
      topic_brief: LongText.nullish(),
      answer_1: LongText,
      answer_2: LongText,
      answer_3: LongText,
      program_type: ProgramType,
      research_institution: Name.nullish(),
      drafter: WhoDrafts,
    }),
    output: z.object({ questions: z.array(Question) }),
  }),
} as const
