import * as z from 'zod'
import { RequirementKind, RequirementPhase, RequirementQuantity, Strength } from '../../../domain/solicitation/analysis.ts'

/** What a person can set of a requirement. */
export const RequirementFields = z.object({
  text: z.string(),
  kind: RequirementKind,
  strength: Strength,
  phase: RequirementPhase,
  /** Absent in what was begun before quantities could be set. */
  quantities: z.array(RequirementQuantity).optional(),
})
export type RequirementFields = z.infer<typeof RequirementFields>

/** A requirement that is about to be added from words of the document. */
export const Addition = z.object({
  page: z.number().int().positive(),
  quote: z.string(),
  /** The words as they were selected; what the person typed differs from it. */
  selected: z.string(),
  kind: RequirementKind,
  strength: Strength,
  phase: RequirementPhase,
})
export type Addition = z.infer<typeof Addition>

/** What was begun and not saved: edits by the id of their requirement, and an addition. Kept in the browser, so that a reload loses nothing. */
export const KeptEdits = z.object({ edits: z.record(z.string(), RequirementFields), addition: Addition.nullable() })
export type KeptEdits = z.infer<typeof KeptEdits>

/** Nothing was begun. */
export const NO_EDITS: KeptEdits = { edits: {}, addition: null }
