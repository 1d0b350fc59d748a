import { FIXED_QUESTIONS, interviewLength, type Question, slotName } from '../../domain/interview.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { excerptOf } from './excerpt.ts'
import type { PlanBrief } from './plan-brief.ts'
import type { Candidate } from './question-candidate.ts'
import { candidatesFor } from './question-candidates.ts'

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
  const work = brief.demands.duties.filter(({ stage }) => stage !== 'close')
  const others = [...work.filter(({ isOwn }) => isOwn), ...work].flatMap(
    ({ requirement_id }) => brief.demands.requirements.find(({ id }) => id === requirement_id) ?? [],
  )
  return ranked
    .slice(0, count)
    .sort((one, other) => one.order - other.order)
    .map((candidate, index) => questionOf(candidate, FIXED_QUESTIONS.length + 1 + index, quoted, others))
}

function worthOf({ topic, weight }: Candidate, { answers }: PlanBrief): number {
  const said = answers.filter((fact) => fact.topic === topic)
  const isSaid = topic === 'threshold' ? said.some(({ text }) => /\d/.test(text)) : said.length > 0
  return isSaid ? weight - ALREADY_SAID : weight
}

const LEADS = [
  (quote: string, page: number) => `The solicitation asks: "${quote}" (p. ${page}).`,
  (quote: string, page: number) => `On page ${page} the solicitation says: "${quote}".`,
  (quote: string, page: number) => `Think of this requirement: "${quote}" (p. ${page}).`,
  (quote: string, page: number) => `Page ${page} calls for this: "${quote}".`,
] as const

/** The question with the words of the solicitation that raise it; words quoted in an earlier question are only pointed to. */
function questionOf(
  { ask, why, min_items, anchors }: Candidate,
  position: number,
  quoted: Set<string>,
  others: readonly Requirement[],
): Question {
  const found = anchors.filter((one) => one !== undefined)
  const isNew = ({ id }: Requirement) => !quoted.has(id)
  const anchor = found.find(isNew) ?? others.find(isNew) ?? found[0]
  return {
    slot: slotName(position),
    q: anchor ? asked(ask, anchor, position, quoted.has(anchor.id)) : ask,
    why,
    ...(min_items ? { min_items } : {}),
    ...(anchor && quoted.add(anchor.id) ? { quote: anchor.quote, page: anchor.page } : {}),
  }
}

function asked(ask: string, anchor: Requirement, position: number, isQuoted: boolean): string {
  const excerpt = excerptOf(anchor)
  if (!isQuoted) return `${LEADS[position % LEADS.length]?.(excerpt, anchor.page)} ${ask}`
  const start = excerpt
    .split(' ')
    .slice(0, 7)
    .join(' ')
    .replace(/[,;:.]+$/, '')
  return `Still on "${start} ..." (p. ${anchor.page}): ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`
}
