import { createHash } from 'node:crypto'
import { LARGEST_RECORDING } from '../../domain/recording.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import { recordingType } from '../../speech/recording-type.ts'
import { speechProblem } from '../../speech/speech.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Owned } from '../db/owned.ts'
import {
  deleteOldRecordings,
  findRecording,
  keepRecording,
  type NewRecording,
  recordingsOf,
  deleteRecording as remove,
  type StoredRecording,
  soundOf,
  soundSize,
} from '../db/recordings.ts'
import { findTopicHead } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { keyedId } from './keyed-id.ts'

/** A recording as it was sent. */
export type SentRecording = Pick<NewRecording, 'bytes' | 'media_type'>

/** What a call says of what a recording answers, checked. */
export type RecordedFor = Pick<NewRecording, 'topic_store_id' | 'step_id' | 'slot' | 'question'>

/** Keeps a recording that nobody has listened to. */
export async function uploadAudio(parts: Parts, { person }: Asked, input: Input<'uploadAudio'>): Answer<'uploadAudio'> {
  const place = await recordedFor(parts, person, input)
  if (!place.ok) return place
  const sent = await sentRecording(input.file)
  if (!sent.ok) return sent
  return done({ audio_id: await keptRecording(parts, person, { ...sent.value, ...place.value, seconds: null, transcript: null }) })
}

/** The recordings of a topic, the latest first. */
export async function listRecordings(parts: Parts, { person }: Asked, input: Input<'listRecordings'>): Answer<'listRecordings'> {
  const topic = await findTopicHead(parts.db, person, input)
  return topic.ok ? done({ recordings: (await recordingsOf(parts.db, topic.value)).map(onWire) }) : topic
}

/** The sound of a recording, to be sent piece by piece. */
export async function getRecording(parts: Parts, { person }: Asked, { audio_id }: Input<'getRecording'>): Answer<'getRecording'> {
  const recording = await findRecording(parts.db, person, audio_id)
  if (!recording.ok) return recording
  const { media_type } = recording.value
  const file_name = `recording.${media_type.slice('audio/'.length)}`
  return done({
    file_name,
    content_type: media_type,
    size: await soundSize(parts.db, recording.value),
    pieces: soundOf(parts.db, recording.value),
  })
}

/** Deletes a recording; what was heard in it stays with its answer. */
export async function deleteRecording(parts: Parts, { person }: Asked, { audio_id }: Input<'deleteRecording'>): Answer<'deleteRecording'> {
  const recording = await findRecording(parts.db, person, audio_id)
  if (!recording.ok) return recording
  await remove(parts.db, recording.value)
  return done({ deleted: true })
}

/** What a form brought, if it is a recording. */
export async function sentRecording(file: Blob): Promise<Result<SentRecording, Problem>> {
  if (file.size === 0) return fail({ code: 'BAD_INPUT', message: 'This recording is empty. Please record it again.' })
  if (file.size > LARGEST_RECORDING) return fail({ code: 'TOO_LARGE', message: speechProblem('TOO_LONG').message })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const media_type = recordingType(bytes)
  return media_type ? done({ bytes, media_type }) : fail({ code: 'WRONG_TYPE', message: speechProblem('NOT_AUDIO').message })
}

/** Where a recording belongs: the asker's topic, if one is named, and the question. */
export async function recordedFor(
  { db }: Parts,
  person: Person,
  {
    topic_store_id,
    step_id,
    slot,
    question,
  }: Partial<Record<'step_id' | 'slot' | 'question', string | undefined>> & { topic_store_id?: string | null | undefined },
): Promise<Result<RecordedFor, Problem>> {
  const topic = topic_store_id ? await findTopicHead(db, person, { topic_store_id }) : null
  if (topic && !topic.ok) return topic
  return done({ topic_store_id: topic?.value.id ?? null, step_id: step_id ?? null, slot: slot ?? null, question: question ?? null })
}

/**
 * Keeps a recording for as long as recordings are kept, and deletes those whose time is over. Null where they are not kept at all. The same sound in answer
 * to the same question is the same recording: it was sent again.
 */
export async function keptRecording(
  parts: Parts,
  person: Person,
  recording: Omit<NewRecording, 'id' | 'created_at'>,
): Promise<string | null> {
  if (parts.recordings_kept_days === 0) return null
  const { bytes, topic_store_id, step_id, slot, question } = recording
  const digest = createHash('sha256').update(bytes).digest('hex')
  const id = keyedId(parts, person, 'recording', JSON.stringify([digest, topic_store_id, step_id, slot, question]))
  await keepRecording(parts.db, person, { ...recording, id, created_at: parts.now() })
  await forgetOldRecordings(parts)
  return id
}

/** Deletes everybody's recordings that were kept for longer than is configured. */
export async function forgetOldRecordings({
  db,
  now,
  recordings_kept_days,
}: Pick<Parts, 'db' | 'now' | 'recordings_kept_days'>): Promise<void> {
  const oldest = now().getTime() - recordings_kept_days * 24 * 3_600_000
  await deleteOldRecordings(db, new Date(oldest))
}

function onWire({ id, step_id, slot, question, media_type, seconds, transcript, created_at }: Owned<StoredRecording>) {
  return { audio_id: id, step_id, slot, question, media_type, seconds, transcript, created_at: created_at.toISOString() }
}
