import * as z from 'zod'
import { hasLetterOrDigit } from '../../../../language/characters.ts'

/** A narrative that this browser keeps: what it was edited from, and whether it is to be sent as soon as the server can be reached. */
export const KeptNarrative = z.object({
  text: z.string(),
  base: z.object({ text: z.string(), version: z.number().int() }),
  isDue: z.boolean(),
})
export type KeptNarrative = z.infer<typeof KeptNarrative>

/** Whether a narrative says nothing: blank, or only marks and characters that nobody sees. */
export function isWordless(narrative: string): boolean {
  return !hasLetterOrDigit(narrative)
}
