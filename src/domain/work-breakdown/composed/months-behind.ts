import { oneLine, raised, startsWithCapital } from '../../../language/characters.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Months } from '../../program.ts'
import { open } from './phrase.ts'

const BEFORE_MONTHS = String.raw`(?:,?\s+(?:(?:due|by|in|at|on|before|until)\s+)+|(?:,|\s[–-])\s+)(?:the\s+)?(?:ends?\s+of\s+)?`
const OF_SEVERAL = new RegExp(String.raw`^(.+?)${BEFORE_MONTHS}months (\d{1,3}(?:(?:,|,?\s+and|\s+&)\s+\d{1,3})+)$`, 'i')

/** A thing that comes in several months, each time as one of it: "progress report" in months 2 and 4 of "progress reports at the end of months 2 and 4". */
export function monthsBehind(words: string): { thing: string; months: Months[] } | undefined {
  const [, things, told] = severalIn(words) ?? []
  if (things === undefined || told === undefined) return undefined
  const months = Array.from(told.matchAll(/\d+/g), Number)
  const count = measuresIn(things).find(({ start }) => start === 0)
  // of another number of things nobody can tell which comes when
  if (count && (count.unit || count.value !== months.length)) return undefined
  return { thing: oneOf(things.slice(count?.end ?? 0).trim()), months }
}

/** Whether a thing says itself in which months it is due, be that clear of each or not. */
export function saysMonths(words: string): boolean {
  return severalIn(words) !== null
}

/** Most words name no months, and runs of spaces would be looked through in the square of their length. */
function severalIn(words: string): RegExpExecArray | null {
  return /\bmonths \d/i.test(words) ? OF_SEVERAL.exec(oneLine(open(words))) : null
}

/** One of several things, where their name ends with what they are. */
function oneOf(things: string): string {
  const head = wordsOf(things).at(-1)
  if (head?.pos !== 'NOUN') return things
  const one = startsWithCapital(head.text) ? raised(head.lemma) : head.lemma
  return things.slice(0, things.length - head.text.length) + one
}
