import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { beginningOf } from '../../../language/characters.ts'
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

/** The names of a topic that the server takes up to so many characters. */
const NAMES = ['slug', 'companyName', 'customerOrganization', 'systemName', 'researchInstitution'] as const
const LONGEST_NAME = 300

/** The topic with names that fit, cut at a space, and those that did not as they were: older versions knew no limit. */
function fitting(topic: CurrentTopic): { topic: CurrentTopic; cut: string[] } {
  const long = NAMES.flatMap((name) => {
    const words = topic[name] ?? ''
    return words.length > LONGEST_NAME ? [{ name, words }] : []
  })
  const short = Object.fromEntries(long.map(({ name, words }) => [name, beginningOf(words, LONGEST_NAME)]))
  return { topic: { ...topic, ...short }, cut: long.map(({ words }) => words) }
}

/** What came of taking over older work: topic and milestones as the server has them, and in full the names that were too long for it and are cut there. */
export type Migrated = { topic: CurrentTopic & { projectId: string }; milestones: LocalMilestone[]; cut: readonly string[] }

/** Creates a project and a plan from what the browser keeps; the stored text becomes the refined text, the initial text is not known (spec §4). */
export async function migrateWork(call: Call, work: LegacyWork, memory: ProjectMemory): Promise<Migrated> {
  const made = memory.recall()
  const { topic: known, cut } = fitting(work.topic)
  const topic = made ? { ...known, projectId: made } : await startProject(call, known)
  memory.remember(topic.projectId)
  const milestones = work.milestones.map(({ id: _id, version: _version, ...milestone }) => storedMilestone(milestone))
  const plan = await call(api.createWorkPlan, { project_id: topic.projectId, scope_paragraph: work.scope_paragraph, milestones })
  return { topic, milestones: plan.milestones.map(localMilestone), cut }
}
