import * as z from 'zod'
import { ProgramType } from '../program.ts'
import { LeftOut } from '../solicitation/analysis.ts'

/** What a component rules in its proposal instructions (brief §2.2, §2.3). */
export const RuleKind = z.enum([
  'award_ceiling',
  'period_of_performance',
  'option_ceiling',
  'option_period',
  'page_limit',
  'work_plan',
  'report',
  'meeting',
  'payment',
  'work_share',
  'technical_assistance',
  'due_date',
])
export type RuleKind = z.infer<typeof RuleKind>

/** One fact of component instructions. `value` is as printed ("$140,000", "6 months"); `quote` stands word for word on `page`. */
export const InstructionFact = z.object({
  kind: RuleKind,
  phase: z.enum(['I', 'II', 'any']),
  value: z.string(),
  text: z.string(),
  page: z.number().int().positive(),
  quote: z.string(),
  /** The topic that the fact is for, when it stands in that topic or in its line of a table. */
  topic_number: z.string().optional(),
  /** The program that the fact is for, when its words name only one. */
  program_type: ProgramType.optional(),
})
export type InstructionFact = z.infer<typeof InstructionFact>

/** Component instructions as they were read. `dated` is the release or date that the document prints of itself; its facts hold for that release only. */
export const Instructions = z.object({
  title: z.string(),
  component: z.string().optional(),
  release: z.string().optional(),
  dated: z.string().optional(),
  facts: z.array(InstructionFact),
  reading: z.object({
    pages: z.number().int().nonnegative(),
    ocr_pages: z.array(z.number().int()),
    warnings: z.array(z.string()),
    left_out: z.array(LeftOut),
  }),
})
export type Instructions = z.infer<typeof Instructions>

/** What one document says about a rule. */
export const RuleSource = z.object({
  from: z.enum(['topic', 'instructions']),
  value: z.string(),
  page: z.number().int().positive(),
  quote: z.string(),
})
export type RuleSource = z.infer<typeof RuleSource>

/**
 * The rule that holds for a topic: the topic's own words before the component's instructions, these before the announcement
 * (brief §0.1, from ARMY25.4 s3.7 and NAVY25.1). `yields` is what was said otherwise and does not hold.
 */
export const RuleInForce = RuleSource.extend({
  kind: RuleKind,
  phase: z.enum(['I', 'II', 'any']),
  yields: z.array(RuleSource),
})
export type RuleInForce = z.infer<typeof RuleInForce>
