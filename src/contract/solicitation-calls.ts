import * as z from 'zod'
import { ComponentFacts } from '../domain/component/component-facts.ts'
import { Instructions, RuleInForce } from '../domain/instructions/instructions.ts'
import { PeriodOfPerformance, Phase, ProgramType } from '../domain/program.ts'
import {
  Analysis,
  JudgedSentence,
  Requirement,
  RequirementKind,
  RequirementPhase,
  RequirementQuantity,
  Strength,
} from '../domain/solicitation/analysis.ts'
import { ReadingProgress, SourceFile, SourcePage } from '../domain/solicitation/source.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

/**
 * Everything that is known of an uploaded solicitation and of the component instructions with it. The file of the instructions is the
 * solicitation's own when they stand in it; uploaded ones go before these. `instructions_warning` is why they seem to be another topic's.
 */
export const Solicitation = z.object({
  topic_store_id: z.string(),
  topic_slug: z.string(),
  file: SourceFile,
  analysis: Analysis,
  instructions: z.object({ file: SourceFile, read: Instructions }).nullable(),
  rules: z.array(RuleInForce),
  instructions_warning: z.string().nullable(),
  /** What the topic's component, its instructions and the topic itself ask of a work plan of the phase and program that were entered; null where nothing is known. */
  facts: ComponentFacts.nullable(),
})
export type Solicitation = z.infer<typeof Solicitation>

/** What a change of a requirement or a sentence can change. */
const Requirements = z.object({
  requirements: z.array(Requirement),
  removed_requirements: z.array(Requirement),
  sentences: z.array(JudgedSentence),
})
const Text = z.string().trim().min(1, 'A requirement needs a text.').max(5000, 'This text is too long: 5,000 characters at most.')
const Short = z.string().trim().max(300)
const Quantity = RequirementQuantity.extend({
  printed: Short,
  value: Short,
  unit: Short,
  what: Short,
})
const PageNumber = z.coerce.number().int().positive().max(100_000)

/** The calls on what was read: to look at it, choose its topic, correct it, and see its pages. */
export const solicitationCalls = {
  findSolicitation: endpoint({
    method: 'GET',
    path: '/api/solicitations/{topic_store_id}',
    summary: 'What was read in a solicitation, with pages',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id }),
    output: Solicitation,
  }),
  chooseTopic: endpoint({
    method: 'POST',
    path: '/api/solicitations/{topic_store_id}/topic',
    summary: 'Read one of the many topics of a file',
    access: 'person',
    reports: ReadingProgress,
    input: z.strictObject({ topic_store_id: Id, topic_number: z.string().trim().min(1).max(100) }),
    output: Solicitation,
  }),
  changeEntries: endpoint({
    method: 'PUT',
    path: '/api/solicitations/{topic_store_id}/entries',
    summary: 'Change what was entered with a solicitation',
    access: 'person',
    input: z.strictObject({
      topic_store_id: Id,
      phase: Phase,
      period_of_performance: PeriodOfPerformance,
      program_type: ProgramType,
      confirmed_limits: Analysis.shape.confirmed_limits,
      put_back: z.array(z.string().max(1_200)).max(500).optional(),
    }),
    output: Solicitation,
  }),
  addInstructions: endpoint({
    method: 'POST',
    path: '/api/solicitations/{topic_store_id}/instructions',
    summary: 'Store component instructions beside a topic and read them',
    access: 'person',
    carries: 'multipart',
    reports: ReadingProgress,
    input: z.strictObject({ topic_store_id: Id, file: z.instanceof(Blob) }),
    output: Solicitation,
  }),
  removeInstructions: endpoint({
    method: 'DELETE',
    path: '/api/solicitations/{topic_store_id}/instructions',
    summary: 'Take the component instructions away from a topic',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id }),
    output: Solicitation,
  }),
  addRequirement: endpoint({
    method: 'POST',
    path: '/api/solicitations/{topic_store_id}/requirements',
    summary: 'Add a requirement that the reader did not find',
    access: 'person',
    input: z.strictObject({
      topic_store_id: Id,
      page: PageNumber,
      quote: Text,
      text: Text.optional(),
      kind: RequirementKind.optional(),
      strength: Strength.optional(),
      phase: RequirementPhase.optional(),
    }),
    output: Requirements.extend({ requirement: Requirement }),
  }),
  changeRequirement: endpoint({
    method: 'PUT',
    path: '/api/solicitations/{topic_store_id}/requirements/{requirement_id}',
    summary: 'Correct a requirement, take it out or put it back',
    access: 'person',
    input: z.strictObject({
      topic_store_id: Id,
      requirement_id: Id,
      text: Text.optional(),
      kind: RequirementKind.optional(),
      strength: Strength.optional(),
      phase: RequirementPhase.optional(),
      quantities: z.array(Quantity).max(60).optional(),
      removed: z.boolean().optional(),
    }),
    output: Requirements,
  }),
  judgeSentence: endpoint({
    method: 'PUT',
    path: '/api/solicitations/{topic_store_id}/sentences',
    summary: 'Say whether a sentence asks something of the work, or take that back',
    access: 'person',
    input: z.strictObject({
      topic_store_id: Id,
      page: PageNumber,
      quote: z.string().min(1).max(50_000),
      verdict: JudgedSentence.shape.verdict,
    }),
    output: Requirements,
  }),
  sourceFile: endpoint({
    method: 'GET',
    path: '/api/source-files/{file_id}',
    summary: 'An uploaded document as it was uploaded',
    access: 'person',
    answers: 'bytes',
    input: z.strictObject({ file_id: Id }),
    output: z.instanceof(Blob),
  }),
  sourcePage: endpoint({
    method: 'GET',
    path: '/api/source-files/{file_id}/pages/{page}',
    summary: 'One page of an uploaded document as it was read',
    access: 'person',
    input: z.strictObject({ file_id: Id, page: PageNumber }),
    output: SourcePage,
  }),
} as const
