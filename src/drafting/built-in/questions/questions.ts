import { FIXED_QUESTIONS, interviewLength, type Question, slotName } from '../../../domain/interview.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import { COMPANY_SLOT } from '../answers/company-facts.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { gapsOf } from './gaps.ts'
import { mayNeedProperty } from './outside-questions.ts'
import { type Phrased, phrasedIn } from './phrasing.ts'
import type { Candidate } from './question-candidate.ts'
import { candidatesFor } from './question-candidates.ts'

/** How much less a question is worth when the first answers speak of its matter already. */
const ALREADY_SAID = 4
/** How much more it is worth when every task of the plan lacks what its answer would say. */
const LACKED = 3

/** Where no question has room for it, what comes from outside is asked for beside the risks, of which it is one. */
const NEEDED_TOO = 'What do you need from the Government, by which month?'

/** The questions after the three fixed ones: those from which this plan gains most, in the order in which one talks (spec §9: 7 or 8). */
export function adaptiveQuestions(brief: PlanBrief): Question[] {
  const count = interviewLength(brief.facts.program_type) - FIXED_QUESTIONS.length
  const asked = phrased(ranked(brief), count, brief)
  const isLeftOut = !asked.some(({ candidate: { topic } }) => topic === 'government') && mayNeedProperty(brief)
  return asked.map(({ candidate: { topic, why, min_items }, q, shown }, index) => ({
    slot: slotName(FIXED_QUESTIONS.length + 1 + index),
    q: topic === 'risk' && isLeftOut ? `${q} ${NEEDED_TOO}` : q,
    why,
    ...(min_items ? { min_items } : {}),
    ...(shown ? { quote: shown.quote, page: shown.page } : {}),
  }))
}

/** All candidates, the one from which the plan gains most first. */
function ranked(brief: PlanBrief): Candidate[] {
  const gaps = gapsOf(brief)
  const all = candidatesFor(brief)
  const isFirst = (one: Candidate) => !all.some(({ topic, weight }) => topic === one.topic && weight > one.weight)
  const gain = (one: Candidate) => worthOf(one, brief) + (isFirst(one) ? (gaps[one.topic] ?? 0) * LACKED : 0)
  return all
    .map((candidate) => ({ candidate, worth: gain(candidate) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ candidate }) => candidate)
}

/** The first `count` that can be put in words of this solicitation, in the order of an interview; what cannot gives way to the next. */
function phrased(candidates: readonly Candidate[], count: number, brief: PlanBrief): Phrased[] {
  const chosen = candidates.slice(0, count).sort((one, other) => one.order - other.order)
  const asked = phrasedIn(chosen, brief)
  const dumb = chosen.filter((one) => !asked.some(({ candidate }) => candidate === one))
  if (dumb.length === 0 || candidates.length <= count) return asked
  return phrased(
    candidates.filter((one) => !dumb.includes(one)),
    count,
    brief,
  )
}

function worthOf({ topic, weight, said: sign }: Candidate, { answers, facts }: PlanBrief): number {
  const said = answers.filter((fact) => fact.topic === topic && fact.slot !== COMPANY_SLOT)
  const isGiven = sign?.test(facts.answers.map(({ answer }) => answer).join('\n')) ?? false
  return isGiven || isSettled(topic, said) ? weight - ALREADY_SAID : weight
}

/** A target needs its number, and people are named when the Principal Investigator is. */
function isSettled(topic: AnswerTopic, said: readonly AnswerFact[]): boolean {
  if (topic === 'threshold') return said.some(({ text }) => /\d/.test(text))
  if (topic === 'people') return said.some((fact) => /\b(?:PI|principal investigator)\b/i.test(fact.text))
  return said.length > 0
}
