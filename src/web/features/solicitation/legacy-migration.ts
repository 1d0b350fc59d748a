import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { type LocalMilestone, localMilestone, storedMilestone } from '../../app/stored-shapes.ts'
import { startProject } from './start-project.ts'

/** Work that an older version left in this browser alone. */
export type LegacyWork = { topic: CurrentTopic; milestones: LocalMilestone[]; scope_paragraph: string | null }

/** Work is legacy when topic and plan are kept but no project knows of them (spec §4). */
export function isLegacy(topic: CurrentTopic | null, milestones: LocalMilestone[] | null): boolean {
  return topic !== null && milestones !== null && topic.projectId === undefined
}

/** Where it is kept that a project was made already, should the plan then not be saved: the next attempt uses that one. */
export type ProjectMemory = { recall: () => string | null; remember: (projectId: string) => void }

/** What came of taking over older work: topic and milestones as the server has them. */
export type Migrated = { topic: CurrentTopic & { projectId: string }; milestones: LocalMilestone[] }

/** Creates a project and a plan from what the browser keeps; the stored text becomes the refined text, the initial text is not known (spec §4). */
export async function migrateWork(call: Call, work: LegacyWork, memory: ProjectMemory): Promise<Migrated> {
  const made = memory.recall()
  const topic = made ? { ...work.topic, projectId: made } : await startProject(call, work.topic)
  memory.remember(topic.projectId)
  const milestones = work.milestones.map(({ id: _id, version: _version, ...milestone }) => storedMilestone(milestone))
  const plan = await call(api.createWorkPlan, { project_id: topic.projectId, scope_paragraph: work.scope_paragraph, milestones })
  return { topic, milestones: plan.milestones.map(localMilestone) }
}
