import { api } from '../../../contract/api.ts'
import { ApiError } from '../../../contract/client.ts'
import type { GlobalContract } from '../../../domain/interview.ts'
import type { InitialMilestone, RefinedMilestone, StoredMilestone } from '../../../domain/milestone.ts'
import { centsOf } from '../../../domain/money.ts'
import { proposalOf } from '../../../domain/proposal.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { savePlan } from '../../app/plan-saving.ts'
import { deliverablesByNumber, refinedByNumber, withPayments } from './drafted-plan.ts'
import { type FinalizationStage, REDIRECT_DELAY_MS } from './finalization-stage.ts'
import type { KeptFinalization } from './kept-finalization.ts'

/** What the person is told on the way: a fallback that was taken, or why it goes no further. */
export type Notice = { title: string; description: string; isFailure: boolean }

/** What a finalization works with, and whom it tells of its progress. */
export type Finalization = {
  topic: CurrentTopic
  kept: KeptFinalization
  call: Call
  signal: AbortSignal
  /** Called when a stage begins. */
  report: (stage: FinalizationStage) => void
  /** Called when a stage has a result that a reload should not ask for again. */
  keep: (kept: KeptFinalization) => void
  projectMade: (projectId: string) => void
  planSaved: () => void
  notify: (notice: Notice) => void
  rest: (milliseconds: number) => Promise<void>
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
  work.notify({ title, description: problem.message || 'Unknown error', isFailure: true })
  return 'failed'
}

async function closeInterview({ call, topic, kept, signal }: Finalization): Promise<Result<GlobalContract, ApiError>> {
  const proposal = proposalOf(topic)
  const input = { topic_store_id: topic.storeId, topic_slug: topic.slug, qa_transcript: kept.answers, known: proposal, persist: true }
  const closed = await outcome(call(api.finalizeGlobalInterview, input, signal))
  return closed.ok ? done(closed.value.contract) : closed
}

async function buildInitial({ call, topic, kept, signal }: Finalization): Promise<Result<InitialMilestone[], ApiError>> {
  const input = { ...proposalOf(topic), global_interview_responses: kept.answers }
  const built = await outcome(call(api.buildInitialMilestones, input, signal))
  if (!built.ok) return built
  return built.value.milestones.length > 0 ? done(built.value.milestones) : fail(new ApiError('No milestones were returned.', 200))
}

/** Refinement that fails keeps the initial plan (spec §4). */
async function refine({ call, topic, signal, notify }: Finalization, initial: InitialMilestone[]): Promise<InitialMilestone[]> {
  const refined = await outcome(call(api.refineMilestones, { ...proposalOf(topic), milestones: initial }, signal))
  if (refined.ok) return refinedByNumber(initial, refined.value.milestones)
  notify({ title: 'Using initial work plan', description: 'Refinement skipped, proceeding to step management', isFailure: false })
  return initial
}

/** Deliverables that fail leave each list empty, which every screen and the export show as the two placeholders (spec §4, §5). */
async function addDeliverables({ call, topic, signal }: Finalization, refined: InitialMilestone[]): Promise<RefinedMilestone[]> {
  const written = await outcome(call(api.generateDeliverables, { ...proposalOf(topic), milestones: refined }, signal))
  const milestones = deliverablesByNumber(refined, written.ok ? written.value.deliverables : [])
  return withPayments(milestones, centsOf(topic.totalProposedEffort))
}

/** A database that does not take the plan leaves it in the browser, with a warning (spec §4). */
async function save(work: Finalization, initial: InitialMilestone[], plan: RefinedMilestone[]): Promise<void> {
  const drafted = new Map(initial.map((milestone) => [milestone.milestone_number, milestone.text]))
  const milestones = plan.map(({ text, payment_percentage, ...milestone }): StoredMilestone => {
    const initial_text = drafted.get(milestone.milestone_number) ?? null
    return { ...milestone, initial_text, refined_text: text, acceptance_criteria: milestone.acceptance_criteria ?? [] }
  })
  const saved = await savePlan(work, { scope_paragraph: null, milestones })
  if (!saved.ok) work.notify({ title: 'Warning', description: 'Using local storage as fallback', isFailure: false })
}
