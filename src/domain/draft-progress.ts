import * as z from 'zod'
import { WrittenBy } from './written-by.ts'

/**
 * One piece of what is being written: a milestone, or the only piece, which has no number.
 * waiting: its turn has not come · writing: words arrive · checking: its claims are held against the sources · written: done ·
 * kept: what was there, or the built-in drafter's text, stands in because nothing better came.
 */
export const DraftedPiece = z.object({
  milestone_number: z.number().int().positive().optional(),
  state: z.enum(['waiting', 'writing', 'checking', 'written', 'kept']),
  /** What of it has arrived so far, as plain text. */
  text: z.string(),
  /** Why nothing better came, of a piece that is kept. */
  why: z.string().optional(),
})
export type DraftedPiece = z.infer<typeof DraftedPiece>

/** How far a draft is while somebody waits for it: always the whole state, so that the latest is enough. */
export const DraftProgress = z.object({
  written_by: WrittenBy,
  pieces: z.array(DraftedPiece),
  /** What else is worth knowing now: "The model is busy; trying again in 20 s." */
  note: z.string().optional(),
})
export type DraftProgress = z.infer<typeof DraftProgress>
