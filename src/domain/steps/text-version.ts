import * as z from 'zod'

/** Who or what wrote a text: a person, the built-in drafter, a language model, or a person by voice; `label` is shown. */
export const WrittenBy = z.object({ kind: z.enum(['person', 'built-in', 'language-model', 'voice']), label: z.string() })
export type WrittenBy = z.infer<typeof WrittenBy>

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
