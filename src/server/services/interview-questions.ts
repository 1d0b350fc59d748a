import { type Answer, FIXED_QUESTIONS, type Question, withSubjects } from '../../domain/interview.ts'
import { wholeNumbersIn } from '../../language/characters.ts'
import type { Database } from '../db/database.ts'
import { answersOf } from '../db/interviews.ts'
import type { Owned } from '../db/owned.ts'
import type { TopicHead } from '../db/topics.ts'

/** The questions of a topic's interview: the three fixed ones, then those that were generated. */
export function questionsOf(topic: Pick<TopicHead, 'adaptive_questions'>): Question[] {
  return [...FIXED_QUESTIONS, ...(topic.adaptive_questions ?? [])]
}

/** The answers of a topic's interview in the order of its slots; one that was given to another generated question in the same slot is left out. */
export async function answersSoFar(db: Database, topic: Owned<TopicHead>): Promise<Answer[]> {
  const asked = new Map((topic.adaptive_questions ?? []).map(({ slot, q }) => [slot, q]))
  const given = await answersOf(db, topic)
  const current = given.filter(({ slot, question }) => (asked.get(slot) ?? question) === question)
  return withSubjects(current, questionsOf(topic)).sort((a, b) => position(a) - position(b))
}

function position({ slot }: Answer): number {
  return wholeNumbersIn(slot)[0] ?? 0
}
