import { withoutEnd } from '../../language/characters.ts'
import type { ChangedValue, Coverage, CoverageStrength, CoveredPlace, LimitException, PlanPart } from './review.ts'

/** What each strength of an answer is called. */
export const STRENGTH_WORDS: Record<CoverageStrength, string> = {
  broken: 'Broken',
  none: 'Not answered',
  quoted: 'Only named',
  partial: 'Answered in part',
  full: 'Answered',
}

/**
 * How strongly a requirement counts as answered, wherever it is counted; what breaks it answers nothing, what may is an answer in part at best, and a
 * quotation is none; a stated exception answers it in part.
 */
export function countedStrength({ covered_by, strength, changed, unsure = [], exceptions }: Counted): CoverageStrength {
  if (exceptions && changed.length === 0) return 'partial'
  if (covered_by.length === 0) return strength === 'quoted' ? 'quoted' : 'none'
  if (changed.length > 0) return 'broken'
  return strength === 'full' && unsure.length > 0 ? 'partial' : strength
}

type Counted = Pick<Coverage, 'covered_by' | 'strength' | 'changed' | 'unsure' | 'exceptions'>

/** How many requirements are answered how strongly: "1 of 8 requirements answered in full, 6 in part, 1 not answered"; to be only named is no answer. */
export function coverageWords({ none, quoted, partial, full, broken }: Record<CoverageStrength, number>): string {
  const all = none + quoted + partial + full + broken
  const others = [
    [partial, 'in part'],
    [broken, 'broken'],
    [quoted, 'only named'],
    [none, 'not answered'],
  ] as const
  const told = others.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
  return [`${full} of ${all} ${all === 1 ? 'requirement' : 'requirements'} answered in full`, ...told].join(', ')
}

/** What each part of a plan is called where it is named in a sentence. */
export const PART_WORDS: Record<PlanPart, string> = {
  text: 'text',
  deliverable: 'deliverable',
  criterion: 'criterion',
  payment: 'payment',
  scope: 'scope',
}

/** Where in a milestone a place stands, and whose word it is that it answers: "text, confirmed by you in the row of its step". */
export function placeWords({ part, by_person }: Pick<CoveredPlace, 'part' | 'by_person'>): string {
  return by_person ? `${PART_WORDS[part]}, confirmed by you in the row of its step` : PART_WORDS[part]
}

/** What of a requirement a plan does not say: 'does not say “MIL-STD-461G” or “an operator training package”'; of the whole plan, whoever answers it. */
export function unsaidWords(unsaid: readonly string[]): string {
  const quoted = unsaid.map((one) => `“${one}”`)
  return `does not say ${[quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter((one) => one !== '').join(' or ')}`
}

/** A value that changed on the way: 'asked “30 dB”, the plan says “20 dB”'. */
export function changedWords({ asked, told }: Pick<ChangedValue, 'asked' | 'told'>): string {
  return `asked “${asked}”, the plan says “${told}”`
}

/** A stated exception as a sentence: "Exception: asked “at most 9 hours”, offered “11 hours”; to be decided by TPOC, month 3." */
export function exceptionWords({ asked, ...stated }: Pick<LimitException, 'asked' | 'offered' | 'settles' | 'by'>): string {
  return `Exception: asked “${asked}”, ${offeredWords(stated)}`
}

/** What is offered in a stated exception, by whom and when it is decided, whatever was typed for these: "offered “11 hours”; to be decided by Lena and Bo, at CDR." */
export function offeredWords({ offered, settles, by }: Pick<LimitException, 'offered' | 'settles' | 'by'>): string {
  const [who, when] = [settles?.replace(BY, ''), by?.replace(MONTH_ALONE, 'month $1')].map((words = '') => withoutEnd(words.trim(), '.,; '))
  const decided = [who ? `to be decided by ${who}` : 'to be decided', ...(when ? [when] : [])].join(', ')
  return `offered “${withoutEnd(offered.trim(), '.,; ')}”; ${decided}.`
}

const BY = /^by\s+/i
const MONTH_ALONE = /^(\d+)$/
