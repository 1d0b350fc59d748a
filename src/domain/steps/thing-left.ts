import * as z from 'zod'
import { PlanPart, Severity } from '../quality/review.ts'

/** Of what kind something that is left to do is, for whoever looks for one kind first. */
export const LeftReason = z.enum([
  'requirement',
  'source',
  'how',
  'blank',
  'payment',
  'schedule',
  'narrative',
  'rows',
  'overruled',
  'quality',
])
export type LeftReason = z.infer<typeof LeftReason>

/** Where something is mended: the words, the part of the milestone, and the cell of the row that they were composed from. */
export const LeftPlace = z.object({
  message: z.string(),
  quote: z.string().optional(),
  part: PlanPart.optional(),
  /** The slot of the question that has no answer yet. */
  question: z.string().optional(),
  /** `name` is the row's as the tables call it: "Step 3". */
  cell: z.object({ row_id: z.string(), cell: z.string().optional(), name: z.string() }).optional(),
})
export type LeftPlace = z.infer<typeof LeftPlace>

/**
 * Something that is left to do before a plan is handed in: what, in which milestone if it is in one, what mends it, and every place of it.
 * error: to be mended before the hand-in · warning and advice: worth a look.
 */
export const ThingLeft = z.object({
  reason: LeftReason,
  severity: Severity,
  milestone_number: z.number().int().optional(),
  mends: z.string().optional(),
  /** Where the rule comes from: a document with its page or section. */
  source: z.string().optional(),
  places: z.array(LeftPlace).min(1),
})
export type ThingLeft = z.infer<typeof ThingLeft>

/** Whether something has to be mended before the plan is handed in; everything else is worth a look. */
export function isToMend({ severity }: Pick<ThingLeft, 'severity'>): boolean {
  return severity === 'error'
}

/**
 * What is open although nothing has to be mended: requirements that are answered in part or only quoted, criteria that are still to be drafted, and what
 * else is worth a look; '' where nothing is.
 */
export function openWords(things: readonly ThingLeft[]): string {
  const open = things.filter(({ severity }) => severity === 'warning')
  const requirements = open.flatMap(({ reason, places }) => (reason === 'requirement' ? places : [])).length
  const isOfCriteria = ({ reason, places }: ThingLeft) => reason === 'blank' && places.every(({ question }) => question === undefined)
  const others = open.filter((one) => one.reason !== 'requirement' && !isOfCriteria(one)).length
  return [
    ...(requirements > 0 ? [`${requirements} ${requirements === 1 ? 'requirement' : 'requirements'}`] : []),
    ...(open.some(isOfCriteria) ? ['acceptance criteria'] : []),
    ...(others > 0 ? [`${others} more worth a look`] : []),
  ].join(', ')
}

/** How many milestones have nothing to mend. */
export function readyMilestones(numbers: readonly number[], things: readonly ThingLeft[]): number {
  const open = new Set(things.filter(isToMend).map(({ milestone_number }) => milestone_number))
  return numbers.filter((number) => !open.has(number)).length
}

/**
 * How many milestones can be handed in as they are, in the words of every screen (spec §2): "3 of 5 milestones ready to hand in". Without acceptance
 * criteria none is ready, even if nobody has anything to mend in it: Work Plan Complete drafts them.
 */
export function readyWords(ready: number, all: number, hasCriteria: boolean): string {
  return hasCriteria
    ? `${ready} of ${all} milestones ready to hand in`
    : `${ready} of ${all} milestones without errors, criteria not drafted yet`
}
