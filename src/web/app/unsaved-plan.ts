import * as z from 'zod'
import type { CurrentTopic } from '../../domain/topic.ts'
import { forgetDrafts, readDraft, writeDraft } from './browser-store.ts'
import { topicDraft } from './topic-draft.ts'

/** Whether this browser holds a whole plan of the topic that the database does not have: it counts more than an older one there (spec §4). */
export function isPlanUnsaved(topic: CurrentTopic): boolean {
  return readDraft(topicDraft('unsaved-plan', topic), z.literal(true)) === true
}

/** Notes that a new plan is in this browser only. */
export function markPlanUnsaved(topic: CurrentTopic): void {
  writeDraft(topicDraft('unsaved-plan', topic), true)
}

/** Notes that the database has the plan. */
export function markPlanSaved(topic: CurrentTopic): void {
  forgetDrafts(topicDraft('unsaved-plan', topic))
}
