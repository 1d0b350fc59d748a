import type * as z from 'zod'
import { api } from '../../src/contract/api.ts'
import { call } from '../../src/contract/client.ts'
import type { DraftProgress } from '../../src/domain/draft-progress.ts'
import type { RefinedMilestone } from '../../src/domain/milestone.ts'
import type { Answered } from './answered.ts'

type WhoDrafts = z.input<typeof api.generateScope.input>['drafter']

/** The calls of which a plan comes, in their order: those of the finalization, then those of Work Plan Complete (spec §4). */
export const STAGES = ['summary', 'text', 'refinement', 'deliverables', 'saving', 'criteria', 'scope'] as const
type Stage = (typeof STAGES)[number]

/** How long a plan took, in milliseconds. */
export type PlanTimes = {
  stages: Record<Stage, number>
  /** From asking for the milestones to the first report that holds words of one. */
  first_words: number
  /** From asking for the milestones to the first of them that is written and checked. */
  first_milestone: number
  /** The text and what follows from it until the plan is kept, and its criteria: what a plan is made of. */
  whole: number
  milestones: number
  /** How many of them the model wrote. */
  by_model: number
  /** Calls of the model. */
  calls: number
}

/** The stages that make the plan; the summary comes before it, the scope paragraph is put in front of it. */
const OF_THE_PLAN: readonly Stage[] = ['text', 'refinement', 'deliverables', 'saving', 'criteria']

/** Goes through all calls as the screens do, told over event streams. */
export async function timedPlan({ caller, topic, project, transcript, fields }: Answered, drafter?: WhoDrafts): Promise<PlanTimes> {
  const { topic_slug, topic_store_id } = topic
  const input = { ...fields, drafter }
  const stages: Partial<Record<Stage, number>> = {}
  const hearing = { report: () => undefined }
  const taken = async <Answer>(stage: Stage, answer: Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    const value = await answer
    stages[stage] = performance.now() - began
    return value
  }
  const before = await call(caller, api.modelUsage, {})
  const closing = { topic_slug, topic_store_id, qa_transcript: transcript, drafter }
  await taken('summary', call(caller, api.finalizeGlobalInterview, closing, hearing))
  const seen = firstSeen()
  const told = { ...input, global_interview_responses: transcript }
  const built = await taken('text', call(caller, api.buildInitialMilestones, told, seen))
  const refined = await taken('refinement', call(caller, api.refineMilestones, { ...input, milestones: built.milestones }, hearing))
  const { deliverables } = await taken(
    'deliverables',
    call(caller, api.generateDeliverables, { ...input, milestones: refined.milestones }, hearing),
  )
  const handed = refined.milestones.map((one): RefinedMilestone => {
    const own = deliverables.find(({ milestone_number }) => milestone_number === one.milestone_number)
    return { ...one, deliverables: own?.deliverables ?? [] }
  })
  const stored = handed.map(({ text, written_by, payment_percentage, ...one }) => ({ ...one, initial_text: null, refined_text: text }))
  const plan = await taken('saving', call(caller, api.createWorkPlan, { project_id: project.id, milestones: stored }))
  const { acceptance_criteria } = await taken(
    'criteria',
    call(caller, api.generateAcceptanceCriteria, { ...input, milestones: handed }, hearing),
  )
  const whole = handed.map((one) => {
    const own = acceptance_criteria.find(({ milestone_number }) => milestone_number === one.milestone_number)
    return { ...one, acceptance_criteria: own?.criteria ?? [] }
  })
  await taken('scope', call(caller, api.generateScope, { ...input, milestones: whole }, hearing))
  const after = await call(caller, api.modelUsage, {})
  return {
    stages: stages as Record<Stage, number>,
    whole: OF_THE_PLAN.reduce((sum, stage) => sum + (stages[stage] ?? 0), 0),
    calls: after.calls - before.calls,
    ...seen.times(),
    milestones: plan.milestones.length,
    by_model: refined.milestones.filter(({ written_by }) => written_by?.kind === 'language-model').length,
  }
}

/** Notes when the first words and the first whole milestone were heard. */
function firstSeen() {
  const began = performance.now()
  const times = { first_words: Number.NaN, first_milestone: Number.NaN }
  const note = (name: keyof typeof times) => {
    if (Number.isNaN(times[name])) times[name] = performance.now() - began
  }
  return {
    report: ({ pieces }: DraftProgress) => {
      if (pieces.some(({ text }) => text !== '')) note('first_words')
      if (pieces.some(({ state }) => state === 'written')) note('first_milestone')
    },
    times: () => times,
  }
}
