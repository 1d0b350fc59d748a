import * as z from 'zod'

/** What a sentence of a narrative rests on: a page of a document, an answer, or what the company says of itself. */
export const Citation = z.object({
  kind: z.enum(['document', 'answer', 'company']),
  file_id: z.string().optional(),
  page: z.number().int().positive().optional(),
  slot: z.string().optional(),
  quote: z.string(),
})
export type Citation = z.infer<typeof Citation>
