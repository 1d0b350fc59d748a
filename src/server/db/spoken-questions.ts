import { eq, inArray, sql } from 'drizzle-orm'
import type { Spoken } from '../../speech/speech.ts'
import type { Database } from './database.ts'
import { asBytes } from './pieces.ts'
import { spoken_question } from './schema/spoken-questions.ts'

/** How much is kept: so many questions and so many bytes; those that were not asked for longest go. */
export type SpokenLimits = { questions: number; bytes: number }

/** What was spoken under that fingerprint, marked as used now; null when it was not, or is gone. */
export async function findSpoken(db: Database, fingerprint: string): Promise<Spoken | null> {
  const { audio, type } = spoken_question
  const [row] = await db
    .update(spoken_question)
    .set({ last_used: sql`now()` })
    .where(eq(spoken_question.fingerprint, fingerprint))
    .returning({ audio, type })
  return row ? { audio: row.audio, type: row.type } : null
}

/** Keeps what was spoken, and lets go what was not asked for longest where it is too much. */
export async function keepSpokenQuestion(db: Database, fingerprint: string, { audio, type }: Spoken, limits: SpokenLimits): Promise<void> {
  await db
    .insert(spoken_question)
    .values({ fingerprint, type, audio: asBytes(audio) })
    .onConflictDoNothing()
  const latest = sql`order by ${spoken_question.last_used} desc, ${spoken_question.fingerprint}`
  const ranked = db
    .select({
      fingerprint: spoken_question.fingerprint,
      nth: sql<number>`row_number() over (${latest})`.as('nth'),
      bytes: sql<number>`sum(octet_length(${spoken_question.audio})) over (${latest})`.as('bytes'),
    })
    .from(spoken_question)
    .as('ranked')
  const over = db
    .select({ fingerprint: ranked.fingerprint })
    .from(ranked)
    .where(sql`${ranked.nth} > ${limits.questions} or ${ranked.bytes} > ${limits.bytes}`)
  await db.delete(spoken_question).where(inArray(spoken_question.fingerprint, over))
}
