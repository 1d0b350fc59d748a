import { startsWithCapital } from '../../../language/characters.ts'
import { countIn } from '../../../language/quantity/number-word.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Months } from '../../program.ts'
import { open } from './phrase.ts'

const BEHIND = /^(.+?)(?:,?\s+(?:(?:due|by|in|at|on|before|until)\s+)+|(?:,|\s[–-])\s+)(?:the\s+)?(?:end of\s+)?month (\d{1,3})$/i

/** A thing with the month of the plan that is told behind it: "log" and 12 of "log at the end of month 12", "log – end of month 12". */
export function monthBehind(words: string): { thing: string; month: Months } | undefined {
  const [, thing, month] = BEHIND.exec(open(words)) ?? []
  return thing === undefined ? undefined : { thing, month: Number(month) }
}

const BEFORE_MONTHS = String.raw`(?:,?\s+(?:(?:due|by|in|at|on|before|until)\s+)+|(?:,|\s[–-])\s+)(?:the\s+)?(?:ends?\s+of\s+)?`
const OF_SEVERAL = new RegExp(String.raw`^(.+?)${BEFORE_MONTHS}months (\d{1,3}(?:(?:,|,?\s+and|\s+&)\s+\d{1,3})+)$`, 'i')

/** A thing that comes in several months, each time as one of it: "progress report" in months 2 and 4 of "progress reports at the end of months 2 and 4". */
export function monthsBehind(words: string): { thing: string; months: Months[] } | undefined {
  const [, things, told] = OF_SEVERAL.exec(open(words)) ?? []
  if (things === undefined || told === undefined) return undefined
  const months = Array.from(told.matchAll(/\d+/g), Number)
  const [counted = '', ...rest] = things.split(' ')
  const count = countIn(counted)
  // of another number of things nobody can tell which comes when
  if (count !== undefined && count !== months.length) return undefined
  return { thing: oneOf(count === undefined ? things : rest.join(' ')), months }
}

/** Whether a thing says itself in which months it is due, be that clear of each or not. */
export function saysMonths(words: string): boolean {
  return OF_SEVERAL.test(open(words))
}

/** One of several things, where their name ends with what they are. */
function oneOf(things: string): string {
  const head = wordsOf(things).at(-1)
  if (head?.pos !== 'NOUN') return things
  const one = startsWithCapital(head.text) ? head.lemma.charAt(0).toUpperCase() + head.lemma.slice(1) : head.lemma
  return things.slice(0, things.length - head.text.length) + one
}
