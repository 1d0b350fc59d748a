import { FIXED_QUESTIONS, interviewLength, type Question, slotName } from '../../domain/interview.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { excerptOf } from './excerpt.ts'
import type { PlanBrief } from './plan-brief.ts'
import type { Candidate } from './question-candidate.ts'
import { candidatesFor } from './question-candidates.ts'
import type { Subject } from './subject.ts'

/** How much less a question is worth when the first answers speak of its matter already. */
const ALREADY_SAID = 4

/** The questions after the three fixed ones: those from which this plan gains most, in the order in which one talks (spec §9: 7 or 8). */
export function adaptiveQuestions(brief: PlanBrief): Question[] {
  const count = interviewLength(brief.facts.program_type) - FIXED_QUESTIONS.length
  const ranked = candidatesFor(brief)
    .map((candidate) => ({ candidate, worth: worthOf(candidate, brief) }))
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
    .map((candidate, index) => questionOf(candidate, FIXED_QUESTIONS.length + 1 + index, quoted, others, noun))
}

function worthOf({ topic, weight }: Candidate, { answers }: PlanBrief): number {
  const said = answers.filter((fact) => fact.topic === topic)
  const isSaid = topic === 'threshold' ? said.some(({ text }) => /\d/.test(text)) : said.length > 0
  return isSaid ? weight - ALREADY_SAID : weight
}

/** The question about the first of its requirements that no earlier question quotes; the whole quote is shown beneath it. */
function questionOf(
  { ask, why, min_items, anchors }: Candidate,
  position: number,
  quoted: Set<string>,
  others: readonly Requirement[],
  noun: string,
): Question {
  const found = anchors.filter((one) => one !== undefined)
  const isNew = ({ id }: Requirement) => !quoted.has(id)
  const anchor = found.find(isNew) ?? (ask.includes('@') ? found[0] : undefined) ?? others.find(isNew) ?? found[0]
  const words = anchor ? `"${excerptOf(anchor)}" (p. ${anchor.page})` : noun
  return {
    slot: slotName(position),
    q: ask.replace(/@/g, words).replace(/#/g, noun),
    why,
    ...(min_items ? { min_items } : {}),
    ...(anchor && quoted.add(anchor.id) ? { quote: anchor.quote, page: anchor.page } : {}),
  }
}

/** What the topic is about, as one says it in a question: the short name unless it could be anything. */
function nounOf({ full, short }: Subject): string {
  const plain = full.replace(/ \([^)]*\)/g, '')
  const isVague = /^the (?:(?:common|automated) )?(?:tools?|systems?|device|solution|methods|architectures)$/.test(short)
  return isVague && plain.split(' ').length <= 9 ? plain : short
}
