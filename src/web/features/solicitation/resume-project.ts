import { api } from '../../../contract/api.ts'
import { ApiError } from '../../../contract/client.ts'
import type { GlobalContract } from '../../../domain/interview.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { type LocalMilestone, localMilestone } from '../../app/stored-shapes.ts'
import type { ListedProject } from './project-queries.ts'

/** The screen that each stage of a project is worked on. */
export const STAGE_PATHS: Record<ListedProject['stage'], string> = {
  interview: '/global-interview',
  steps: '/steps',
  final: '/final-export',
}

/** What the browser needs in order to go on with a project, and on which screen that is. */
export type ResumedWork = {
  path: string
  topic: CurrentTopic
  contract: GlobalContract | null
  milestones: LocalMilestone[] | null
  scope_paragraph: string | null
}

/**
 * Fetches a project's interview contract and plan. Throws ApiError when they cannot be fetched; a plan that is not there yet is null.
 * `unsaved` is a plan that only this browser has: the server knows nothing of it, so it is gone on with in the steps.
 */
export async function fetchWork(
  call: Call,
  project: ListedProject,
  topic: CurrentTopic,
  unsaved: LocalMilestone[] | null,
): Promise<ResumedWork> {
  const known = { ...topic, projectId: project.id }
  const stage = unsaved ? 'steps' : project.stage
  const path = STAGE_PATHS[stage]
  if (stage === 'interview') return { path, topic: known, contract: null, milestones: null, scope_paragraph: null }
  const [interview, plan] = await Promise.all([
    call(api.interviewState, { topic_slug: topic.slug, topic_store_id: topic.storeId || undefined }),
    unsaved ? null : call(api.findWorkPlan, { id: project.id }).catch(absent),
  ])
  return {
    path,
    topic: known,
    contract: interview.contract,
    milestones: unsaved ?? plan?.milestones.map(localMilestone) ?? null,
    scope_paragraph: plan?.scope_paragraph ?? null,
  }
}

function absent(problem: unknown): null {
  if (problem instanceof ApiError && problem.status === 404) return null
  throw problem
}
