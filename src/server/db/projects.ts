import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { project, work_plan } from './schema/plans.ts'
import { changeUnreadTopic, findTopicHead, holdTopic, keepUnreadTopic } from './topics.ts'

/** A project with how far its plan has come: null for no plan, else whether it is finalized. */
export type StoredProject = typeof project.$inferSelect & { plan_finalized: boolean | null }

/** What of a project can be written. */
export type ProjectChanges = Partial<Omit<typeof project.$inferInsert, 'id' | 'owner' | 'topic_store_id' | 'created_at' | 'updated_at'>>

/** Starts a project of the asker, joined with the topic that it names; `unreadId` is for one that was never uploaded here. */
export function createProject(
  db: Database,
  asker: Person,
  fields: Omit<typeof project.$inferInsert, 'owner' | 'topic_store_id'>,
  unreadId: string,
): Promise<Owned<StoredProject>> {
  return db.transaction(async (tx) => {
    const named = { topic: null, ...fields, owner: asker.id, topic_store_id: null }
    const topic_store_id = await topicOf(tx, asker, named, unreadId)
    const [row] = await tx
      .insert(project)
      .values({ ...fields, owner: asker.id, topic_store_id })
      .returning()
    if (!row) throw new Error('A new project was not returned by the database')
    return owned({ ...row, plan_finalized: null })
  })
}

/** The asker's project of that id. */
export async function findProject(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredProject>, Problem>> {
  const [row] = await withPlan(db).where(and(eq(project.id, id), eq(project.owner, asker.id)))
  return row ? done(owned(row)) : notFound('This project')
}

/** The asker's projects, the latest worked on first. */
export async function listProjects(db: Database, asker: Person, limit: number): Promise<Owned<StoredProject>[]> {
  const rows = await withPlan(db).where(eq(project.owner, asker.id)).orderBy(desc(project.updated_at), desc(project.id)).limit(limit)
  return rows.map((row) => owned(row))
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
    const [row] = await tx
      .update(project)
      .set({ ...changes, topic_store_id, updated_at: sql`now()` })
      .where(eq(project.id, found.id))
      .returning()
    if (!row) throw new Error('A project vanished while it was changed')
    return owned({ ...row, plan_finalized: found.plan_finalized })
  })
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
    })
    .from(project)
    .leftJoin(work_plan, eq(work_plan.project_id, project.id))
    .$dynamic()
}
