import * as z from 'zod'
import { CoverageStrength } from '../quality/review.ts'

/** A heading, text or number of the plan, and the page of the file on which it stands; null where it is not found. */
export const PlacedPart = z.object({
  kind: z.enum(['scope', 'heading', 'deliverable', 'criterion', 'payment']),
  milestone_number: z.number().int().optional(),
  words: z.string(),
  page: z.number().int().nullable(),
})
export type PlacedPart = z.infer<typeof PlacedPart>

/**
 * A requirement of the topic and whether a file answers it: where, and in which words, the passage that shows it first. full: a criterion
 * or task that the plan names for it stands there, or one passage answers it · partial: a passage comes near to it, and a person has to look. `in_plan` is how the plan in the product answers it.
 */
export const CheckedRequirement = z.object({
  requirement_id: z.string(),
  words: z.string(),
  strength: CoverageStrength,
  in_plan: CoverageStrength,
  /** What it asks in figures that the first of its passages does not say, as they are printed. */
  lacks: z.array(z.string()),
  /** `milestone_number` is null where the words stand before the first milestone. */
  places: z.array(z.object({ page: z.number().int(), milestone_number: z.number().int().nullable(), words: z.string() })),
})
export type CheckedRequirement = z.infer<typeof CheckedRequirement>

/** What a reader finds in a file that is handed in: the answers to the topic's requirements, and which parts of the plan arrived. */
export const FileCheck = z.object({
  file_name: z.string(),
  pages: z.number().int(),
  /** It is a component's form that tells the plan in short on purpose: no requirement is looked for in it, and of the plan its milestones alone. */
  is_digest: z.boolean(),
  requirements: z.array(CheckedRequirement),
  parts: z.array(PlacedPart),
})
export type FileCheck = z.infer<typeof FileCheck>
