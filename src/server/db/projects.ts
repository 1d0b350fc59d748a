import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Topic } from '../../domain/solicitation/analysis.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Owned, owned } from './owned.ts'
import { project, work_plan } from './schema/plans.ts'
import { source_file, topic_store } from './schema/topics.ts'
import { changeUnreadTopic, findTopicHead, holdTopic, keepUnreadTopic } from './topics.ts'

/** A project with how far its plan has come: null for no plan, else whether it is finalized; and the dates that its topic prints of itself. */
export type StoredProject = typeof project.$inferSelect & { plan_finalized: boolean | null; topic_dates: Topic['dates'] | null }

/** How a project is put away: what it is called, whether it stands apart, and whether it is deleted. */
type PutAway = Partial<Pick<typeof project.$inferInsert, 'name' | 'archived_at' | 'deleted_at'>>

/** What of a project can be written. */
export type ProjectChanges = Partial<
  Omit<typeof project.$inferInsert, 'id' | 'owner' | 'topic_store_id' | 'created_at' | 'updated_at' | keyof PutAway>
>

/** Starts a project of the asker, joined with the topic that it names; `unreadId` is for one that was never uploaded here. One that is there already under its id stays as it is. */
export function createProject(
  db: Database,
  asker: Person,
  fields: Omit<typeof project.$inferInsert, 'owner' | 'topic_store_id'>,
  unreadId: string,
): Promise<Owned<StoredProject>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, fields.id)
    const [there] = await tx
      .select({ id: project.id })
      .from(project)
      .where(and(eq(project.id, fields.id), eq(project.owner, asker.id)))
    if (there) return asItIs(tx, there.id)
    const named = { topic: null, ...fields, owner: asker.id, topic_store_id: null }
    const topic_store_id = await topicOf(tx, asker, named, unreadId)
    const [row] = await tx
      .insert(project)
      .values({ ...fields, owner: asker.id, topic_store_id })
      .returning({ id: project.id })
    if (!row) throw new Error('A new project was not returned by the database')
    return asItIs(tx, row.id)
  })
}

/** The asker's project of that id; a deleted one is found where somebody asks for these too. */
export async function findProject(
  db: Database,
  asker: Person,
  id: string,
  which: 'kept' | 'any' = 'kept',
): Promise<Result<Owned<StoredProject>, Problem>> {
  const isAsked = which === 'kept' ? isNull(project.deleted_at) : undefined
  const [row] = await withPlan(db).where(and(eq(project.id, id), eq(project.owner, asker.id), isAsked))
  return row ? done(owned(row)) : notFound('This project')
}

/** The asker's projects, the latest worked on first; or the deleted ones, the latest deleted first. */
export async function listProjects(
  db: Database,
  asker: Person,
  limit: number,
  which: 'kept' | 'deleted' = 'kept',
): Promise<Owned<StoredProject>[]> {
  const [isAsked, latest] =
    which === 'kept' ? [isNull(project.deleted_at), project.updated_at] : [isNotNull(project.deleted_at), project.deleted_at]
  const rows = await withPlan(db)
    .where(and(eq(project.owner, asker.id), isAsked))
    .orderBy(desc(latest), desc(project.id))
    .limit(limit)
  return rows.map((row) => owned(row))
}

/** Names a project, puts it away or brings it back; that is no work on it. */
export async function putAway(db: Database, { id }: Owned<StoredProject>, change: PutAway): Promise<Owned<StoredProject>> {
  if (Object.values(change).some((value) => value !== undefined)) await db.update(project).set(change).where(eq(project.id, id))
  return asItIs(db, id)
}

/** Removes everybody's projects that were deleted before a moment, for good: with their plans, and with the topics and files that no other project has. */
export async function removeDeletedProjects(db: Database, moment: Date): Promise<void> {
  const isOld = lt(project.deleted_at, moment)
  await db.transaction(async (tx) => {
    const old = await tx.selectDistinct({ topic: project.topic_store_id }).from(project).where(isOld).orderBy(project.topic_store_id)
    const topics = old.flatMap(({ topic }) => topic ?? [])
    for (const topic of topics) await holdTopic(tx, topic)
    await tx.delete(project).where(isOld)
    if (topics.length > 0) await removeTopics(tx, topics)
  })
}

