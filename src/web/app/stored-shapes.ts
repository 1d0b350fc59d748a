import * as z from 'zod'
import { GlobalContract } from '../../domain/interview.ts'
import { deliverableLines, InitialMilestone, shownText } from '../../domain/milestone.ts'
import { centsOf, dollarString } from '../../domain/money.ts'
import { StepType, stepTypeAt } from '../../domain/step.ts'
import { CurrentTopic } from '../../domain/topic.ts'
import { WrittenBy } from '../../domain/written-by.ts'
import type { NewMilestone } from './plan-saving.ts'

/** A milestone as the browser keeps it under `refinedWorkPlan` (spec §3). `id` is the server's, once it was saved there. */
export const LocalMilestone = z.object({
  id: z.string().optional(),
  milestone_number: z.number().int().positive(),
  step_type: StepType,
  text: z.string(),
  deliverables: z.array(z.string()),
  acceptance_criteria: z.array(z.string()),
  payment_amount: z.string().optional(),
  requirement_ids: z.array(z.string()).optional(),
  version: z.number().int().optional(),
  /** Who wrote its texts, as long as the database does not have them. */
  written_by: WrittenBy.shape.kind.optional(),
})
export type LocalMilestone = z.infer<typeof LocalMilestone>

/** A kept milestone as the server takes it: the stored text is the refined text, the initial text is not known (spec §4). */
export function storedMilestone({ text, ...milestone }: LocalMilestone): NewMilestone {
  return { ...milestone, initial_text: null, refined_text: text }
}

/** A milestone of the server as the browser keeps it. */
export function localMilestone(milestone: NewMilestone): LocalMilestone {
  const { initial_text: _initial, refined_text: _refined, payment_amount, ...rest } = milestone
  return { ...rest, text: shownText(milestone), ...(payment_amount ? { payment_amount } : {}) }
}

const Loose = z.record(z.string(), z.unknown())
/** What may hold a number: 12, "12", "$1,200". */
const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** currentTopic as it was ever written: numbers as texts, "Phase II", nulls for what was not given, identifiers as numbers. */
export const KeptTopic = Loose.transform(upgradedTopic).pipe(CurrentTopic)

function upgradedTopic(old: Record<string, unknown>): unknown {
  const { researchInstitution, projectId, ...kept } = old
  const analysis = Loose.safeParse(old.analysis)
  return {
    ...kept,
    // a topic that names nothing at all is none
    slug: text(old.slug) || (text(old.storeId) || text(old.companyName) ? 'topic' : undefined),
    storeId: text(old.storeId),
    fileId: text(old.fileId),
    name: text(old.name) || (analysis.success ? text(analysis.data.topic_summary) : '') || text(old.slug),
    phase: /\bII\b|2/i.test(text(old.phase)) ? 'II' : 'I',
    periodOfPerformance: Number.parseInt(text(old.periodOfPerformance), 10),
    totalProposedEffort: centsOf(text(old.totalProposedEffort)) / 100,
    programType: text(old.programType).trim().toUpperCase(),
    ...(text(researchInstitution) ? { researchInstitution: text(researchInstitution) } : {}),
    ...(text(projectId) ? { projectId: text(projectId) } : {}),
  }
}

/** A list as it was ever written: the list itself, or an object around it. */
const KeptList = z.union([z.array(z.unknown()), z.object({ milestones: z.array(z.unknown()) }).transform(({ milestones }) => milestones)])

/** refinedWorkPlan as it was ever written; one criterion, deliverables or payment as plain text. What of it is no milestone at all is left out. */
export const KeptMilestones = KeptList.transform(upgradedMilestones).pipe(z.array(LocalMilestone))

function upgradedMilestones(kept: readonly unknown[]): unknown[] {
  const milestones = kept.flatMap((one) => {
    const told = Loose.safeParse(typeof one === 'string' ? { text: one } : one)
    return told.success ? [told.data] : []
  })
  const numbers = milestones.map(({ milestone_number }) => Number(milestone_number))
  const areNumbered = numbers.every((number) => Number.isSafeInteger(number) && number > 0) && new Set(numbers).size === numbers.length
  return milestones.map((milestone, at) =>
    upgradedMilestone(milestone, (areNumbered ? numbers[at] : undefined) ?? at + 1, at + 1, milestones.length),
  )
}

function upgradedMilestone(old: Record<string, unknown>, milestone_number: number, position: number, count: number): unknown {
  const { payment_amount, requirement_ids, id, version, written_by, ...kept } = old
  const writer = WrittenBy.shape.kind.safeParse(written_by)
  return {
    ...kept,
    ...(text(id) ? { id: text(id) } : {}),
    ...(Array.isArray(requirement_ids) ? { requirement_ids: textsIn(requirement_ids) } : {}),
    ...(Number.isInteger(version) ? { version } : {}),
    ...(writer.success ? { written_by: writer.data } : {}),
    ...(text(payment_amount) ? { payment_amount: dollarString(centsOf(text(payment_amount))) } : {}),
    milestone_number,
    step_type: StepType.catch(stepTypeAt(position, count)).parse(old.step_type),
    text: text(old.text) || text(old.refined_text) || text(old.initial_text),
    deliverables: textsIn(old.deliverables),
    acceptance_criteria: textsIn(old.acceptance_criteria),
  }
}

/** Texts that were kept as a list, or line by line as one. */
function textsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.map(text).filter(Boolean) : deliverableLines(text(kept))
}

/** initialWorkPlan as it was ever written. */
export const KeptInitialMilestones = KeptList.transform(upgradedMilestones).pipe(z.array(InitialMilestone.omit({ deliverables: true })))

/** globalContract as it was ever written: what an older one did not hold is empty. */
export const KeptContract = Loose.transform((old) => ({
  topic_slug: text(old.topic_slug),
  topic_store_id: text(old.topic_store_id),
  summary: text(old.summary),
  answers: Array.isArray(old.answers) ? old.answers : [],
  finalized_at: text(old.finalized_at),
})).pipe(GlobalContract)
