import * as z from 'zod'
import { PlanPart, Severity } from '../quality/review.ts'

/** Of what kind something that is left to do is, for whoever looks for one kind first. */
export const LeftReason = z.enum(['requirement', 'source', 'how', 'blank', 'payment', 'schedule', 'rows', 'quality'])
export type LeftReason = z.infer<typeof LeftReason>

/** Where something is mended: the milestone if it is in one, the words, the part of the milestone, and the cell of the row that they were composed from. */
export const LeftPlace = z.object({
  message: z.string(),
  milestone_number: z.number().int().optional(),
  /** The part of its milestone's text in which the words stand, where that is not the milestone's own. */
  card: z.string().optional(),
  quote: z.string().optional(),
  part: PlanPart.optional(),
  /** The requirement that is broken or in doubt. */
  requirement_id: z.string().optional(),
  /** The slot of the question that has no answer yet. */
  question: z.string().optional(),
  /** `name` is the row's as the tables call it: "Work step 3"; the row `spoken` is where the work breakdown leads through what reads as spoken. */
  cell: z.object({ row_id: z.string(), cell: z.string().optional(), name: z.string() }).optional(),
})
export type LeftPlace = z.infer<typeof LeftPlace>

/**
 * Something that is left to do before a plan is handed in: what, what mends it, and every place of it.
 * error, and what blocks: to be mended before the hand-in · other warnings and advice: worth a look · overruled: neither.
 */
export const ThingLeft = z.object({
  reason: LeftReason,
  severity: Severity,
  /** No rule is broken, and an evaluator would hold it against the plan all the same: what is asked and not told, a test outside its months, words as they are spoken. */
  blocks: z.literal(true).optional(),
  /** It is looked at once more right before the plan is handed in: what is not for print, an old figure, an open requirement, what is not decided. */
  before_hand_in: z.literal(true).optional(),
  /** Why somebody has overruled it: it is told with its reason, and left to nobody until that is taken back. */
  overruled: z.string().optional(),
  mends: z.string().optional(),
  /** Where the rule comes from: a document with its page or section. */
  source: z.string().optional(),
  places: z.array(LeftPlace).min(1),
})
export type ThingLeft = z.infer<typeof ThingLeft>

/** Whether something has to be mended before the plan is handed in; everything else is worth a look. */
export function isToMend({ severity, blocks, overruled }: Pick<ThingLeft, 'severity' | 'blocks' | 'overruled'>): boolean {
  return overruled === undefined && (severity === 'error' || blocks === true)
}

/** Whether something need not be mended, and is worth a look all the same. */
export function isWorthALook(thing: Pick<ThingLeft, 'severity' | 'blocks' | 'overruled'>): boolean {
  return thing.overruled === undefined && !isToMend(thing)
}
