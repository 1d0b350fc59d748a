import type { Months } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'

/** "Month 3: Report on the data", "Month 19 (Option period): Report": a date that the solicitation itself sets. */
const SET_MONTH = /^month (\d{1,2})(?:\s?\([^()]*\))?\s?[:–-]\s?(.+)$/is

/** The month that a requirement sets, and for what; undefined where it sets none. */
export function setMonth(one: Requirement): { month: Months; words: string } | undefined {
  const [, month, words = ''] = SET_MONTH.exec(requirementWords(one).trim()) ?? []
  return month === undefined ? undefined : { month: Number(month), words }
}

/** A single month makes no schedule. */
const FEWEST_SET = 2

/** What a schedule of months asks for beneath one of them: all that follows in its section, up to the next month. */
export function askedBeneath(set: Requirement, requirements: readonly Requirement[]): Requirement[] {
  const ofSection = requirements.filter(({ phase }) => phase === set.phase)
  if (ofSection.filter(isSet).length < FEWEST_SET) return []
  const behind = ofSection.slice(ofSection.indexOf(set) + 1)
  const next = behind.findIndex(isSet)
  return behind.slice(0, next < 0 ? undefined : next)
}

/** The ids of what stands in a schedule of months, dates and all beneath them: when it is due is said there, whatever step is like it. */
export function scheduledIds(requirements: readonly Requirement[]): ReadonlySet<string> {
  const all = requirements.filter(isSet).map((set) => [set, ...askedBeneath(set, requirements)])
  return new Set(all.flatMap((some) => (some.length > 1 ? some.map(({ id }) => id) : [])))
}

function isSet(one: Requirement): boolean {
  return setMonth(one) !== undefined
}
