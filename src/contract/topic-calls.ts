import * as z from 'zod'
import { DraftProgress } from '../domain/draft-progress.ts'
import { PlanSources } from '../domain/grounding/sources.ts'
import { GlobalContract, Question } from '../domain/interview.ts'
import { InitialMilestone } from '../domain/milestone.ts'
import { PeriodOfPerformance, Phase, ProgramType } from '../domain/program.ts'
import { PlanReview } from '../domain/quality/review.ts'
import { Analysis } from '../domain/solicitation/analysis.ts'
import { ReadingProgress } from '../domain/solicitation/source.ts'
import { ThingLeft } from '../domain/steps/thing-left.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdempotencyKey, Known, LongText, Name, TopicOf, WhoDrafts } from './fields.ts'

/** A contract as a client has it; of what it leaves out nothing is asked, and what it has beside is not read. */
const SentContract = z
  .object({
    topic_slug: Name,
    topic_store_id: z.string().max(200),
    summary: LongText,
    answers: z.array(z.object({ slot: z.string().max(20), question: LongText, answer: LongText })).max(60),
    finalized_at: z.string().max(60),
  })
  .partial()
  .loose()

/** The calls on a topic: reading it, its interview contract and its review (spec §7, Topics). */
export const topicCalls = {
  uploadTopic: endpoint({
    method: 'POST',
    path: '/topics/{slug}/upload',
    summary: 'Store a solicitation and read it',
    access: 'person',
    carries: 'multipart',
    fieldsInQuery: true,
    reports: ReadingProgress,
    input: z.strictObject({
      slug: Name.min(1),
      file: z.instanceof(Blob),
      phase: Phase,
      company_name: Name.trim().min(1, 'Company name is required.'),
      period_of_performance: z.coerce.number('Period of performance must be a number of months.').pipe(PeriodOfPerformance),
      program_type: ProgramType,
      /** Which topic to read when the file holds many; without it the first one is read. */
      topic_number: z.string().trim().max(100).optional(),
      idempotency_key: IdempotencyKey,
    }),
    output: z.object({ topic_slug: z.string(), topic_store_id: z.string(), file_id: z.string(), analysis: Analysis }),
  }),
  planGlobalInterview: endpoint({
    method: 'POST',
    path: '/topics/global-interview/plan',
    summary: 'The three fixed questions',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id, topic_slug: Name, known: Known }),
    output: z.object({ questions: z.array(Question) }),
  }),
  finalizeGlobalInterview: endpoint({
    method: 'POST',
    path: '/topics/global-interview/finalize',
    summary: 'Close the global interview and keep its contract',
    access: 'person',
    reports: DraftProgress,
    input: z.strictObject({
      ...TopicOf,
      qa_transcript: z.array(z.strictObject({ slot: z.string().max(20), question: LongText, answer: LongText })).max(60),
      known: Known,
      persist: z.boolean().default(true),
      drafter: WhoDrafts,
    }),
    output: z.object({ contract: GlobalContract }),
  }),
  reviewPlan: endpoint({
    method: 'POST',
    path: '/topics/plan/review',
    summary: 'What is left to do in a plan, its findings, requirement coverage and levels',
    access: 'person',
    input: z.strictObject({ ...TopicOf, include_unfinalized: z.boolean().default(false) }),
    output: PlanReview.extend({ left: z.array(ThingLeft) }),
  }),
  planSources: endpoint({
    method: 'GET',
    path: '/topics/{topic_store_id}/sources',
    summary: "Everything that a topic's plan may rest on: documents by page, answers, entries, and the person's own statements",
    access: 'person',
    input: z.strictObject({ topic_store_id: Id }),
    output: PlanSources,
  }),
  generateInitialWorkPlan: endpoint({
    method: 'POST',
    path: '/topics/generate-initial-workplan',
    summary: 'Draft the milestones of a topic from its contract',
    access: 'person',
    reports: DraftProgress,
    input: z.strictObject({ topic_store_id: Id, topic_slug: Name, contract: SentContract.optional(), drafter: WhoDrafts }),
    output: z.object({ milestones: z.array(InitialMilestone) }),
  }),
} as const
