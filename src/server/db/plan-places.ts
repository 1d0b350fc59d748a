import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import type { Database } from './database.ts'
import type { Owned } from './owned.ts'
import type { StoredProject } from './projects.ts'
import { project, work_plan } from './schema/plans.ts'
import { global_contract, topic_store } from './schema/topics.ts'
import { findTopicHeadWith, keepUnreadTopic, type TopicHead, type TopicName } from './topics.ts'

/** Which plan a call is about: its project, null where the topic has no plan; and its topic, null where the two are not joined yet. */
export type PlanPlace = { topic: Owned<TopicHead> | null; project_id: string | null }

/**
 * The asker's plan that a call names by its topic, and changes nothing (decision 15): the plan that is joined with the topic, else one whose project
 * names no topic. Not found when there is neither topic nor plan.
 */
export async function placeOfPlan(db: Database, asker: Person, named: TopicName): Promise<Result<PlanPlace, Problem>> {
  const found = await findTopicHeadWith(db, asker, named, joinedWith(db))
  if (found.ok) {
    const { topic, told: joined } = found.value
    return done({ topic, project_id: joined ?? (await meantFor(db, topic)) })
  }
  const project_id = await cameFromBrowser(db, asker, named)
  return project_id === null ? found : done({ topic: null, project_id })
}

/**
 * Joins a plan's project with its topic, if it is not joined yet; gives back the topic's id. Where the topic was never uploaded here, one is kept that asks
 * for nothing, so that steps, answers and histories have their place. The topic's row is held before the project's, as everywhere.
 */
export function joinTopic(
  db: Database,
  found: Owned<StoredProject>,
  topic: Owned<TopicHead> | null,
  unread: { id: string; topic_slug: string },
): Promise<string> {
  if (found.topic_store_id !== null) return Promise.resolve(found.topic_store_id)
  return db.transaction(async (tx) => {
    if (topic) await tx.select({ id: topic_store.id }).from(topic_store).where(eq(topic_store.id, topic.id)).for('key share')
    const [held] = await tx.select({ joined: project.topic_store_id }).from(project).where(eq(project.id, found.id)).for('update')
    if (!held) throw new Error('A project vanished while it was joined')
    if (held.joined) return held.joined
    const topic_store_id = topic?.id ?? (await keepUnreadTopic(tx, found, unread))
    await tx.update(project).set({ topic_store_id }).where(eq(project.id, found.id))
    return topic_store_id
  })
}

/** The project that is joined with a topic's row and has a plan, the one whose plan was changed last; asked with the topic itself, as every call of a step does. */
function joinedWith(db: Database): SQL<string | null> {
  const joined = and(eq(project.owner, topic_store.owner), eq(project.topic_store_id, topic_store.id), isNull(project.deleted_at))
  return sql`(${plansOf(db, joined).orderBy(desc(work_plan.updated_at), desc(work_plan.id)).limit(1)})`
}

/**
 * A plan is saved at the end of the way that began with its topic's interview: of the same company's plans whose project names no topic, the first one
 * after that, else the last one before.
 */
async function meantFor(db: Database, topic: Owned<TopicHead>): Promise<string | null> {
  const since = sql`coalesce((select ${global_contract.updated_at} from ${global_contract} where ${global_contract.topic_store_id} = ${topic.id}), (select ${topic_store.created_at} from ${topic_store} where ${topic_store.id} = ${topic.id}))`
  const isAfter = sql`${work_plan.created_at} >= ${since}`
  const isSameCompany = sql`${letters(sql`${project.company_name}`)} = ${letters(sql`${topic.company_name}::text`)}`
  return firstProject(db, and(eq(project.owner, topic.owner), isNull(project.topic_store_id), isNull(project.topic), isSameCompany), [
    sql`(${project.phase} = ${topic.phase}) desc`,
    sql`${isAfter} desc`,
    sql`case when ${isAfter} then ${work_plan.created_at} end asc`,
    desc(work_plan.created_at),
  ])
}

/**
 * The latest plan of work that was moved here from a browser: its project names the topic as the call does, or names none and there is no topic of its
 * company that it could be about.
 */
async function cameFromBrowser(db: Database, asker: Person, { topic_store_id, topic_slug }: TopicName): Promise<string | null> {
  const names = (field: 'storeId' | 'slug', name: string | null | undefined) =>
    name ? sql`${project.topic}->>${sql.raw(`'${field}'`)} = ${name}` : sql`false`
  const ofCompany = db
    .select({ one: sql`1` })
    .from(topic_store)
    .where(
      and(eq(topic_store.owner, asker.id), sql`${letters(sql`${topic_store.company_name}`)} = ${letters(sql`${project.company_name}`)}`),
    )
  const namesNone = and(isNull(project.topic), sql`not exists ${ofCompany}`)
  const isById = names('storeId', topic_store_id)
  const isBySlug = names('slug', topic_slug)
  return firstProject(db, and(eq(project.owner, asker.id), isNull(project.topic_store_id), or(isById, isBySlug, namesNone)), [
    sql`coalesce(${isById}, false) desc`,
    sql`coalesce(${isBySlug}, false) desc`,
    desc(work_plan.updated_at),
  ])
}

async function firstProject(db: Database, isIt: SQL | undefined, order: SQL[]): Promise<string | null> {
  const [row] = await plansOf(db, and(isIt, isNull(project.deleted_at)))
    .orderBy(...order, desc(work_plan.id))
    .limit(1)
  return row?.id ?? null
}

function plansOf(db: Database, isIt: SQL | undefined) {
  return db.select({ id: project.id }).from(project).innerJoin(work_plan, eq(work_plan.project_id, project.id)).where(isIt)
}

/** A company's name as its letters and digits: "Acme, Inc." is "ACME INC". */
function letters(name: SQL): SQL {
  return sql`lower(regexp_replace(${name}, '[^[:alnum:]]+', '', 'g'))`
}
