import * as z from 'zod'
import { ProgramType } from '../program.ts'

/** One page of a document as text, numbered as a reader counts them, from 1. */
export const Page = z.object({ page: z.number().int().positive(), text: z.string() })
export type Page = z.infer<typeof Page>

export const RequirementKind = z.enum(['task', 'performance', 'standard', 'deliverable', 'schedule', 'constraint'])
export type RequirementKind = z.infer<typeof RequirementKind>

/** must: shall, required, imperative tasks · should: seeks, suggested · objective: goal, desired. */
export const Strength = z.enum(['must', 'should', 'objective'])
export type Strength = z.infer<typeof Strength>

/** The phase in whose section the quote stands; OBJECTIVE, DESCRIPTION and notices are "any". */
export const RequirementPhase = z.enum(['I', 'II', 'any'])
export type RequirementPhase = z.infer<typeof RequirementPhase>

/** One demand that a work plan must answer. `quote` stands word for word on `page`, white space and line-end hyphens aside. */
export const Requirement = z.object({
  id: z.string(),
  text: z.string(),
  kind: RequirementKind,
  strength: Strength,
  phase: RequirementPhase,
  page: z.number().int().positive(),
  quote: z.string(),
})
export type Requirement = z.infer<typeof Requirement>

/** What a topic says of itself. What the document does not say is absent, never guessed. */
export const Topic = z.object({
  number: z.string().optional(),
  title: z.string().optional(),
  component: z.string().optional(),
  program_type: ProgramType.optional(),
  phases: z.object({ phase_1: z.string().optional(), phase_2: z.string().optional(), phase_3: z.string().optional() }),
  objective: z.string().optional(),
  description: z.string().optional(),
  references: z.array(z.string()),
  keywords: z.array(z.string()),
  technology_areas: z.array(z.string()),
  itar: z.boolean(),
  direct_to_phase_2: z.boolean(),
  award_ceiling: z.string().optional(),
  period_of_performance: z.string().optional(),
  tpoc: z.string().optional(),
})
export type Topic = z.infer<typeof Topic>

/** How the document was read, and what the reader should be told about it. */
export const Reading = z.object({
  pages: z.number().int().nonnegative(),
  pages_without_text: z.array(z.number().int()),
  ocr_pages: z.array(z.number().int()),
  layout: z.string(),
  topics_found: z.array(z.object({ number: z.string(), title: z.string(), page: z.number().int() })),
  warnings: z.array(z.string()),
})
export type Reading = z.infer<typeof Reading>

/** Everything that was read out of a solicitation. `topic_brief` is a paragraph for people; `topic_summary` its one-line name. */
export const Analysis = z.object({
  topic_summary: z.string(),
  topic_brief: z.string(),
  topic: Topic,
  requirements: z.array(Requirement),
  reading: Reading,
})
export type Analysis = z.infer<typeof Analysis>
