import { FIXED_QUESTIONS, interviewLength, type Question, slotName } from '../../domain/interview.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { AnswerFact } from './answer-facts.ts'
import type { AnswerTopic } from './answer-topic.ts'
import { COMPANY_SLOT } from './company-facts.ts'
import type { Duty } from './duty.ts'
import { excerptOf } from './excerpt.ts'
import { gapsOf } from './gaps.ts'
import { shortened } from './noun-phrase.ts'
import type { PlanBrief } from './plan-brief.ts'
import type { Candidate } from './question-candidate.ts'
import { candidatesFor } from './question-candidates.ts'
import type { Subject } from './subject.ts'
import { wordsOf } from './words.ts'

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
    .map((candidate, index) => questionOf(candidate, FIXED_QUESTIONS.length + 1 + index, quoted, others, noun, work))
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

/** The question about the first of its requirements that no earlier question quotes; the whole quote is shown beneath it. */
function questionOf(
  { ask, ask_to_do, why, min_items, anchors }: Candidate,
  position: number,
  quoted: Set<string>,
  others: readonly Requirement[],
  noun: string,
  duties: readonly Duty[],
): Question {
  const found = anchors.filter((one) => one !== undefined)
  const isNew = ({ id }: Requirement) => !quoted.has(id)
  const anchor = found.find(isNew) ?? (ask.includes('@') ? found[0] : undefined) ?? others.find(isNew) ?? found[0]
  const act = ask_to_do && anchor ? actOf(duties.find(({ requirement_id }) => requirement_id === anchor.id)?.text ?? '') : ''
  const words = anchor ? `"${excerptOf(anchor)}" (p. ${anchor.page})` : noun
  return {
    slot: slotName(position),
    q: (act && ask_to_do ? ask_to_do.replace(/%/g, `${act} (p. ${anchor?.page})`) : ask.replace(/@/g, words)).replace(/#/g, noun),
    why,
    ...(min_items ? { min_items } : {}),
    ...(anchor && quoted.add(anchor.id) ? { quote: anchor.quote, page: anchor.page } : {}),
  }
}

/** How long what is to be done may be in a question, in characters. */
const LONGEST_ACT = 96

/** What is to be done, short enough for a question; empty when no whole phrase is short enough. */
function actOf(duty: string): string {
  const act = shortened(duty.replace(/ ?\([^)]*\)/g, ''), LONGEST_ACT).replace(/[,;:]+$/, '')
  const last = wordsOf(act).at(-1)
  const isWhole = act.split(' ').length >= FEWEST_WORDS && /^(?:NOUN|PROPN|NUM)$/.test(last?.pos ?? '') && !/"|\?/.test(act)
  return isWhole && !SAID_ONLY.test(act) ? act : ''
}

const FEWEST_WORDS = 3

/** Verbs of a proposal, not of work: nobody asks by which method something is proposed. */
const SAID_ONLY = /^(?:\w+ly )?(?:propose|provide|address|describe|give|include|consider|support|ensure|offer|meet)\b/

/** What the topic is about, as one says it in a question: the short name unless it could be anything. */
function nounOf({ full, short }: Subject): string {
  const plain = full.replace(/ \([^)]*\)/g, '')
  const isVague = /^the (?:(?:common|automated) )?(?:tools?|systems?|device|solution|methods|architectures)$/.test(short)
  return isVague && plain.split(' ').length <= 9 ? plain : short
}
