import { type NamedDate, namedDates } from '../../language/calendar-date.ts'
import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import { remembering } from '../../language/remembering.ts'
import { monthsAfterAward } from '../../language/time-words.ts'
import { wordsOf } from '../../language/words.ts'
import { numbersNamed, planNumbersIn } from '../grounding/plan-number.ts'
import type { Months } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'

/** "In the first six months". */
const IN_FIRST = new RegExp(String.raw`\b(?:in|within|during)\sthe\sfirst\s(${COUNT})\smonths?\b`, 'gi')

/** A time by which something is asked: its month, and the words before it, which say what. */
export type Deadline = { month: Months; words: string }

/** What stands in brackets tells more of what is said before them: "(months 17 to 19)" is when it is used. */
const BRACKETS = /\s?\([^()]*\)/g
/** Behind one of these a month ends a time. */
const BY = /\b(?:by|before|than|until)\s(?:the\s(?:end|middle|beginning)\sof\s)?$/i

/** The times by which a requirement asks for something, "no later than the end of month 18", "within 30 days after award", in order. */
export function deadlinesOf(one: Requirement): readonly Deadline[] {
  return deadlinesIn(requirementWords(one).replace(BRACKETS, ''))
}

const deadlinesIn = remembering((words: string): readonly Deadline[] => {
  const numbered = planNumbersIn(words).flatMap(({ names, numbers, start, end }) =>
    (names === 'month' || names === 'due') && BY.test(words.slice(0, start))
      ? numbers.map((one) => ({ month: Number(one), start, end }))
      : [],
  )
  const all = [...numbered, ...monthsAfterAward(words)].sort((one, other) => one.start - other.start)
  return all.map(({ month, start }, at) => ({ month, words: words.slice(all[at - 1]?.end ?? 0, start) }))
})

/**
 * The month that a requirement names, as it counts them or as a time after award or from the beginning, "within 18 months after award", "in the first six months"; of several
 * the last. Whether something is asked by then, from then on or until then, its words do not tell surely: who plans the work is asked. Undefined where it names none.
 */
export function monthNamed(one: Requirement): Months | undefined {
  const words = requirementWords(one)
  return lastMonthIn(words.replace(BRACKETS, '')) || lastMonthIn(words) || undefined
}

const lastMonthIn = remembering((words: string): Months => {
  const first = Array.from(words.matchAll(IN_FIRST), ([, count = '']) => countIn(count) ?? 0)
  return Math.max(0, ...numbersNamed(words, 'month', 'due'), ...first, ...monthsAfterAward(words).map(({ month }) => month))
})

/** "Not before 1 March", "no earlier than": from then on. */
const NOT_BEFORE = /\b(?:not?\s(?:before|until)|earlier\sthan)\s$/i

/** The day of the calendar by which a requirement asks for something, "no later than 1 March 2029", and as it is printed. */
export function dayNamed(one: Requirement): (NamedDate & { printed: string }) | undefined {
  const words = requirementWords(one)
  const named = namedDates(words).find(({ year, start }) => {
    const before = words.slice(0, start)
    return year && BY.test(before) && !NOT_BEFORE.test(before)
  })
  return named && { ...named, printed: words.slice(named.start, named.end) }
}

const BEGINS: ReadonlySet<string> = new Set(['begin', 'start', 'commence'])
const ENDS: ReadonlySet<string> = new Set(['finish', 'complete', 'conclude', 'end'])

/** Whether a requirement asks that something begins: how long it goes on is not its matter. */
export function asksBeginning(one: Requirement): boolean {
  return asksDeed(one, BEGINS)
}

/** Whether a requirement asks that something is over by then, whatever it began. */
export function asksEnding(one: Requirement): boolean {
  return asksDeed(one, ENDS)
}

function asksDeed(one: Requirement, deeds: ReadonlySet<string>): boolean {
  return wordsOf(requirementWords(one)).some(({ pos, lemma }) => pos === 'VERB' && deeds.has(lemma))
}
