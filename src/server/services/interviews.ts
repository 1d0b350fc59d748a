import {
  answeredCount,
  FIXED_QUESTIONS,
  type Answer as GivenAnswer,
  type GlobalContract,
  interviewLength,
  withSubjects,
} from '../../domain/interview.ts'
import { done } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { contractOf, keepAnswer, keepAnswers, keepContract, keepForQuestions } from '../db/interviews.ts'
import { spokenAnswersOf } from '../db/spoken-answers.ts'
import { findTopicHead, findTopicNamed, keepAdaptiveQuestions } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import { companyFacts } from './company.ts'
import { drafterFor } from './drafting.ts'
import { answersGone, answersSoFar, questionsOf } from './interview-questions.ts'
import { draftProblem, factsOf } from './plan-facts.ts'
import { saidIn, withSpoken } from './spoken-answers.ts'
import { fillWhereKept, fillWorkBreakdown } from './work-breakdown-filling.ts'

/** The three fixed questions (spec §4). */
export async function planGlobalInterview(
  parts: Parts,
  { person }: Asked,
  input: Input<'planGlobalInterview'>,
): Answer<'planGlobalInterview'> {
  const topic = await findTopicHead(parts.db, person, input)
  return topic.ok ? done({ questions: [...FIXED_QUESTIONS] }) : topic
}

/** Everything a reload needs to go on where the person was. */
export async function interviewState(parts: Parts, { person }: Asked, input: Input<'interviewState'>): Answer<'interviewState'> {
  const topic = await findTopicHead(parts.db, person, input)
  if (!topic.ok) return topic
  const answers = withSpoken(await answersSoFar(parts.db, topic.value), await spokenAnswersOf(parts.db, topic.value))
  const gone = await answersGone(parts.db, topic.value)
  return done({ questions: questionsOf(topic.value), answers, gone, contract: await contractOf(parts.db, topic.value) })
}

/** What the company and earlier answers say that a question asks for; words that give orders to a machine are left out. */
export async function answerOffers(parts: Parts, { person }: Asked, input: Input<'answerOffers'>): Answer<'answerOffers'> {
  const topic = await findTopicNamed(parts.db, person, input)
  if (!topic.ok) return topic
  const facts = await factsOf(parts, topic.value, {}, await answersSoFar(parts.db, topic.value), await companyFacts(parts.db, person))
  return done({ offers: await parts.think('offered', { facts }) })
}

/** What stands in the lines of a list or in the groups of a text, as it is offered to be put into rows. */
export async function readLines(parts: Parts, { person }: Asked, input: Input<'readLines'>): Answer<'readLines'> {
  const topic = await findTopicNamed(parts.db, person, input)
  if (!topic.ok) return topic
  return done({ groups: await parts.think('linesRead', { list: input, answers: await answersSoFar(parts.db, topic.value) }) })
}

/** Keeps one answer, with what was heard where it was spoken; saying it twice changes nothing. `total` is 10 for SBIR, 11 for STTR (spec §9). */
export async function saveAnswer(parts: Parts, { person }: Asked, input: Input<'saveAnswer'>): Answer<'saveAnswer'> {
  const topic = await findTopicHead(parts.db, person, input)
  if (!topic.ok) return topic
  const said = await saidIn(parts.db, person, input)
  if (!said.ok) return said
  const { slot, question, answer } = input
  await keepAnswer(parts.db, topic.value, { slot, question, answer }, said.value)
  const answered = answeredCount(await answersSoFar(parts.db, topic.value))
  return done({ saved: true, answered, total: interviewLength(topic.value.program_type) })
}

/** Asks the drafter for the questions after the fixed three and keeps them, so that a reload asks the same ones (spec §4). Answers to others are kept apart. */
export async function generateAdaptiveQuestions(
  parts: Parts,
  asked: Asked,
  input: Input<'generateAdaptiveQuestions'>,
): Answer<'generateAdaptiveQuestions'> {
  const { person } = asked
  const topic = await findTopicNamed(parts.db, person, input)
  if (!topic.ok) return topic
  const { program_type, research_institution } = input
  const answers = fixedAnswers([input.answer_1, input.answer_2, input.answer_3])
  const facts = await factsOf(parts, topic.value, { program_type, research_institution }, answers, await companyFacts(parts.db, person))
  const drafter = drafterFor(parts, asked, { facts, topic: topic.value }, input)
  const drafted = await drafter.adaptiveQuestions(facts)
  if (!drafted.ok) return draftProblem(drafted.problem)
  await keepAnswers(parts.db, topic.value, answers)
  await parts.db.transaction(async (tx) => {
    await keepAdaptiveQuestions(tx, topic.value, drafted.value)
    await keepForQuestions(tx, topic.value, drafted.value)
  })
  return done({ questions: drafted.value })
}

/** Closes the interview: its answers and a summary become the contract, kept unless `persist` is false (spec §4, §7). */
export async function finalizeGlobalInterview(
  parts: Parts,
  asked: Asked,
  input: Input<'finalizeGlobalInterview'>,
): Answer<'finalizeGlobalInterview'> {
  const { person } = asked
  const topic = await findTopicNamed(parts.db, person, input)
  if (!topic.ok) return topic
  const said = input.qa_transcript.length > 0 ? input.qa_transcript : await answersSoFar(parts.db, topic.value)
  const answers = withSubjects(said, questionsOf(topic.value))
  const facts = await factsOf(parts, topic.value, {}, answers, await companyFacts(parts.db, person))
  const drafter = drafterFor(parts, asked, { facts, topic: topic.value }, input)
  const summary = await drafter.contractSummary(facts)
  if (!summary.ok) return draftProblem(summary.problem)
  const contract: GlobalContract = {
    topic_slug: topic.value.slug,
    topic_store_id: topic.value.id,
    summary: summary.value,
    answers,
    finalized_at: parts.now().toISOString(),
  }
  if (input.persist) {
    await keepContract(parts.db, topic.value, contract)
    // what a plan rests on, and what counts as done before it is drafted, stands in rows; a language model reads the answers once, for the plan
    const fill = drafter.kind === 'built-in' ? fillWorkBreakdown : fillWhereKept
    const filled = await fill(parts, asked, { topic_store_id: topic.value.id, drafter: input.drafter })
    if (!filled.ok) return filled
  }
  return done({ contract })
}

function fixedAnswers(answers: readonly string[]): GivenAnswer[] {
  return FIXED_QUESTIONS.map(({ slot, q, subject }, index) => ({ slot, question: q, subject, answer: answers[index] ?? '' }))
}
