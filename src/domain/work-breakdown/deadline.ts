import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import { remembering } from '../../language/remembering.ts'
import { monthsAfterAward } from '../../language/time-words.ts'
import { wordsOf } from '../../language/words.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import type { Months } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'

/** "In the first six months". */
const IN_FIRST = new RegExp(String.raw`\b(?:in|within|during)\sthe\sfirst\s(${COUNT})\smonths?\b`, 'gi')

/**
 * The month that a requirement names, as it counts them or as a time after award or from the beginning, "within 18 months after award", "in the first six months"; of several
 * the last. Whether something is asked by then, from then on or until then, its words do not tell surely: who plans the work is asked. Undefined where it names none.
 */
export function monthNamed(one: Requirement): Months | undefined {
  return lastMonthIn(requirementWords(one)) || undefined
}

const lastMonthIn = remembering((words: string): Months => {
  const first = Array.from(words.matchAll(IN_FIRST), ([, count = '']) => countIn(count) ?? 0)
  return Math.max(0, ...numbersNamed(words, 'month', 'due'), ...first, ...monthsAfterAward(words).map(({ month }) => month))
})

const BEGINS: ReadonlySet<string> = new Set(['begin', 'start', 'commence'])

/** Whether a requirement asks that something begins: how long it goes on is not its matter. */
export function asksBeginning(one: Requirement): boolean {
  return wordsOf(requirementWords(one)).some(({ pos, lemma }) => pos === 'VERB' && BEGINS.has(lemma))
}
