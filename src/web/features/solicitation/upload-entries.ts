import * as z from 'zod'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { fileEnding } from '../../../language/characters.ts'
import { changedEntries, Entries, EntryName, enteredInTopic, NEW_ENTRIES } from '../../entries/entries.ts'

/** What is entered in the upload form, as typed; the files are not part of it, because they cannot be kept over a reload. */
export const UploadEntries = Entries.extend({
  /** What the person has set, also back to what it was: their own entry wins over the document's. */
  touched: z.array(EntryName).default([]),
})
export type UploadEntries = z.infer<typeof UploadEntries>

/** The form as it opens. */
export const NEW_UPLOAD: UploadEntries = { ...NEW_ENTRIES, touched: [] }

/** The form after something was entered. Leaving a field as it was does not touch it; what was `typed` is entered also where it is the same as before. */
export function entered(before: UploadEntries, change: Partial<UploadEntries>, typed: readonly EntryName[] = []): UploadEntries {
  const after = { ...before, ...change }
  return { ...after, touched: [...new Set([...before.touched, ...changedEntries(before, after), ...typed])] }
}

/** What the server answers to an upload, as far as the topic keeps it. */
export type UploadedTopic = {
  topic_slug: string
  topic_store_id: string
  file_id: string
  analysis: { topic_summary: string; topic_brief: string }
}

/** The current topic of an uploaded solicitation: its name is the analysis' summary, else the file's name (spec §3). */
export function topicOf(entries: UploadEntries, fileName: string, uploaded: UploadedTopic): CurrentTopic {
  const { topic_summary, topic_brief } = uploaded.analysis
  return {
    slug: uploaded.topic_slug,
    storeId: uploaded.topic_store_id,
    fileId: uploaded.file_id,
    ...enteredInTopic(entries),
    name: topic_summary.trim() || fileName.slice(0, fileName.length - fileEnding(fileName).length),
    analysis: { topic_summary, topic_brief },
  }
}

/** The entries for the next solicitation: the company stays, what belongs to a topic goes. */
export function nextEntries({ companyName }: UploadEntries): UploadEntries {
  return { ...NEW_UPLOAD, companyName }
}
