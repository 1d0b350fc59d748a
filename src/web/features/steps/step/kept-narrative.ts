import * as z from 'zod'
import { hasLetterOrDigit } from '../../../../language/characters.ts'
import { mergedText, mergeParts } from '../../../changes/merge.ts'

/** A narrative that this browser keeps: what it was edited from, and whether it is to be sent as soon as the server can be reached. */
export const KeptNarrative = z.object({
  text: z.string(),
  base: z.object({ text: z.string(), version: z.number().int() }),
  isDue: z.boolean(),
})
export type KeptNarrative = z.infer<typeof KeptNarrative>

/** What two tabs made of one text that both had: where both changed the same place, it holds both, so that nothing that was typed is lost. */
export function bothTabs(known: string, mine: string, theirs: string): string {
  if (mine === known || mine === theirs) return theirs
  return mergedText(mergeParts({ base: known, mine, theirs }, 'sentences'), [])
}

/** Whether a narrative says nothing: blank, or only marks and characters that nobody sees. */
export function isWordless(narrative: string): boolean {
  return !hasLetterOrDigit(narrative)
}
