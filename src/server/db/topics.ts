import { and, desc, eq, exists, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { Instructions } from '../../domain/instructions/instructions.ts'
import type { Question } from '../../domain/interview.ts'
import { PERIOD_LIMITS, ProgramType } from '../../domain/program.ts'
import { done, type Result } from '../../domain/result.ts'
import { Analysis } from '../../domain/solicitation/analysis.ts'
import { unreadAnalysis } from '../../domain/solicitation/topic/unread.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Owned, owned } from './owned.ts'
import { project } from './schema/plans.ts'
import { global_contract, topic_store } from './schema/topics.ts'
import { keepFile, type NewFile } from './source-files.ts'
import { together } from './together.ts'

/** A solicitation as it was read, with the upload form it came with and the component instructions beside it. */
export type StoredTopic = typeof topic_store.$inferSelect

/** A topic without what was read, which can be long. */
export type TopicHead = Omit<StoredTopic, 'analysis' | 'instructions' | 'instructions_within'>

/** A solicitation that was read and is to be kept. */
export type NewTopic = NewFile & {
  topic: Pick<
    StoredTopic,
    'id' | 'slug' | 'company_name' | 'phase' | 'period_of_performance' | 'program_type' | 'analysis' | 'instructions_within'
  >
}

/** What of a topic can be changed after its upload. */
export type TopicChanges = Partial<
  Pick<
    StoredTopic,
    'analysis' | 'phase' | 'period_of_performance' | 'program_type' | 'instructions' | 'instructions_file_id' | 'instructions_within'
  >
>

/** Keeps file, pages and topic together or not at all; false where one is there already under that id, which stays as it is. */
export function keepTopic(db: Database, asker: Person, { topic, ...document }: NewTopic): Promise<boolean> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, topic.id)
    if ((await findTopicHead(tx, asker, { topic_store_id: topic.id })).ok) return false
    await keepFile(tx, asker, document)
    await tx.insert(topic_store).values({ ...topic, file_id: document.file.id, owner: asker.id })
    return true
  })
}

