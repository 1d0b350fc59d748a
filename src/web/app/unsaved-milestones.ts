import * as z from 'zod'
import type { CurrentTopic } from '../../domain/topic.ts'
import { followDraft, forgetDrafts, readDraft, writeDraft } from './browser-store.ts'
import { KeptMilestones, type LocalMilestone } from './stored-shapes.ts'
import { topicDraft } from './topic-draft.ts'

/** What was typed for a milestone and the server does not have: the fields as they stand in their boxes. */
export const MilestoneEdit = z.object({
  text: z.string().optional(),
  deliverables: z.string().optional(),
  payment: z.string().optional(),
  criteria: z.string().optional(),
})
export type MilestoneEdit = z.infer<typeof MilestoneEdit>

/** Unsaved edits by milestone number. */
export const MilestoneEdits = z.record(z.string(), MilestoneEdit)
export type MilestoneEdits = z.infer<typeof MilestoneEdits>

/** The edits of this topic's milestones that are only in this browser. */
export function readUnsavedEdits(topic: CurrentTopic): MilestoneEdits {
  return readDraft(topicDraft('milestones', topic), MilestoneEdits) ?? {}
}

/** The milestones as they were when this browser began to edit them: what was saved elsewhere since then has to be merged, not overwritten. */
export function readSeenMilestones(topic: CurrentTopic): LocalMilestone[] {
  return readDraft(seenName(topic), KeptMilestones) ?? []
}

/** Keeps the edits of this topic's milestones in this browser, and what they were typed over; none at all leaves nothing behind. */
export function keepUnsavedEdits(topic: CurrentTopic, edits: MilestoneEdits, seen: LocalMilestone[]): void {
  const name = topicDraft('milestones', topic)
  if (Object.keys(edits).length === 0) {
    forgetDrafts(name)
    return
  }
  // before the edits, of which other tabs hear
  writeDraft(seenName(topic), seen)
  writeDraft(name, edits)
}

/** Begins with the name of the edits, so that whoever forgets those forgets this too. */
function seenName(topic: CurrentTopic): string {
  return `${topicDraft('milestones', topic)}/seen`
}

/** Runs `listener` whenever another tab changes the edits of this topic's milestones; gives back how to stop. */
export function followUnsavedEdits(topic: CurrentTopic, listener: () => void): () => void {
  return followDraft(topicDraft('milestones', topic), MilestoneEdits, listener)
}
