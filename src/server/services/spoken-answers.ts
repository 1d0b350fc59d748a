import type { Answer, SpokenAnswer } from '../../domain/interview.ts'
import { done, type Result } from '../../domain/result.ts'
import type { Database } from '../db/database.ts'
import { findRecording } from '../db/recordings.ts'
import type { Said, StoredSpoken } from '../db/spoken-answers.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'

/** What a call says of how an answer was spoken. */
type ToldOfVoice = { transcript?: string | null | undefined; audio_id?: string | null | undefined }

/** What was heard, as a call tells it: with the words of its recording where it brings none. Null where it says nothing of it. */
export async function saidIn(db: Database, person: Person, { transcript, audio_id }: ToldOfVoice): Promise<Result<Said | null, Problem>> {
  if (!audio_id) return done(transcript === undefined ? null : { transcript, recording: null })
  const recording = await findRecording(db, person, audio_id)
  return recording.ok ? done({ transcript: transcript ?? recording.value.transcript, recording: recording.value }) : recording
}

/** Answers with what was heard of them. `slotOf` gives the slot under which that is kept; what answered another question in it is left out. */
export function withSpoken(
  answers: readonly Answer[],
  spoken: readonly StoredSpoken[],
  slotOf: (slot: string) => string = (slot) => slot,
): SpokenAnswer[] {
  const heard = new Map(spoken.map((one) => [one.slot, one]))
  return answers.map((answer) => {
    const one = heard.get(slotOf(answer.slot))
    if (one?.question !== answer.question) return answer
    return { ...answer, transcript: one.transcript ?? undefined, audio_id: one.audio_id }
  })
}
