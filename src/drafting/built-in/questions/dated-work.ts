import { type PlanNumber, planNumbersIn } from '../../../domain/grounding/plan-number.ts'
import type { Months } from '../../../domain/program.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { open, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { shortened } from '../../../domain/work-breakdown/composed/thing.ts'
import { setMonth } from '../../../domain/work-breakdown/set-months.ts'
import { monthsAfterAward, PARTS_OF_TIME } from '../../../language/time-words.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { SoFar } from './so-far.ts'

/** What the solicitation asks for by a month after award, in its words without the date. */
export type DatedWork = { month: Months; words: string; page: number }

/** A single month makes no schedule. */
const FEWEST = 2
const LONGEST_NAME = 130

/** What the requirements of the phase ask for by months of its period, in the order of these; nothing where they set fewer than two. */
export function datedWork({ requirements, facts }: Pick<SoFar, 'requirements' | 'facts'>): DatedWork[] {
  const dated = requirements.flatMap(datesOf).filter(({ month }) => month >= 1 && month <= facts.period_of_performance)
  return monthsOf(dated).length < FEWEST ? [] : dated.toSorted((one, other) => one.month - other.month)
}

/** The months by which something is asked for, each once. */
export function monthsOf(dated: readonly DatedWork[]): Months[] {
  return [...new Set(dated.map(({ month }) => month))]
}

function datesOf(one: Requirement): DatedWork[] {
  const words = requirementWords(one)
  const named = (month: Months, told: string) => ({ month, words: shortened(raised(open(told)), LONGEST_NAME), page: one.page })
  const set = setMonth(one)
  if (set) return [named(set.month, set.words)]
  // "months 4 to 6" is a span
  const months = planNumbersIn(words).filter(({ names, numbers }) => names === 'month' && numbers.length === 1)
  const [only, ...more] = months
  if (only && more.length === 0) return [named(Number(only.numbers[0]), withoutMonth(words, only))]
  const dates = months.length > 0 ? months.map((one) => ({ ...one, month: Number(one.numbers[0]) })) : monthsAfterAward(words)
  if (dates.length === 1) return dates.map(({ month }) => named(month, words))
  // of several each is of what stands before it
  return dates.map(({ month, start }, at) => {
    const before = words.slice(dates[at - 1]?.end ?? 0, start).replace(/^[\s,;]*(?:and\s)?/, '')
    return named(month, months.length > 0 ? withoutMonth(before, { start: before.length, end: before.length }) : before)
  })
}

/** Words without a month that they name and what leads up to it: "Deliver six scales by the end of month 5 to the depot". */
function withoutMonth(words: string, { start, end }: Pick<PlanNumber, 'start' | 'end'>): string {
  const before = wordsOf(words.slice(0, start))
  const kept = before.findLastIndex(({ pos, lemma }) => !LEADING.has(pos) && !PARTS_OF_TIME.has(lemma)) + 1
  return `${textOf(before.slice(0, kept)).trimEnd()} ${words.slice(end).replace(/^[),\s]+/, '')}`.trim()
}

const LEADING: ReadonlySet<string> = new Set(['ADP', 'ADV', 'DET', 'PUNCT', 'SCONJ'])
