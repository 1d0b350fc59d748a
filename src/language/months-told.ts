import type { NamedMonth } from './calendar-date.ts'
import { type Around, countedMonths, LONGEST, namesCalendarMonth, namesMonths, numberedBesideDate } from './calendar-months.ts'
import { hasDigit, startsWithDigit } from './characters.ts'
import { monthsOfDays } from './day-months.ts'
import { ORDINALS, VALUES } from './quantity/number-word.ts'
import { PARTS_OF_TIME } from './time-words.ts'
import { wordsOf } from './words.ts'

/** Behind these what was said before does not count. */
const CORRECTED = /\b(?:no|sorry|wait|actually|i mean)\b/i
/** "the first two months", where the first word counts nothing. */
const FROM_START = /\bfirst (?=\d|\w+ (?:months?|weeks?|wks)\b)/i
/** "the final two months": how many they are is no month, and which they are hangs on how long the work lasts. */
const TO_END = /\b(?:last|final|remaining) (?:\d+|\w+) (?=months?\b|weeks?\b|wks\b)/i
/**
 * From which month to which, as words tell it: "months three to five", "m1-2", "the first two months", "by week 6", and by the calendar, "mid-March", where
 * it is known which month is the `first`; undefined where they name none.
 */
export function monthsTold(words: string, first?: NamedMonth, around?: Around): { from: number; to: number } | undefined {
  const numbered = numberedBesideDate(words) ?? monthsOfDays(words)
  if (numbered) return numbered
  const counted = first && !namesMonths(words) ? countedMonths(words, first, around) : undefined
  if (counted) return counted
  // "19 Apr - 18 June" counts days, unless months are numbered beside
  if (countsSomethingElse(words) || (namesCalendarMonth(words) && !namesMonths(words))) return undefined
  const told = words.split(CORRECTED).findLast((part) => numbersIn(part).length > 0) ?? words
  const said = behindMonth(told) ?? told
  const numbers = numbersIn(said.replace(FROM_START, ' ').replace(TO_END, ' '))
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)].map((number) => (isInWeeks(said) ? monthOfWeek(number) : number))
  if (numbers.length === 0 || low === undefined || high === undefined) return undefined
  return { from: FROM_START.test(said) ? 1 : low, to: high }
}

/** "WeatherBench 2", "at Mach 6": beside a name or a thing a number counts something else, unless months or weeks are named; "5 weeks" says how long. */
function countsSomethingElse(text: string): boolean {
  if (namesMonths(text)) return false
  if (/\bw(?:ee)?ks?\b/i.test(text)) return !isInWeeks(text)
  return wordsOf(text).some(({ pos, lemma }) => pos === 'PROPN' || (pos === 'NOUN' && !PARTS_OF_TIME.has(lemma)))
}

/** "Week 6", "the first two weeks". */
function isInWeeks(text: string): boolean {
  return /\bw(?:ee)?ks?\.? ?\d/i.test(text) || (/\bw(?:ee)?ks?\b/i.test(text) && FROM_START.test(text))
}

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

function monthOfWeek(week: number): number {
  return Math.ceil((week * MONTHS_A_YEAR) / WEEKS_A_YEAR)
}

/** Whether words begin by naming months, weeks or days by their numbers, and so tell when something is done and not where. */
export function areMonths(words: string): boolean {
  return /^\W*(?:(?:in|from|during) )?(?:months?\b|(?:weeks?|wks?|mos?\.?|m) ?\d)/i.test(words) || monthsOfDays(words) !== undefined
}

/** "In the same two months", "in those months": the months that were told last. */
export function areMonthsBefore(words: string): boolean {
  return /\b(?:same|those|these)\b/i.test(words) && !hasDigit(words)
}

/** What joins the numbers of several months. */
const JOINING: ReadonlySet<string> = new Set([
  'and',
  'to',
  'through',
  'until',
  'till',
  'or',
  'the',
  'end',
  'of',
  ',',
  '-',
  '–',
  'month',
  'months',
])

/** "months 1 and 2 at Mach 6, 8 and 10": behind "month" count the numbers that are joined to it, and no others. Undefined where none stands there. */
function behindMonth(text: string): string | undefined {
  const words = text.toLowerCase().match(/\d+(?:\.\d+)?|[a-z]+|[,–-]/g) ?? []
  const from = words.findIndex((word) => word === 'month' || word === 'months') + 1
  const end = words.findIndex((word, at) => at >= from && !JOINING.has(word) && numbersIn(word).length === 0)
  const joined = words.slice(from, end < 0 ? undefined : end).join(' ')
  return from > 0 && numbersIn(joined).length > 0 ? joined : undefined
}

function numbersIn(text: string): number[] {
  const words = text.toLowerCase().match(/\d+(?:\.\d+)?|[a-z]+/g) ?? []
  return words
    .map((word) => (startsWithDigit(word) ? Math.ceil(Number(word)) : (VALUES.get(word) ?? ORDINALS.get(word) ?? 0)))
    .filter((number) => number >= 1 && number <= LONGEST)
}
