import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { inPieces, piecesOf, sizeOfPieces } from './pieces.ts'
import { recording, recording_part } from './schema/recordings.ts'
import type { TopicHead } from './topics.ts'

/** A recording without its sound. */
export type StoredRecording = typeof recording.$inferSelect

/** What a recording answers, as far as that is known. */
export type RecordingPlace = Pick<StoredRecording, 'topic_store_id' | 'step_id' | 'slot' | 'question'>

/** A recording that is to be kept. */
export type NewRecording = Omit<StoredRecording, 'owner' | 'position'> & { bytes: Uint8Array }

/** Keeps a recording with its sound, together or not at all. One of an id that is there already stays, with what was heard in it since. */
export async function keepRecording(db: Database, asker: Person, { bytes, ...row }: NewRecording): Promise<void> {
  const owner = asker.id
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(recording)
      .values({ ...row, owner })
      .onConflictDoNothing({ target: recording.id })
      .returning({ id: recording.id })
    if (made.length === 0) return keepAgain(tx, row)
    for await (const piece of inPieces([bytes])) await tx.insert(recording_part).values({ recording_id: row.id, owner, ...piece })
  })
}

/** Its time begins anew, and what nobody has heard this time is not taken away. */
async function keepAgain(tx: Database, { id, created_at, seconds, transcript }: Omit<NewRecording, 'bytes'>): Promise<void> {
  const heard = transcript === null ? {} : { seconds, transcript }
  await tx
    .update(recording)
    .set({ created_at, ...heard })
    .where(eq(recording.id, id))
}

/** The asker's recording of that id. */
export async function findRecording(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredRecording>, Problem>> {
  const [row] = await db
    .select()
    .from(recording)
    .where(and(eq(recording.id, id), eq(recording.owner, asker.id)))
  return row ? done(owned(row)) : notFound('This recording')
}

/** The recordings of a topic, the latest first. */
export async function recordingsOf(db: Database, topic: Owned<TopicHead>): Promise<Owned<StoredRecording>[]> {
  const rows = await db
    .select()
    .from(recording)
    .where(and(eq(recording.topic_store_id, topic.id), eq(recording.owner, topic.owner)))
    .orderBy(desc(recording.created_at), desc(recording.position))
  return rows.map((row) => owned(row))
}

/** How many bytes a recording's sound has. */
export function soundSize(db: Database, { id }: Owned<StoredRecording>): Promise<number> {
  return sizeOfPieces(db, { ...PIECES, id })
}

/** A recording's sound, piece by piece. */
export function soundOf(db: Database, { id }: Owned<StoredRecording>): AsyncGenerator<Uint8Array> {
  return piecesOf(db, { ...PIECES, id })
}

const PIECES = { table: recording_part, of: recording_part.recording_id }

/** Says what a recording answers; one that was made for a topic stays with it. False when it was deleted meanwhile. */
export async function placeRecording(
  tx: Database,
  { id }: Owned<StoredRecording>,
  { topic_store_id, ...answered }: RecordingPlace,
): Promise<boolean> {
  const topic = sql`coalesce(${recording.topic_store_id}, ${topic_store_id})`
  const placed = await tx
    .update(recording)
    .set({ ...answered, topic_store_id: topic })
    .where(eq(recording.id, id))
    .returning({ id: recording.id })
  return placed.length > 0
}

/** Deletes a recording. */
export async function deleteRecording(db: Database, { id }: Owned<StoredRecording>): Promise<void> {
  await db.delete(recording).where(eq(recording.id, id))
}

/** Deletes everybody's recordings that are older than a moment; those that somebody is at just now go the next time. */
export async function deleteOldRecordings(db: Database, moment: Date): Promise<void> {
  const old = db.select({ id: recording.id }).from(recording).where(lt(recording.created_at, moment)).for('update', { skipLocked: true })
  await db.delete(recording).where(inArray(recording.id, old))
}
