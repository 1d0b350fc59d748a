import * as z from 'zod'
import type { CurrentTopic } from '../../domain/topic.ts'
import { forgetDrafts, readDraft, writeDraft } from '../app/browser-store.ts'
import { topicDraft } from '../app/topic-draft.ts'
import { EntryName } from './entries.ts'

/** What this browser knows of how a topic was entered: which entries are the person's own, and why its instructions could not be added. */
export const EnteredDraft = z.object({
  touched: z.array(EntryName),
  unread_instructions: z.object({ file_name: z.string(), problem: z.string() }).nullable(),
})
export type EnteredDraft = z.infer<typeof EnteredDraft>

/** How a topic was entered; null when that was in another browser. */
export function enteredDraft(topic: CurrentTopic): EnteredDraft | null {
  return readDraft(topicDraft('entries', topic), EnteredDraft)
}

/** Keeps how a topic was entered. */
export function keepEntered(topic: CurrentTopic, entered: EnteredDraft): void {
  writeDraft(topicDraft('entries', topic), entered)
}

/** Forgets how earlier topics were entered. */
export function forgetEntered(): void {
  forgetDrafts('entries.')
}
