import * as z from 'zod'
import { api } from '../../../contract/api.ts'
import { ApiError, reasonOr } from '../../../contract/client.ts'
import type { DraftProgress } from '../../../domain/draft-progress.ts'
import { Answer, GlobalContract } from '../../../domain/interview.ts'
import { InitialMilestone, RefinedMilestone } from '../../../domain/milestone.ts'
import { type Cents, centsOf } from '../../../domain/money.ts'
import { proposalOf } from '../../../domain/proposal.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { type NewMilestone, savePlan } from '../../app/plan-saving.ts'
import type { Drafted } from '../../drafting/draft-words.ts'
import { heardBy, standIns } from '../../drafting/stand-ins.ts'
import type { DraftWatch } from '../../drafting/use-drafting.ts'
import { deliverablesByNumber, refinedByNumber, withPayments } from './drafted-plan.ts'

/** Where the finalization pipeline is (spec §4). */
export type FinalizationStage = 'contract' | 'building' | 'refining' | 'deliverables' | 'saving' | 'complete'

/** How long the finished overlay stands before Step Management opens, in milliseconds (spec §9). */
const REDIRECT_DELAY_MS = 500

/** A finalization that is under way: the answers, and the result of every stage behind it, so that a reload goes on from there (spec §4). */
export const KeptFinalization = z.object({
  answers: z.array(Answer),
  contract: GlobalContract.optional(),
  initial: z.array(InitialMilestone).optional(),
  refined: z.array(InitialMilestone).optional(),
  plan: z.array(RefinedMilestone).optional(),
})
export type KeptFinalization = z.infer<typeof KeptFinalization>

/** What the person is told on the way: a fallback that was taken, or why it goes no further. */
export type Notice = { title: string; description: string; kind: 'failure' | 'fallback' | 'stand-in' }

/** What a finalization works with, and whom it tells of its progress. */
export type Finalization = {
  topic: CurrentTopic
  kept: KeptFinalization
  /** The payments of the plan before, in the order of its milestones; none where there was no plan. */
  paidBefore: readonly Cents[]
  call: Call
  /** Who is to draft: left out, whoever is configured. */
  drafter?: 'built-in' | undefined
  signal: AbortSignal
  /** Called when a stage begins. */
  report: (stage: FinalizationStage) => void
  /** Called as a drafter tells how far it is with the stage. */
  heard: (progress: DraftProgress, drafted: Drafted) => void
  /** Called when a stage has a result that a reload should not ask for again. */
  keep: (kept: KeptFinalization) => void
  projectMade: (projectId: string) => void
  planSaved: () => void
  notify: (notice: Notice) => void
  rest: (milliseconds: number) => Promise<void>
}

/** What a stage is told of in which something stood in. */
const STOOD_IN: Record<Exclude<Drafted, 'one'>, string> = {
  text: 'Built-in text kept',
  refinement: 'First draft kept',
  deliverables: 'Built-in deliverables kept',
  criteria: 'Built-in criteria kept',
}

/** How a finalization ended; after `failed` the person is back in the interview. */
export type Ending = 'complete' | 'failed' | 'cancelled'

/**
 * Finalizes the interview and makes the work plan: contract, initial plan, refinement, deliverables, saving (spec §4).
 * Stages whose result is kept are passed over. Between two stages the signal ends it.
 */
export async function finalize(work: Finalization): Promise<Ending> {
  try {
    return await finalizeStages({ ...work, kept: { ...work.kept } })
  } catch (cause) {
    if (work.signal.aborted) return 'cancelled'
    throw cause
  }
}

async function finalizeStages(work: Finalization): Promise<Ending> {
  const { kept } = work
  if (!kept.contract) {
    const contract = await stage(work, 'contract', () => closeInterview(work))
    if (!contract.ok) return stopped(work, 'Failed to save contract', contract.problem)
    keep(work, { contract: contract.value })
  }
  if (!kept.initial) {
    const initial = await stage(work, 'building', () => buildInitial(work))
    if (!initial.ok) return stopped(work, 'Work plan generation failed', initial.problem)
    keep(work, { initial: initial.value })
  }
  const initial = kept.initial ?? []
  const refined = kept.refined ?? (await stage(work, 'refining', () => refine(work, initial)))
  keep(work, { refined })
  const plan = kept.plan ?? (await stage(work, 'deliverables', () => addDeliverables(work, refined)))
  keep(work, { plan })
  await stage(work, 'saving', () => save(work, initial, plan))
  await stage(work, 'complete', () => work.rest(REDIRECT_DELAY_MS))
  return 'complete'
}

