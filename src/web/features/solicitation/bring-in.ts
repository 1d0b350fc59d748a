import type * as z from 'zod'
import { api } from '../../../contract/api.ts'
import { ApiError } from '../../../contract/client.ts'
import type { Instructions } from '../../../domain/instructions/instructions.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import { type CurrentTopic, topicSlug } from '../../../domain/topic.ts'
import { call, upload } from '../../app/call.ts'
import { type DocumentWork, toSend } from '../../entries/document-work.ts'
import type { EnteredDraft } from '../../entries/entered-draft.ts'
import { settled } from '../../entries/proposals.ts'
import { topicOf, type UploadEntries } from './upload-entries.ts'
import type { SentUpload } from './upload-question.ts'

/** Who hears how far an upload is, and calls it off. */
export type UploadWatch = { work: (work: DocumentWork) => void; signal: AbortSignal }

/** A solicitation of which one topic is read. */
export type ReadUpload = { sent: SentUpload; file_id: string; analysis: Analysis }

/** Sends the solicitation and has it read. Throws ApiError. */
export async function sendSolicitation(entries: UploadEntries, file: File, watch: UploadWatch): Promise<ReadUpload> {
  const asked = {
    phase: entries.phase,
    period_of_performance: Number(entries.period),
    program_type: entries.programType,
  }
  const input = { slug: topicSlug(file.name), file, company_name: entries.companyName.trim(), ...asked }
  const { topic_slug, topic_store_id, file_id, analysis } = await upload(api.uploadTopic, input, watched('solicitation', watch))
  return { sent: { topic_store_id, topic_slug, file_name: file.name, ...asked }, file_id, analysis }
}

/** Has one topic of a sent file read. Throws ApiError. */
export async function readTopic(sent: SentUpload, topic_number: string, watch: UploadWatch): Promise<ReadUpload> {
  const { topic_store_id } = sent
  const { progress: _sentShare, ...heard } = watched('solicitation', watch)
  heard.report({ stage: 'waiting', page: 0, pages: 0 })
  const { file, analysis } = await call(api.chooseTopic, { topic_store_id, topic_number }, heard)
  return { sent, file_id: file.id, analysis }
}

/** The topic as the browser keeps it, and how it was entered. */
export type BroughtIn = { topic: CurrentTopic; entered: EnteredDraft }

/** Adds the instructions, settles the entries with what the documents say, and tells the server when that changed them. Throws ApiError. */
export async function settleUpload(
  read: ReadUpload,
  entries: UploadEntries,
  instructionsFile: File | null,
  watch: UploadWatch,
): Promise<BroughtIn> {
  const { sent, analysis } = read
  const { instructions, unread_instructions } = await withInstructions(sent, instructionsFile, watch)
  const final = settled(entries, entries.touched, analysis, instructions)
  const asked = { phase: final.phase, period_of_performance: Number(final.period), program_type: final.programType }
  const isAsSent =
    asked.phase === sent.phase && asked.period_of_performance === sent.period_of_performance && asked.program_type === sent.program_type
  if (!isAsSent) await call(api.changeEntries, { topic_store_id: sent.topic_store_id, ...asked }, watch.signal)
  const uploaded = { topic_slug: sent.topic_slug, topic_store_id: sent.topic_store_id, file_id: read.file_id, analysis }
  return { topic: topicOf(final, sent.file_name, uploaded), entered: { touched: entries.touched, unread_instructions } }
}

type WithInstructions = { instructions: Instructions | null; unread_instructions: EnteredDraft['unread_instructions'] }

/** Instructions that cannot be read do not take the topic away: the review offers to try again. */
async function withInstructions({ topic_store_id }: SentUpload, file: File | null, watch: UploadWatch): Promise<WithInstructions> {
  if (!file) return { instructions: null, unread_instructions: null }
  try {
    const answer = await upload(api.addInstructions, { topic_store_id, file }, watched('instructions', watch))
    return { instructions: answer.instructions?.read ?? null, unread_instructions: null }
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    return { instructions: null, unread_instructions: { file_name: file.name, problem: problem.message } }
  }
}

function watched(document: DocumentWork['document'], { work, signal }: UploadWatch) {
  work(toSend(document))
  return {
    progress: (share: number) => work({ document, kind: 'sending', share }),
    report: (progress: z.output<NonNullable<(typeof api.uploadTopic)['reports']>>) => work({ document, kind: 'reading', progress }),
    signal,
  }
}
