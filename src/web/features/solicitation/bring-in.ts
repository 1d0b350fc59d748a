import { api } from '../../../contract/api.ts'
import type { Instructions } from '../../../domain/instructions/instructions.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import { type CurrentTopic, topicSlug } from '../../../domain/topic.ts'
import type { call, upload } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { type DocumentWatch, showingWork } from '../../entries/document-work.ts'
import type { EnteredDraft } from '../../entries/entered-draft.ts'
import { settled } from '../../entries/proposals.ts'
import { topicOf, type UploadEntries } from './upload-entries.ts'
import type { SentUpload } from './upload-question.ts'

/** The server, as far as an upload talks to it. */
export type UploadServer = { call: typeof call; upload: typeof upload }

/** A solicitation of which one topic is read. */
export type ReadUpload = { sent: SentUpload; file_id: string; analysis: Analysis }

/** Sends the solicitation and has it read. Throws ApiError. */
export async function sendSolicitation(
  server: UploadServer,
  entries: UploadEntries,
  file: File,
  watch: DocumentWatch,
): Promise<ReadUpload> {
  const asked = {
    phase: entries.phase,
    period_of_performance: Number(entries.period),
    program_type: entries.programType,
  }
  const named = { slug: topicSlug(file.name), company_name: entries.companyName.trim(), ...asked }
  const input = { ...named, file, idempotency_key: keyOf(file, JSON.stringify(named)) }
  const { topic_slug, topic_store_id, file_id, analysis } = await server.upload(api.uploadTopic, input, showingWork('solicitation', watch))
  return { sent: { topic_store_id, topic_slug, file_name: file.name, ...asked }, file_id, analysis }
}

/** What an upload of a file that the person chose was called, with what they had entered then: sent again after a failure, it is the same upload. */
const keys = new WeakMap<File, Map<string, string>>()

function keyOf(file: File, entered: string): string {
  const known = keys.get(file) ?? new Map<string, string>()
  keys.set(file, known)
  const key = known.get(entered) ?? crypto.randomUUID()
  known.set(entered, key)
  return key
}

/** Has one topic of a sent file read. Throws ApiError. */
export async function readTopic(server: UploadServer, sent: SentUpload, topic_number: string, watch: DocumentWatch): Promise<ReadUpload> {
  const { topic_store_id } = sent
  const { progress: _sentShare, turnedAway: _full, ...heard } = showingWork('solicitation', watch)
  heard.report({ stage: 'waiting', page: 0, pages: 0 })
  const { file, analysis } = await server.call(api.chooseTopic, { topic_store_id, topic_number }, heard)
  return { sent, file_id: file.id, analysis }
}

/** The topic as the browser keeps it, and how it was entered. */
export type BroughtIn = { topic: CurrentTopic; entered: EnteredDraft }

/** Adds the instructions, settles the entries with what the documents say, and tells the server when that changed them. Throws ApiError. */
export async function settleUpload(
  server: UploadServer,
  read: ReadUpload,
  entries: UploadEntries,
  instructionsFile: File | null,
  watch: DocumentWatch,
): Promise<BroughtIn> {
  const { sent, analysis } = read
  const { instructions, unread_instructions } = await withInstructions(server, sent, instructionsFile, watch)
  const final = settled(entries, entries.touched, analysis, instructions)
  const asked = { phase: final.phase, period_of_performance: Number(final.period), program_type: final.programType }
  const isAsSent =
    asked.phase === sent.phase && asked.period_of_performance === sent.period_of_performance && asked.program_type === sent.program_type
  if (!isAsSent) await server.call(api.changeEntries, { topic_store_id: sent.topic_store_id, ...asked }, watch.signal)
  const uploaded = { topic_slug: sent.topic_slug, topic_store_id: sent.topic_store_id, file_id: read.file_id, analysis }
  return { topic: topicOf(final, sent.file_name, uploaded), entered: { touched: entries.touched, unread_instructions } }
}

type WithInstructions = { instructions: Instructions | null; unread_instructions: EnteredDraft['unread_instructions'] }

/** Instructions that cannot be read do not take the topic away: the review offers to try again. */
async function withInstructions(
  server: UploadServer,
  { topic_store_id }: SentUpload,
  file: File | null,
  watch: DocumentWatch,
): Promise<WithInstructions> {
  let unread_instructions: WithInstructions['unread_instructions'] = null
  if (file) {
    const added = await outcome(server.upload(api.addInstructions, { topic_store_id, file }, showingWork('instructions', watch)))
    if (added.ok) return { instructions: added.value.instructions?.read ?? null, unread_instructions }
    unread_instructions = { file_name: file.name, problem: added.problem.message }
  }
  // they may stand in the solicitation's own file
  const found = await outcome(server.call(api.findSolicitation, { topic_store_id }, watch.signal))
  return { instructions: found.ok ? (found.value.instructions?.read ?? null) : null, unread_instructions }
}
