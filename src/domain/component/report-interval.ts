import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import type { Months } from '../program.ts'

const EVERY = new RegExp(String.raw`\bevery\s+(${COUNT})[\s-](day|week|month)s?\b`, 'gi')
const MONTHS_OF: Record<string, number> = { day: 1 / 30, week: 1 / 4, month: 1 }

const INTERVALS: readonly [RegExp, Months][] = [
  [/\b(?:weekly|every week|each week|biweekly)\b/gi, 0.5],
  [/\b(?:bi-?monthly|every (?:second|other) month)\b/gi, 2],
  [/\b(?:quarterly|(?:each|every|per) quarter)\b/gi, 3],
  [/\b(?:semi-?annual(?:ly)?|twice a year)\b/gi, 6],
  [/\b(?:annual(?:ly)?|yearly|once a year)\b/gi, 12],
  [/\b(?:monthly|(?:each|every|per) month|once a month)\b/gi, 1],
]

/** The months between two reports, as a text names them, counted ones first: "monthly, bi-monthly or quarterly" has three; days are told in thirtieths. */
export function reportIntervals(text: string): Months[] {
  const counted = Array.from(
    text.matchAll(EVERY),
    ([, count = '', unit = '']) => (countIn(count) ?? 0) * (MONTHS_OF[unit.toLowerCase()] ?? 0),
  )
  let rest = text.replace(EVERY, ' ')
  const named = INTERVALS.flatMap(([words, months]) => {
    const before = rest
    rest = rest.replace(words, ' ')
    return rest === before ? [] : [months]
  })
  return [...counted.filter((months) => months > 0), ...named]
}