/** The asker's topic of that id. */
export async function findTopic(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredTopic>, Problem>> {
  const [topic] = await db.select().from(topic_store).where(isTopicOf(asker, id))
  return topic ? done(owned(completed(topic))) : notFound('This topic')
}

/**
 * Finds the asker's topic and holds it while `change` works on it: of two edits at once the second sees what the first one made.
 * Everything that `change` writes must go through the transaction that it is given, and is kept together, or not at all when it refuses.
 */
export function withTopicHeld<Value>(
  db: Database,
  asker: Person,
  id: string,
  change: (topic: Owned<StoredTopic>, tx: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  return together(db, async (tx) => {
    const [topic] = await tx.select().from(topic_store).where(isTopicOf(asker, id)).for('update')
    return topic ? change(owned(completed(topic)), tx) : notFound('This topic')
  })
}

/** Changes a topic and gives it back as it is then. */
export async function updateTopic(tx: Database, topic: Owned<StoredTopic>, changes: TopicChanges): Promise<Owned<StoredTopic>> {
  await tx.update(topic_store).set(changes).where(eq(topic_store.id, topic.id))
  return owned({ ...topic, ...changes })
}

/** Of two that were kept in the same millisecond it is always the same one that counts. */
const LATEST = [desc(topic_store.created_at), desc(topic_store.id)]

function isTopicOf(asker: Person, id: string) {
  return and(eq(topic_store.id, id), eq(topic_store.owner, asker.id))
}

/** What was read by an older version lacks what is found since then; it is there as if it had not been found. */
function completed(topic: StoredTopic): StoredTopic {
  return {
    ...topic,
    analysis: Analysis.parse(topic.analysis),
    instructions: Instructions.nullable().parse(topic.instructions),
    instructions_within: Instructions.nullable().parse(topic.instructions_within),
  }
}

/** The names by which a call speaks of a topic (spec §7): what a client does not have it leaves out, or sends as null or an empty text. */
export type TopicName = { topic_slug?: string | null | undefined; topic_store_id?: string | null | undefined }

/**
 * The asker's topic of that id, which is the server's own or the one that a browser knew it by before it came here; without an id the latest of that slug.
 * An id that nobody knows names at most a topic of that slug that was never uploaded.
 */
export async function findTopicHead(db: Database, asker: Person, named: TopicName): Promise<Result<Owned<TopicHead>, Problem>> {
  const found = await findTopicHeadWith(db, asker, named, sql<null>`null`)
  return found.ok ? done(found.value.topic) : found
}

/** The same, with something that is asked of the topic's row in the same statement. */
export async function findTopicHeadWith<Value>(
  db: Database,
  asker: Person,
  { topic_store_id, topic_slug }: TopicName,
  asked: SQL<Value>,
): Promise<Result<{ topic: Owned<TopicHead>; told: Value }, Problem>> {
  const isSlug = topic_slug == null ? sql`false` : eq(topic_store.slug, topic_slug)
  const latest = (isIt: SQL | undefined) => latestHead(db, asker, isIt, asked)
  const found = topic_store_id
    ? ((await latest(eq(topic_store.id, topic_store_id))) ??
      (await latest(or(isKnownAs(db, asker, topic_store_id), and(isNull(topic_store.file_id), isSlug)))))
    : await latest(isSlug)
  return found ? done(found) : notFound('This topic')
}

/** The same, with what was read. */
export async function findTopicNamed(db: Database, asker: Person, named: TopicName): Promise<Result<Owned<StoredTopic>, Problem>> {
  const head = await findTopicHead(db, asker, named)
  return head.ok ? findTopic(db, asker, head.value.id) : head
}

async function latestHead<Value>(
  db: Database,
  asker: Person,
  isIt: SQL | undefined,
  asked: SQL<Value>,
): Promise<{ topic: Owned<TopicHead>; told: Value } | null> {
  const { analysis: _, instructions: __, instructions_within: ___, ...head } = getTableColumns(topic_store)
  const [row] = await db
    .select({ topic: head, told: asked })
    .from(topic_store)
    .where(and(eq(topic_store.owner, asker.id), isIt))
    .orderBy(...LATEST)
    .limit(1)
  return row ? { topic: owned(row.topic), told: row.told as Value } : null
}

function isKnownAs(db: Database, asker: Person, id: string): SQL {
  const isJoined = and(eq(project.topic_store_id, topic_store.id), eq(project.owner, asker.id), sql`${project.topic}->>'storeId' = ${id}`)
  return exists(db.select({ one: sql`1` }).from(project).where(isJoined))
}

/** Holds a topic's row before those of its project and plan are held: everybody takes them in this order. */
export async function holdTopic(tx: Database, id: string): Promise<void> {
  await tx.select({ id: topic_store.id }).from(topic_store).where(eq(topic_store.id, id)).for('no key update')
}

/** What of a project its topic says too, where that was never uploaded here. */
type ToldOf = Pick<typeof project.$inferSelect, 'owner' | 'company_name' | 'phase' | 'contract_type' | 'topic'>

/**
 * Keeps a topic that was never uploaded here, for a project that came from a browser: it says what the project says of itself and asks for nothing. Gives
 * back its id.
 */
export async function keepUnreadTopic(tx: Database, one: ToldOf, { id, topic_slug }: { id: string; topic_slug: string }): Promise<string> {
  const { owner, topic } = one
  const analysis = unreadAnalysis(topic?.analysis ?? { topic_summary: '', topic_brief: '' })
  await tx.insert(topic_store).values({ id, owner, slug: topic?.slug ?? topic_slug, analysis, ...enteredFor(one) })
  return id
}

/** Lets a topic that was never uploaded here say what its project says by now; of one that was uploaded, its own form is what counts. */
export async function changeUnreadTopic(tx: Database, one: ToldOf, id: string): Promise<void> {
  const isUnread = and(eq(topic_store.id, id), eq(topic_store.owner, one.owner), isNull(topic_store.file_id))
  await tx.update(topic_store).set(enteredFor(one)).where(isUnread)
}

function enteredFor({ company_name, phase, contract_type, topic }: ToldOf) {
  return {
    company_name,
    phase,
    period_of_performance: topic?.periodOfPerformance ?? PERIOD_LIMITS.usual,
    program_type: ProgramType.catch('SBIR').parse(contract_type),
  }
}

/**
 * The asker's uploaded topic of that company, else one whose interview is closed; when no company is named, any will do. Of several it is one whose
 * interview is closed, if there is one, and the latest of these.
 */
export async function findTopicOfCompany(
  db: Database,
  asker: Person,
  company_name: string | undefined,
): Promise<Owned<StoredTopic> | null> {
  const isClosed = exists(db.select({ one: sql`1` }).from(global_contract).where(eq(global_contract.topic_store_id, topic_store.id)))
  const isCompany = eq(topic_store.company_name, company_name ?? '')
  const [topic] = await db
    .select()
    .from(topic_store)
    .where(
      and(
        eq(topic_store.owner, asker.id),
        isNotNull(topic_store.file_id),
        company_name === undefined ? undefined : or(isCompany, isClosed),
      ),
    )
    .orderBy(desc(isCompany), desc(isClosed), ...LATEST)
    .limit(1)
  return topic ? owned(completed(topic)) : null
}

/** Keeps the questions that were generated for a topic. */
export async function keepAdaptiveQuestions(db: Database, topic: Owned<TopicHead>, adaptive_questions: Question[]): Promise<void> {
  await db.update(topic_store).set({ adaptive_questions }).where(eq(topic_store.id, topic.id))
}