function stage<Value>(work: Finalization, name: FinalizationStage, run: () => Promise<Value>): Promise<Value> {
  work.signal.throwIfAborted()
  work.report(name)
  return run()
}

function keep(work: Finalization, results: Partial<KeptFinalization>): void {
  Object.assign(work.kept, results)
  work.keep({ ...work.kept })
}

function stopped(work: Finalization, title: string, problem: ApiError): Ending {
  work.notify({ title, description: reasonOr(problem, 'Unknown error'), kind: 'failure' })
  return 'failed'
}

/** Makes a drafting call and says afterwards for which milestones something stood in. */
async function drafted<Answer>(
  { signal, heard, notify }: Finalization,
  what: Exclude<Drafted, 'one'>,
  asked: (watch: DraftWatch) => Promise<Answer>,
): Promise<Result<Answer, ApiError>> {
  const stoodIn = standIns(what)
  const watch = { signal, report: (progress: DraftProgress) => heard(progress, what) }
  const answer = await outcome(asked(heardBy(watch, stoodIn.hear)))
  const words = stoodIn.words()
  if (answer.ok && words) notify({ title: STOOD_IN[what], description: words, kind: 'stand-in' })
  return answer
}

async function closeInterview({ call, topic, kept, drafter, signal, heard }: Finalization): Promise<Result<GlobalContract, ApiError>> {
  const known = proposalOf(topic)
  const input = { topic_store_id: topic.storeId, topic_slug: topic.slug, qa_transcript: kept.answers, known, persist: true, drafter }
  const closed = await outcome(call(api.finalizeGlobalInterview, input, { signal, report: (told) => heard(told, 'one') }))
  return closed.ok ? done(closed.value.contract) : closed
}

async function buildInitial(work: Finalization): Promise<Result<InitialMilestone[], ApiError>> {
  const { call, topic, kept, drafter } = work
  const input = { ...proposalOf(topic), global_interview_responses: kept.answers, drafter }
  const built = await drafted(work, 'text', (watch) => call(api.buildInitialMilestones, input, watch))
  if (!built.ok) return built
  return built.value.milestones.length > 0 ? done(built.value.milestones) : fail(new ApiError('No milestones were returned.', 200))
}

/** Refinement that fails keeps the initial plan (spec §4). */
async function refine(work: Finalization, initial: InitialMilestone[]): Promise<InitialMilestone[]> {
  const { call, topic, drafter, notify } = work
  const input = { ...proposalOf(topic), milestones: initial, drafter }
  const refined = await drafted(work, 'refinement', (watch) => call(api.refineMilestones, input, watch))
  if (refined.ok) return refinedByNumber(initial, refined.value.milestones)
  notify({ title: 'Using initial work plan', description: 'Refinement skipped, proceeding to step management.', kind: 'fallback' })
  return initial
}

/** Deliverables that fail leave each list as it came with the text, mostly empty, which every screen and the export show as the two placeholders (spec §4, §5). */
async function addDeliverables(work: Finalization, refined: InitialMilestone[]): Promise<RefinedMilestone[]> {
  const { call, topic, drafter } = work
  const input = { ...proposalOf(topic), milestones: refined, drafter }
  const written = await drafted(work, 'deliverables', (watch) => call(api.generateDeliverables, input, watch))
  const milestones = deliverablesByNumber(refined, written.ok ? written.value.deliverables : [])
  return withPayments(milestones, centsOf(topic.totalProposedEffort), work.paidBefore)
}

/** A database that does not take the plan leaves it in the browser, with a warning (spec §4). */
async function save(work: Finalization, initial: InitialMilestone[], plan: RefinedMilestone[]): Promise<void> {
  const first = new Map(initial.map((milestone) => [milestone.milestone_number, milestone.text]))
  const milestones = plan.map(({ text, payment_percentage, written_by, ...milestone }): NewMilestone => {
    const initial_text = first.get(milestone.milestone_number) ?? null
    const by = written_by && { written_by: written_by.kind }
    return { ...milestone, ...by, initial_text, refined_text: text, acceptance_criteria: milestone.acceptance_criteria ?? [] }
  })
  const saved = await savePlan(work, { scope_paragraph: null, milestones })
  if (!saved.ok) work.notify({ title: 'Warning', description: 'Using local storage as fallback.', kind: 'fallback' })
}
