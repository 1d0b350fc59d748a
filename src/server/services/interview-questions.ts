import { type Answer, FIXED_QUESTIONS, type GoneAnswer, type Question, withSubjects } from '../../domain/interview.ts'
import { wholeNumbersIn } from '../../language/characters.ts'
import type { Database } from '../db/database.ts'
import { answersOf, contractOf, isKeptApart } from '../db/interviews.ts'
import type { Owned } from '../db/owned.ts'
import type { TopicHead } from '../db/topics.ts'

/** The questions of a topic's interview: the three fixed ones, then those that were generated. */
export function questionsOf(topic: Pick<TopicHead, 'adaptive_questions'>): Question[] {
  return [...FIXED_QUESTIONS, ...(topic.adaptive_questions ?? [])]
}

/** The answers of a topic's interview in the order of its slots; one that was given to another generated question in the same slot is left out. */
export async function answersSoFar(db: Database, topic: Owned<TopicHead>): Promise<Answer[]> {
  const asked = slotsAsked(topic)
  const current = (await answersOf(db, topic)).filter((one) => !isGone(one, asked))
  return withSubjects(current, questionsOf(topic)).sort((a, b) => position(a) - position(b))
}

/**
 * What a plan may rest on: the answers as they stand now, and those of the contract for questions that nobody has answered otherwise. An answer that was
 * changed after the contract was made counts as it was changed.
 */
export async function answersInForce(db: Database, topic: Owned<TopicHead>): Promise<Answer[]> {
  const asked = slotsAsked(topic)
  const now = await answersSoFar(db, topic)
  const slots = new Set(now.map(({ slot }) => slot))
  const agreed = ((await contractOf(db, topic))?.answers ?? []).filter((one) => !slots.has(one.slot) && !isGone(one, asked))
  return [...now, ...agreed].sort((a, b) => position(a) - position(b))
}

/** The answers whose questions are no longer asked, in the order in which they came to be so. */
export async function answersGone(db: Database, topic: Owned<TopicHead>): Promise<GoneAnswer[]> {
  const asked = slotsAsked(topic)
  const gone = (await answersOf(db, topic)).filter((one) => isGone(one, asked) && one.answer.trim() !== '')
  return gone.sort((a, b) => position(a) - position(b)).map(({ question, answer }) => ({ question, answer }))
}

function slotsAsked(topic: Pick<TopicHead, 'adaptive_questions'>): ReadonlyMap<string, string> {
  return new Map((topic.adaptive_questions ?? []).map(({ slot, q }) => [slot, q]))
}

function isGone(one: Answer, asked: ReadonlyMap<string, string>): boolean {
  return isKeptApart(one) || (asked.get(one.slot) ?? one.question) !== one.question
}

function position({ slot }: Answer): number {
  return wholeNumbersIn(slot)[0] ?? 0
}