/** Removes the topics that no project has, and the files that no topic has any more. */
async function removeTopics(tx: Database, ids: string[]): Promise<void> {
  const isOfNobody = notOf(tx, project, eq(project.topic_store_id, topic_store.id))
  const removed = await tx
    .delete(topic_store)
    .where(and(inArray(topic_store.id, ids), isOfNobody))
    .returning({ read: topic_store.file_id, beside: topic_store.instructions_file_id })
  const files = removed.flatMap(({ read, beside }) => [read, beside].filter((id) => id !== null))
  const isUsed = or(eq(topic_store.file_id, source_file.id), eq(topic_store.instructions_file_id, source_file.id))
  if (files.length > 0) await tx.delete(source_file).where(and(inArray(source_file.id, files), notOf(tx, topic_store, isUsed)))
}

function notOf(tx: Database, table: typeof project | typeof topic_store, isIt: SQL | undefined): SQL {
  return notExists(tx.select({ one: sql`1` }).from(table).where(isIt))
}

/** Changes a project, joins it with the topic that it names then, and marks it as worked on now. */
export function updateProject(
  db: Database,
  asker: Person,
  found: Owned<StoredProject>,
  changes: ProjectChanges,
  unreadId: string,
): Promise<Owned<StoredProject>> {
  return db.transaction(async (tx) => {
    if (found.topic_store_id !== null) await holdTopic(tx, found.topic_store_id)
    // a call on steps may have joined it since it was found
    const [held] = await tx.select().from(project).where(eq(project.id, found.id)).for('update')
    if (!held) throw new Error('A project vanished while it was changed')
    const topic_store_id = changes.topic ? await topicOf(tx, asker, { ...held, topic: changes.topic }, unreadId) : held.topic_store_id
    if (topic_store_id !== null) await changeUnreadTopic(tx, changed(held, changes), topic_store_id)
    await tx
      .update(project)
      .set({ ...changes, topic_store_id, updated_at: sql`now()` })
      .where(eq(project.id, found.id))
    return asItIs(tx, found.id)
  })
}

async function asItIs(tx: Database, id: string): Promise<Owned<StoredProject>> {
  const [row] = await withPlan(tx).where(eq(project.id, id))
  if (!row) throw new Error('A project vanished while it was changed')
  return owned(row)
}

/** A project as it is after a change: what is not named stays. */
function changed(found: typeof project.$inferSelect, changes: ProjectChanges): typeof project.$inferSelect {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...found, ...Object.fromEntries(named) }
}

/** The asker's topic that a project names, else the one that it is joined with; a topic that was never uploaded here is kept as one that asks for nothing. */
async function topicOf(
  tx: Database,
  asker: Person,
  one: Parameters<typeof keepUnreadTopic>[1] & Pick<StoredProject, 'topic_store_id'>,
  unreadId: string,
): Promise<string | null> {
  if (!one.topic) return one.topic_store_id
  const topic = one.topic.storeId === '' ? null : await findTopicHead(tx, asker, { topic_store_id: one.topic.storeId })
  if (topic?.ok) return topic.value.id
  return one.topic_store_id ?? keepUnreadTopic(tx, one, { id: unreadId, topic_slug: one.topic.slug })
}

function withPlan(db: Database) {
  return db
    .select({
      ...getTableColumns(project),
      plan_finalized: sql<boolean | null>`case when ${work_plan.id} is null then null else ${work_plan.finalized_at} is not null end`,
      topic_dates: sql<Topic['dates'] | null>`${topic_store.analysis} -> 'topic' -> 'dates'`,
    })
    .from(project)
    .leftJoin(work_plan, eq(work_plan.project_id, project.id))
    .leftJoin(topic_store, eq(topic_store.id, project.topic_store_id))
    .$dynamic()
}
