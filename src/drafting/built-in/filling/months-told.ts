import type { Months } from '../../../domain/program.ts'
import { ORDINALS, VALUES } from '../../../language/quantity/number-word.ts'

/** Behind these what was said before does not count. */
const CORRECTED = /\b(?:no|sorry|wait|actually|i mean)\b/i
/** "the first two months", where the first word counts nothing. */
const FROM_START = /\bfirst (?=\d|\w+ (?:months?|weeks?)\b)/i
/** No phase lasts longer; a higher number is none of a month. */
const LONGEST: Months = 36

/** From which month to which, as words tell it: "months three to five", "m1-2", "the first two months"; undefined where they name none. */
export function monthsTold(words: string): { from: Months; to: Months } | undefined {
  const said = words.split(CORRECTED).findLast((part) => numbersIn(part).length > 0) ?? words
  const numbers = numbersIn(said.replace(FROM_START, ' '))
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  if (numbers.length === 0) return undefined
  return { from: FROM_START.test(said) ? 1 : low, to: high }
}

/** Whether words begin by naming months, and so tell when something is done and not where. */
export function areMonths(words: string): boolean {
  return /^\W*(?:(?:in|from|during) )?months?\b/i.test(words)
}

function numbersIn(text: string): number[] {
  const words = text.toLowerCase().match(/\d+(?:\.\d+)?|[a-z]+/g) ?? []
  return words
    .map((word) => (/^\d/.test(word) ? Math.ceil(Number(word)) : (VALUES.get(word) ?? ORDINALS.get(word) ?? 0)))
    .filter((number) => number >= 1 && number <= LONGEST)
}
