import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import { remembering } from '../../language/remembering.ts'
import { monthsAfterAward } from '../../language/time-words.ts'
import { wordsOf } from '../../language/words.ts'
import type { Months } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { SET_MONTH } from './set-months.ts'

/** "By the end of Month 2, …", "… no later than Month 5", "Review: Month 6"; "Month 4 to 9" is a span. */
const LEAD = String.raw`(?:\b(?:due\s)?(?:by|before|in|at|within|until|(?:no|not)\slater\sthan)|\bdue|[:–-])`
const SPAN = String.raw`\s?(?:to\b|through\b|[-–])\s?(?:month\s)?\d`
export const BY_MONTH = new RegExp(String.raw`[\s,(]*${LEAD}\s(?:the\s)?(?:end\sof\s)?month\s(\d{1,2})\b(?!${SPAN})\)?,?`, 'gi')

/** "In the first six months". */
const IN_FIRST = new RegExp(String.raw`\b(?:in|within|during)\sthe\sfirst\s(${COUNT})\smonths?\b`, 'gi')

/** What goes on until a month is not over by it, nor is what comes not before it. */
const UNTIL = /\buntil\b/i
const BEFORE = /\bbefore\b/i
const NOT = /\bnot\b/i

/**
 * The month by which a requirement asks for something: as its name, "no later than the end of month 18", or as a time after award or from the beginning, "within 18
 * months after award", "in the first six months"; of several the last, since each is of something else. Undefined where it sets none.
 */
export function deadlineOf(one: Requirement): Months | undefined {
  return deadlineIn(requirementWords(one)) || undefined
}

const deadlineIn = remembering((words: string): Months => {
  const isBy = ({ 0: told, index }: RegExpExecArray) => !UNTIL.test(told) && !(BEFORE.test(told) && NOT.test(words.slice(0, index)))
  const months = [
    Number(SET_MONTH.exec(words.trim())?.[1] ?? 0),
    ...[...words.matchAll(BY_MONTH)].filter(isBy).map(([, month]) => Number(month)),
    ...Array.from(words.matchAll(IN_FIRST), ([, count = '']) => countIn(count) ?? 0),
    ...monthsAfterAward(words).map(({ month }) => month),
  ]
  return Math.max(...months)
})

const BEGINS: ReadonlySet<string> = new Set(['begin', 'start', 'commence'])

/** Whether a requirement asks that something begins: how long it goes on is not its matter. */
export function asksBeginning(one: Requirement): boolean {
  return wordsOf(requirementWords(one)).some(({ pos, lemma }) => pos === 'VERB' && BEGINS.has(lemma))
}
