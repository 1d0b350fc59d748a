import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { Owned } from './owned.ts'
import { placeRecording, type StoredRecording } from './recordings.ts'
import { spoken_answer } from './schema/recordings.ts'
import { topic_store } from './schema/topics.ts'
import type { TopicHead } from './topics.ts'

/** What was heard when a question was answered; neither words nor a recording take away what was kept of it. */
export type Said = { transcript: string | null; recording: Owned<StoredRecording> | null }

/** Which question of a topic was answered; `step_id` is null in the global interview. */
export type AnsweredQuestion = { step_id: string | null; slot: string; question: string }

/** What is kept of an answer that was spoken. */
export type StoredSpoken = Pick<typeof spoken_answer.$inferSelect, 'slot' | 'question' | 'transcript' | 'audio_id'>

/**
 * Keeps what was heard when a question was answered, and says of the recording what it answers; part of a transaction. The topic first, then the
 * recording, as a choice of another topic takes them; the other way round the two would wait for each other for good.
 */
export async function keepSpoken(tx: Database, topic: Owned<TopicHead>, answered: AnsweredQuestion, said: Said): Promise<void> {
  const { id: topic_store_id, owner } = topic
  const { slot, question } = answered
  await tx.select({ id: topic_store.id }).from(topic_store).where(eq(topic_store.id, topic_store_id)).for('key share')
  const isThere = said.recording !== null && (await placeRecording(tx, said.recording, { topic_store_id, ...answered }))
  const kept = { question, transcript: said.transcript, audio_id: isThere ? (said.recording?.id ?? null) : null }
  if (kept.transcript === null && kept.audio_id === null) {
    await tx.delete(spoken_answer).where(and(eq(spoken_answer.topic_store_id, topic_store_id), eq(spoken_answer.slot, slot)))
    return
  }
  await tx
    .insert(spoken_answer)
    .values({ topic_store_id, owner, slot, ...kept })
    .onConflictDoUpdate({ target: [spoken_answer.topic_store_id, spoken_answer.slot], set: kept })
}

/** What was heard of all answers of a topic that were spoken, also of its steps'. */
export function spokenAnswersOf(db: Database, { id, owner }: Pick<Owned<TopicHead>, 'id' | 'owner'>): Promise<StoredSpoken[]> {
  const { slot, question, transcript, audio_id } = spoken_answer
  return db
    .select({ slot, question, transcript, audio_id })
    .from(spoken_answer)
    .where(and(eq(spoken_answer.topic_store_id, id), eq(spoken_answer.owner, owner)))
}
