import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { topic_store } from './schema/topics.ts'
import { work_breakdown_row } from './schema/work-breakdown.ts'
import { together } from './together.ts'
import type { TopicHead } from './topics.ts'

/** A row of a work breakdown. */
export type StoredRow = typeof work_breakdown_row.$inferSelect

/** A row that is to be kept. */
export type NewRow = Pick<StoredRow, 'id' | 'kind' | 'cells'> & Partial<Pick<StoredRow, 'read_as'>>

/** What of a row can be changed; its position is `moveRow`'s. */
export type RowChanges = Partial<Pick<StoredRow, 'cells' | 'version' | 'changed_in' | 'read_as' | 'removed_at'>>

/** Which rows there are and where they stand, without what is in them. */
export type RowPlace = Pick<StoredRow, 'id' | 'kind' | 'position'>

const { id, kind, position, topic_store_id } = work_breakdown_row

/** The rows of a topic's work breakdown by kind, in their order, removed ones included. */
export async function rowsOfTopic(db: Database, topic: Owned<TopicHead>): Promise<Owned<StoredRow>[]> {
  const rows = await db.select().from(work_breakdown_row).where(isOf(topic)).orderBy(asc(kind), asc(position))
  return rows.map((row) => owned(row))
}

/** Where the rows of a topic stand. */
export function placesOf(db: Database, topic_id: string): Promise<RowPlace[]> {
  return db.select({ id, kind, position }).from(work_breakdown_row).where(eq(topic_store_id, topic_id)).orderBy(asc(kind), asc(position))
}

/**
 * Holds a topic's work breakdown while `change` works on it: rows of one topic are added, moved and changed one after another, since a new place of one
 * shifts others. The topic's row is what is held, first as everywhere. When `change` refuses, nothing is kept.
 */
export function withRowsHeld<Value>(
  db: Database,
  topic: Owned<TopicHead>,
  change: (tx: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  return together(db, async (tx) => {
    const still = await tx.select({ id: topic_store.id }).from(topic_store).where(eq(topic_store.id, topic.id)).for('no key update')
    return still.length > 0 ? change(tx) : notFound('This topic')
  })
}

/** Finds a row of one of the asker's topics, and holds it with the others of its work breakdown while `change` works on it. */
export function withRowHeld<Value>(
  db: Database,
  asker: Person,
  row_id: string,
  change: (row: Owned<StoredRow>, tx: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  return together(db, async (tx) => {
    await tx
      .select({ id: topic_store.id })
      .from(topic_store)
      .innerJoin(work_breakdown_row, eq(topic_store_id, topic_store.id))
      .where(and(eq(id, row_id), eq(topic_store.owner, asker.id)))
      .for('no key update', { of: topic_store })
    // read once the topic is held: whoever held it before may have changed the row
    const [row] = await tx
      .select()
      .from(work_breakdown_row)
      .where(and(eq(id, row_id), eq(work_breakdown_row.owner, asker.id)))
    return row ? change(owned(row), tx) : notFound('This row')
  })
}

/** Keeps a row of a held work breakdown behind the others of its kind, at version 1. */
export async function insertRow(tx: Database, topic: Owned<TopicHead>, row: NewRow): Promise<Owned<StoredRow>> {
  const end = await tx.$count(work_breakdown_row, and(isOf(topic), eq(kind, row.kind)))
  const [kept] = await tx
    .insert(work_breakdown_row)
    .values({ ...row, topic_store_id: topic.id, owner: topic.owner, position: end })
    .returning()
  if (!kept) throw new Error('A row was not returned by the database')
  return owned(kept)
}

/** Changes what is named of a row that is held, and gives it back as it is then. */
export async function updateRow(tx: Database, held: Owned<StoredRow>, changes: RowChanges): Promise<Owned<StoredRow>> {
  const [row] = await tx.update(work_breakdown_row).set(changes).where(eq(id, held.id)).returning()
  if (!row) throw new Error('A row vanished while it was held')
  return owned(row)
}

/** Deletes a row that is held, for good: one that was only read ahead and that nobody has looked at. Those behind it of its kind move up. */
export async function deleteRow(tx: Database, { id: gone, topic_store_id: topic, kind: its, owner }: Owned<StoredRow>): Promise<void> {
  // its position may have changed since it was read
  const [row] = await tx
    .delete(work_breakdown_row)
    .where(and(eq(id, gone), eq(work_breakdown_row.owner, owner)))
    .returning({ position })
  if (!row) return
  await tx
    .update(work_breakdown_row)
    .set({ position: sql`${position} - 1` })
    .where(and(eq(topic_store_id, topic), eq(kind, its), gte(position, row.position)))
}

/**
 * Puts a row that is held where it is to stand among those of its kind, and gives back the others that stand elsewhere for it. There has to be a row in
 * that position now: one beyond the last would leave a gap.
 */
export async function moveRow(tx: Database, held: Owned<StoredRow>, to: number): Promise<Omit<RowPlace, 'kind'>[]> {
  const isBack = to > held.position
  const [from, before] = isBack ? [held.position + 1, to + 1] : [to, held.position]
  const shifted = await tx
    .update(work_breakdown_row)
    .set({ position: isBack ? sql`${position} - 1` : sql`${position} + 1` })
    .where(and(eq(topic_store_id, held.topic_store_id), eq(kind, held.kind), gte(position, from), lt(position, before)))
    .returning({ id, position })
  await tx.update(work_breakdown_row).set({ position: to }).where(eq(id, held.id))
  return shifted.sort((a, b) => a.position - b.position)
}

function isOf(topic: Owned<TopicHead>) {
  return and(eq(topic_store_id, topic.id), eq(work_breakdown_row.owner, topic.owner))
}
