import * as z from 'zod'
import { StepType } from './step.ts'
import { WrittenBy } from './written-by.ts'

/**
 * A milestone as it is first drafted (spec §3). `requirement_ids` names the demands of the solicitation that it answers. A drafter that writes
 * text and deliverables in one go hands the latter over with it.
 */
export const InitialMilestone = z.object({
  milestone_number: z.number().int().positive(),
  step_type: StepType,
  text: z.string(),
  requirement_ids: z.array(z.string()).optional(),
  deliverables: z.array(z.string()).optional(),
  written_by: WrittenBy.optional(),
  /** What the company planned to be paid for it, in percent of the award or in dollars. */
  paid: z.string().optional(),
})
export type InitialMilestone = z.infer<typeof InitialMilestone>

/** A milestone with what is handed over, what counts as done and what is paid (spec §3). */
export const RefinedMilestone = InitialMilestone.extend({
  deliverables: z.array(z.string()),
  payment_amount: z.string().optional(),
  payment_percentage: z.number().optional(),
  acceptance_criteria: z.array(z.string()).optional(),
})
export type RefinedMilestone = z.infer<typeof RefinedMilestone>

/** Acceptance criteria; older browser data holds one criterion as a text, since then it is a list (spec §3). */
export const AcceptanceCriteria = z
  .union([z.array(z.string()), z.string().transform((one) => (one.trim() === '' ? [] : [one])), z.null().transform((): string[] => [])])
  .default([])

/** A milestone as the database and the browser keep it (spec §3). */
export const StoredMilestone = z.object({
  id: z.string().optional(),
  milestone_number: z.number().int().positive(),
  step_type: StepType,
  initial_text: z.string().nullable().default(null),
  refined_text: z.string().nullable().default(null),
  deliverables: z.array(z.string()).default([]),
  acceptance_criteria: AcceptanceCriteria,
  payment_amount: z.string().nullable().optional(),
  requirement_ids: z.array(z.string()).optional(),
  /** Counts its changes in the database, so that of two writers the later one is told (409); absent where only a browser has it. */
  version: z.number().int().optional(),
})
export type StoredMilestone = z.infer<typeof StoredMilestone>

/** The text that is shown: the refined text, else the initial text, else nothing (spec §5). */
export function shownText(milestone: Pick<StoredMilestone, 'refined_text' | 'initial_text'>): string {
  return milestone.refined_text ?? milestone.initial_text ?? ''
}

/** "C4.2": the second criterion of Milestone 4. */
export function criterionNumber(milestone: number, nth: number): string {
  return `C${milestone}.${nth}`
}

const NUMBERED_HEADING = /^\s*(?:milestone|task)\s+\d+\s*[-–—]+\s*/i

/** A first line longer than this is running text, not a heading. */
const LONGEST_TITLE = 150

/** The milestone's title: its first line without a leading "Milestone N -" or "Task N –" (spec §5); of running text its first words. */
export function milestoneTitle(text: string): string {
  const line = unnumbered(firstLine(text))
  return line.length <= LONGEST_TITLE ? line : `${line.slice(0, LONGEST_TITLE).replace(/[\s,;:.]+\S*$/, '')}…`
}

/** The milestone's text below its title; running text without a title is kept whole. */
export function milestoneBody(text: string): string {
  const line = firstLine(text)
  const rest = text.trim().slice(line.length).trim()
  return unnumbered(line).length <= LONGEST_TITLE ? rest : `${unnumbered(line)}\n\n${rest}`.trim()
}

function unnumbered(line: string): string {
  return line.replace(NUMBERED_HEADING, '').trim()
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? ''
}

/** Deliverables typed one per line; blank lines are dropped (spec §5). */
export function deliverableLines(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What stands where a milestone has no deliverables yet (spec §2). */
export const DELIVERABLE_PLACEHOLDERS: readonly string[] = ['(Deliverable 1)', '(Deliverable 2)']

/** What a document says where a milestone hands nothing over: what is handed in has no placeholders. */
export const NOTHING_HANDED = 'None in this milestone'

/** The deliverables to show: the milestone's own, else the two placeholders (spec §5). */
export function shownDeliverables(deliverables: readonly string[]): readonly string[] {
  return deliverables.length > 0 ? deliverables : DELIVERABLE_PLACEHOLDERS
}

/** The acceptance criteria to show: the milestone's own, else the default one (spec §5). */
export function shownCriteria(milestone: Pick<StoredMilestone, 'milestone_number' | 'acceptance_criteria'>): readonly string[] {
  return milestone.acceptance_criteria.length > 0 ? milestone.acceptance_criteria : [defaultCriterion(milestone.milestone_number)]
}

/** The criterion that stands in when none could be drafted (spec §4). */
export function defaultCriterion(milestone_number: number): string {
  return `Acceptance of Milestone ${milestone_number} deliverables`
}

/** Whether a milestone has no criteria of its own: none, or only the default one that stood in when none could be drafted (spec §4). */
export function lacksCriteria({ milestone_number, acceptance_criteria = [] }: CriteriaOf): boolean {
  return acceptance_criteria.every((criterion) => criterion.trim() === '' || criterion === defaultCriterion(milestone_number))
}

type CriteriaOf = Pick<RefinedMilestone, 'milestone_number' | 'acceptance_criteria'>
