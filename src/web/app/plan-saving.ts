import { api } from '../../contract/api.ts'
import { ApiError } from '../../contract/client.ts'
import type { StoredMilestone } from '../../domain/milestone.ts'
import type { WorkPlan } from '../../domain/plan.ts'
import { projectOf } from '../../domain/proposal.ts'
import type { Result } from '../../domain/result.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { Call } from './call.ts'
import { outcome } from './outcome.ts'

/** A milestone that the database does not have yet, and which kind of drafter wrote it, where that is known. */
export type NewMilestone = StoredMilestone & { written_by?: WrittenBy['kind'] }

/** A plan that the database does not have yet. */
export type UnsavedPlan = { scope_paragraph: string | null; milestones: readonly NewMilestone[] }

/** Where a plan goes: the topic whose project it belongs to, and who is to learn that a project had to be made and that the plan is saved. */
export type PlanSaving = {
  call: Call
  topic: CurrentTopic
  projectMade: (projectId: string) => void
  planSaved: () => void
  signal?: AbortSignal
}

/** Saves a whole plan to the database, making its project first when the topic has none, or one that the database does not have (spec §4). */
export function savePlan(saving: PlanSaving, plan: UnsavedPlan): Promise<Result<WorkPlan, ApiError>> {
  return outcome(savedPlan(saving, plan))
}

async function savedPlan(saving: PlanSaving, { scope_paragraph, milestones: all }: UnsavedPlan): Promise<WorkPlan> {
  const { call, topic, signal, planSaved } = saving
  const milestones = all.map(({ id, version, ...milestone }) => milestone)
  const savedIn = (project_id: string) => call(api.createWorkPlan, { project_id, scope_paragraph, milestones }, signal)
  const saved = await (topic.projectId === undefined
    ? savedIn(await madeProject(saving, topic.storeId || undefined))
    : savedIn(topic.projectId).catch(async (cause: unknown) => {
        // a project that is not there any more would keep the plan out of the database for good
        if (!(cause instanceof ApiError && cause.status === 404)) throw cause
        return savedIn(await madeProject(saving))
      }))
  planSaved()
  return saved
}

async function madeProject({ call, topic, projectMade, signal }: PlanSaving, idempotency_key?: string): Promise<string> {
  const { id } = await call(api.createProject, { ...projectOf(topic), topic, idempotency_key }, signal)
  projectMade(id)
  return id
}
