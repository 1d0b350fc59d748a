import * as z from 'zod'
import { WrittenBy } from '../written-by.ts'

/** Which of a milestone's texts; lists have one item a line. */
export const TextPart = z.enum(['text', 'deliverables', 'acceptance_criteria', 'narrative'])
export type TextPart = z.infer<typeof TextPart>

/** One state of a text, kept so that it can be read and restored. */
export const TextVersion = z.object({
  id: z.string(),
  milestone_number: z.number().int().positive(),
  part: TextPart,
  text: z.string(),
  written_by: WrittenBy,
  written_at: z.string(),
})
export type TextVersion = z.infer<typeof TextVersion>
