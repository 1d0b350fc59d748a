import type { CurrentTopic } from '../../domain/topic.ts'
import { forgetDrafts, readDraft, writeDraft } from './browser-store.ts'
import { KeptMilestones, type LocalMilestone } from './stored-shapes.ts'
import { topicDraft } from './topic-draft.ts'

/** The plan of this topic that only this browser has, as it was made; null when the database has it. It counts more than an older one there (spec §4). */
export function unsavedPlan(topic: CurrentTopic): LocalMilestone[] | null {
  return readDraft(topicDraft('unsaved-plan', topic), KeptMilestones)
}

/** Keeps a new plan that the database does not have, also while this browser works on another topic. */
export function keepUnsavedPlan(topic: CurrentTopic, milestones: LocalMilestone[]): void {
  writeDraft(topicDraft('unsaved-plan', topic), milestones)
}

/** Notes that the database has the plan. */
export function markPlanSaved(topic: CurrentTopic): void {
  forgetDrafts(topicDraft('unsaved-plan', topic))
}
