import { FIXED_QUESTIONS, interviewLength, type Question, slotName } from '../../../domain/interview.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import { COMPANY_SLOT } from '../answers/company-facts.ts'
import type { Duty } from '../demands/duty.ts'
import { excerptOf } from '../english/excerpt.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { Subject } from '../subject.ts'
import { gapsOf } from './gaps.ts'
import { actOf } from './question-act.ts'
import type { Candidate } from './question-candidate.ts'
import { candidatesFor } from './question-candidates.ts'

/** How much less a question is worth when the first answers speak of its matter already. */
const ALREADY_SAID = 4
/** How much more it is worth when every task of the plan lacks what its answer would say. */
const LACKED = 3

/** The questions after the three fixed ones: those from which this plan gains most, in the order in which one talks (spec §9: 7 or 8). */
export function adaptiveQuestions(brief: PlanBrief): Question[] {
  const count = interviewLength(brief.facts.program_type) - FIXED_QUESTIONS.length
  const gaps = gapsOf(brief)
  const candidates = candidatesFor(brief)
  const isFirst = (one: Candidate) => !candidates.some(({ topic, weight }) => topic === one.topic && weight > one.weight)
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      worth: worthOf(candidate, brief) + (isFirst(candidate) ? (gaps[candidate.topic] ?? 0) * LACKED : 0),
    }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ candidate }) => candidate)
  const quoted = new Set<string>()
  const noun = nounOf(brief.subject)
  const work = brief.demands.duties.filter(({ stage }) => stage !== 'close')
  const others = [...work.filter(({ isOwn }) => isOwn), ...work].flatMap(
    ({ requirement_id }) => brief.demands.requirements.find(({ id }) => id === requirement_id) ?? [],
  )
  return ranked
    .slice(0, count)
    .sort((one, other) => one.order - other.order)
    .map((candidate, index) => questionOf(candidate, FIXED_QUESTIONS.length + 1 + index, { quoted, others, noun, duties: work }))
}

function worthOf({ topic, weight }: Candidate, { answers }: PlanBrief): number {
  const said = answers.filter((fact) => fact.topic === topic && fact.slot !== COMPANY_SLOT)
  return isSettled(topic, said) ? weight - ALREADY_SAID : weight
}

/** A target needs its number, and people are named when the Principal Investigator is. */
function isSettled(topic: AnswerTopic, said: readonly AnswerFact[]): boolean {
  if (topic === 'threshold') return said.some(({ text }) => /\d/.test(text))
  if (topic === 'people') return said.some((fact) => /\b(?:PI|principal investigator)\b/i.test(fact.text))
  return said.length > 0
}

type Asking = { quoted: Set<string>; others: readonly Requirement[]; noun: string; duties: readonly Duty[] }

/** The question about the first of its requirements that no earlier question quotes; the whole quote is shown beneath it. */
function questionOf(candidate: Candidate, position: number, { quoted, others, noun, duties }: Asking): Question {
  const { ask, ask_to_do, may_do, ask_plainly, why, min_items, anchors } = candidate
  const found = anchors.filter((one) => one !== undefined)
  const isNew = ({ id }: Requirement) => !quoted.has(id)
  const acts = ask_to_do ? found.filter(isNew).map((one) => ({ one, act: actFor(one, duties, may_do) })) : []
  const done = acts.find(({ act }) => act !== '')
  const said = done ? undefined : saidOf(found, isNew, candidate)
  const anchor = done?.one ?? said?.one ?? found.find(isNew) ?? others.find(isNew) ?? found[0]
  const q =
    done && ask_to_do
      ? ask_to_do.replace(/%/g, `${done.act} (p. ${done.one.page})`)
      : said
        ? ask.replace(/@/g, `"${said.words}" (p. ${said.one.page})`)
        : (ask_plainly ?? ask).replace(/@/g, noun)
  return {
    slot: slotName(position),
    q: q.replace(/#/g, noun),
    why,
    ...(min_items ? { min_items } : {}),
    ...(anchor && quoted.add(anchor.id) ? { quote: anchor.quote, page: anchor.page } : {}),
  }
}

/** What a requirement asks to be done, by the first of its duties that can be said in a question. */
function actFor({ id }: Requirement, duties: readonly Duty[], may_do: Candidate['may_do']): string {
  const acts = duties.filter(({ requirement_id }) => requirement_id === id).map(({ text }) => actOf(text))
  return acts.find((act) => act !== '' && (!may_do || may_do(act))) ?? ''
}

/** The first demand that can be quoted whole, or with its number where the question is about that; any, where the question cannot be asked without. */
function saidOf(found: readonly Requirement[], isNew: (one: Requirement) => boolean, { ask, ask_plainly, topic }: Candidate) {
  if (!ask.includes('@')) return undefined
  const quotes = [...found.filter(isNew), ...found].map((one) => ({ one, words: excerptOf(one) }))
  const isGood = (words: string) => (topic === 'threshold' && /\d/.test(words)) || (!words.includes('...') && !DENIES.test(words))
  return quotes.find(({ words }) => isGood(words)) ?? (ask_plainly === undefined ? quotes[0] : undefined)
}

/** Nobody is asked how to do what is not wanted. */
const DENIES = /\b(?:not|no|neither|without)\b/i

/** What the topic is about, as one says it in a question: the short name unless it could be anything; then the long one, then the solution itself. */
function nounOf({ full, short }: Subject): string {
  const plain = full.replace(/ \([^)]*\)/g, '')
  if (!VAGUE.test(short)) return short
  const isTelling = plain.split(' ').length > 2 && plain.split(' ').length <= 9 && !UNFINISHED.test(plain)
  return isTelling ? plain : 'your solution'
}

const VAGUE =
  /^the \w+ing |^the (?:(?:(?:common|automated|new) )?(?:tools?|systems?|device|solution|methods?|architectures?|approach|process(?:es)?|technolog(?:y|ies)|topic|forward|far forward|SBIR|STTR|and\/or|[a-z-]+(?:ity|tion|omy|ness|ance|ence)))$|\//

const UNFINISHED = /\b(?:and|or|of|for|to|and\/or)$|\/|^the (?:far forward|topic|\w+ing)\b/
