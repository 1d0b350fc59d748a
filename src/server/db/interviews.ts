import { and, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Answer, FIXED_QUESTIONS, type GlobalContract, type Question } from '../../domain/interview.ts'
import type { Database } from './database.ts'
import type { Owned } from './owned.ts'
import { step } from './schema/plans.ts'
import { recording, spoken_answer } from './schema/recordings.ts'
import { global_contract, interview_answer, topic_store } from './schema/topics.ts'
import { work_breakdown_row } from './schema/work-breakdown.ts'
import { keepSpoken, type Said } from './spoken-answers.ts'
import type { TopicHead } from './topics.ts'

/** Everything that was answered for a topic so far. */
export function answersOf(db: Database, topic: Owned<TopicHead>): Promise<Answer[]> {
  return db
    .select({ slot: interview_answer.slot, question: interview_answer.question, answer: interview_answer.answer })
    .from(interview_answer)
    .where(and(eq(interview_answer.topic_store_id, topic.id), eq(interview_answer.owner, topic.owner)))
}

/** The slots of answers that are kept apart, since their questions are no longer asked: G1, G2, … */
const APART = 'G'

/** Whether an answer is kept apart, since its question is no longer asked. */
export function isKeptApart({ slot }: Pick<Answer, 'slot'>): boolean {
  return slot.startsWith(APART)
}

/**
 * Keeps the answers behind the fixed questions for what is asked from now on: one whose question is asked again goes to its slot, others are kept apart.
 * The caller holds the topic.
 */
export async function keepForQuestions(tx: Database, topic: Owned<TopicHead>, questions: readonly Question[]): Promise<void> {
  const given = (await answersOf(tx, topic)).filter(({ slot }) => !FIXED_SLOTS.includes(slot))
  const apart = given.filter(isKeptApart)
  const others = given.filter((one) => !isKeptApart(one) && one.answer.trim() !== '')
  const askedAgain = ({ question }: Answer) => questions.find(({ q }) => q === question)
  const gone = others.filter((one) => !askedAgain(one)).map((one, at) => ({ ...one, slot: `${APART}${apart.length + at + 1}` }))
  const again = others.flatMap((one) => {
    const slot = askedAgain(one)?.slot
    return slot ? [{ ...one, slot }] : []
  })
  // only as it was looked at: what is typed meanwhile stays
  const seen = given.map(({ slot, answer }) => and(eq(interview_answer.slot, slot), eq(interview_answer.answer, answer)))
  if (seen.length > 0) await tx.delete(interview_answer).where(and(eq(interview_answer.topic_store_id, topic.id), or(...seen)))
  await keepAnswers(tx, topic, [...apart, ...gone, ...again])
}

const FIXED_SLOTS = FIXED_QUESTIONS.map(({ slot }) => slot)

/** Keeps answers; one that was given to the same slot before is replaced. */
export async function keepAnswers(db: Database, topic: Owned<TopicHead>, answers: readonly Answer[]): Promise<void> {
  const latest = [...new Map(answers.map((answer) => [answer.slot, answer])).values()]
  if (latest.length === 0) return
  // always in the same order: two that keep the same answers the other way round would wait for each other for good
  latest.sort((a, b) => (a.slot < b.slot ? -1 : 1))
  await db
    .insert(interview_answer)
    .values(latest.map(({ slot, question, answer }) => ({ topic_store_id: topic.id, owner: topic.owner, slot, question, answer })))
    .onConflictDoUpdate({
      target: [interview_answer.topic_store_id, interview_answer.slot],
      set: { question: sql`excluded.question`, answer: sql`excluded.answer`, updated_at: sql`now()` },
    })
}

/** Keeps one answer, with what was heard where it was spoken; without that, what was kept of its slot stays. */
export async function keepAnswer(db: Database, topic: Owned<TopicHead>, answer: Answer, said: Said | null): Promise<void> {
  if (!said) return keepAnswers(db, topic, [answer])
  const { slot, question } = answer
  await db.transaction(async (tx) => {
    await keepSpoken(tx, topic, { step_id: null, slot, question }, said)
    await keepAnswers(tx, topic, [answer])
  })
}

/** A topic's contract, null until its interview was closed. */
export async function contractOf(db: Database, topic: Owned<TopicHead>): Promise<GlobalContract | null> {
  const [row] = await db
    .select({ contract: global_contract.contract })
    .from(global_contract)
    .where(eq(global_contract.topic_store_id, topic.id))
  return row?.contract ?? null
}

/**
 * Keeps a topic's contract and the answers it was made of, together or not at all. The topic first, as the choice of another one does; taken
 * the other way round, the two would wait for each other for good.
 */
export async function keepContract(db: Database, topic: Owned<TopicHead>, contract: GlobalContract): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: topic_store.id }).from(topic_store).where(eq(topic_store.id, topic.id)).for('key share')
    await keepAnswers(tx, topic, contract.answers)
    await tx
      .insert(global_contract)
      .values({ topic_store_id: topic.id, owner: topic.owner, contract })
      .onConflictDoUpdate({ target: global_contract.topic_store_id, set: { contract, updated_at: sql`now()` } })
  })
}

/**
 * Forgets what a topic's interview had of the topic itself, for when another one takes its place: the questions that were generated,
 * the contract, the rows of its work breakdown, and the interviews of its steps with what came of them. The answers to the fixed
 * questions stay; they are about the company. Those to the others are kept apart, and used for nothing. So do the histories of texts. Recordings go and stay with the answers.
 */
export async function forgetInterviewOfTopic(tx: Database, topic: Owned<TopicHead>): Promise<void> {
  // recordings first, as when one is deleted: the other way round the two would wait for each other for good
  await tx.delete(recording).where(and(eq(recording.topic_store_id, topic.id), not(isIn(FIXED_SLOTS))))
  await tx.delete(spoken_answer).where(and(eq(spoken_answer.topic_store_id, topic.id), notInArray(spoken_answer.slot, FIXED_SLOTS)))
  await keepForQuestions(tx, topic, [])
  await tx.delete(global_contract).where(eq(global_contract.topic_store_id, topic.id))
  await tx.delete(work_breakdown_row).where(eq(work_breakdown_row.topic_store_id, topic.id))
  await tx.delete(step).where(eq(step.topic_store_id, topic.id))
  await tx.update(topic_store).set({ adaptive_questions: null }).where(eq(topic_store.id, topic.id))
}

function isIn(slots: string[]): SQL {
  return sql`coalesce(${and(isNull(recording.step_id), inArray(recording.slot, slots))}, false)`
}
