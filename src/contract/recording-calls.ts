import * as z from 'zod'
import { Recording } from '../domain/recording.ts'
import { endpoint } from './endpoint.ts'
import { AskedQuestion, Id, OptionalId, StepId } from './fields.ts'

/** What a recording answers, as far as it is known when it is made. */
export const RecordedFor = {
  topic_store_id: OptionalId,
  step_id: StepId.optional(),
  slot: z.string().min(1).max(20).optional(),
  question: AskedQuestion.optional(),
}

/** The calls on recordings that are kept (spec §7, Interview). Somebody else's is not found. */
export const recordingCalls = {
  uploadAudio: endpoint({
    method: 'POST',
    path: '/api/upload-audio',
    summary: 'Keep a recording: webm, ogg, WAV or mp4',
    access: 'person',
    withoutToken: true,
    carries: 'multipart',
    input: z.strictObject({ file: z.instanceof(Blob), ...RecordedFor }),
    /** Null where recordings are not kept. */
    output: z.object({ audio_id: z.string().nullable() }),
  }),
  listRecordings: endpoint({
    method: 'GET',
    path: '/api/recordings',
    summary: 'The recordings of a topic that are kept, the latest first',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id }),
    output: z.object({ recordings: z.array(Recording) }),
  }),
  getRecording: endpoint({
    method: 'GET',
    path: '/api/recordings/{audio_id}',
    summary: 'The sound of a recording',
    access: 'person',
    answers: 'bytes',
    input: z.strictObject({ audio_id: Id }),
    output: z.instanceof(Blob),
  }),
  deleteRecording: endpoint({
    method: 'DELETE',
    path: '/api/recordings/{audio_id}',
    summary: 'Delete a recording; the answer and the words that were heard stay',
    access: 'person',
    input: z.strictObject({ audio_id: Id }),
    output: z.object({ deleted: z.literal(true) }),
  }),
} as const
