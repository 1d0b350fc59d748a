import * as z from 'zod'

/** The largest recording that is taken, in bytes: twenty minutes of Opus are less, and hosted providers take no more either. */
export const LARGEST_RECORDING = 25 * 1024 * 1024

/** What a recording can be, told by its bytes. Browsers record webm or mp4 (spec §9). */
export const RecordingType = z.enum(['audio/webm', 'audio/ogg', 'audio/wav', 'audio/mp4'])
export type RecordingType = z.infer<typeof RecordingType>

/** A recording that is kept, without its sound: the question that it answers as far as that is known, and what was heard. */
export const Recording = z.object({
  audio_id: z.string(),
  /** Null where it answers the global interview. */
  step_id: z.string().nullable(),
  slot: z.string().nullable(),
  question: z.string().nullable(),
  media_type: RecordingType,
  /** Null where nobody has measured it. */
  seconds: z.number().nullable(),
  /** Null where nobody has listened to it. */
  transcript: z.string().nullable(),
  created_at: z.string(),
})
export type Recording = z.infer<typeof Recording>
