import type { Months } from '../program.ts'
import type { RuleKind } from './instructions.ts'

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(' ')
const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40 }

/** A count in digits or words ("6", "six (6)", "twenty-four"), as the source of a regular expression. */
export const COUNT = String.raw`(?:\d{1,3}|(?:twenty|thirty|forty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|${[...NUMBER_WORDS].reverse().join('|')})(?:\s?\(\s?\d{1,3}\s?\))?`

/** An amount of dollars ("$140,000", "$1.8M", "250,000 dollars"), as the source of a regular expression. */
export const DOLLARS = String.raw`(?:\$\s?(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,3})?(?:\s?(?:million|thousand|[MK])\b)?|\b(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,3})?(?:\s(?:million|thousand))?\s(?:U\.?S\.?\s)?dollars\b)`

const AMOUNT_PARTS = /((?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,3})?)\s?(million|thousand|[MK])?/i
const SCALES: Record<string, number> = { million: 1_000_000, m: 1_000_000, thousand: 1000, k: 1000 }

/** The first amount of a printed text in dollars; undefined when it has none. "$250K" and "250,000 dollars" are the same. */
export function dollarsIn(printed: string): number | undefined {
  const [amount] = new RegExp(DOLLARS, 'i').exec(printed) ?? []
  const [, digits, scale] = AMOUNT_PARTS.exec(amount ?? '') ?? []
  if (!digits) return undefined
  const dollars = Number(digits.replace(/,/g, '')) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1)
  return Number.isFinite(dollars) ? Math.round(dollars * 100) / 100 : undefined
}

/** The number that a count names; undefined when it names none. */
export function countIn(printed: string): number | undefined {
  const digits = /\d{1,3}/.exec(printed)?.[0]
  if (digits) return Number(digits)
  const [tens = '', ones = ''] = printed.toLowerCase().split(/[- ]/)
  const unit = (word: string) => NUMBER_WORDS.indexOf(word) + 1
  const count = TENS[tens] === undefined ? unit(tens) : TENS[tens] + unit(ones)
  return count > 0 ? count : undefined
}

/** The only span of a printed text in whole months, its base where it has base and option; undefined for ranges, choices and none. */
export function monthsIn(printed: string): Months | undefined {
  const spans = [...printed.matchAll(new RegExp(String.raw`\b(${COUNT})[\s-]{0,2}(?:calendar\s)?(month|year)s?\b(\s*\(?\s*base)?`, 'gi'))]
  const base = spans.filter(([, , , isBase]) => isBase)
  const chosen = base.length > 0 ? base : spans
  const months = new Set(chosen.map(([, count = '', unit = '']) => (countIn(count) ?? Number.NaN) * (/year/i.test(unit) ? 12 : 1)))
  const [only] = months
  const isRange = new RegExp(String.raw`\b${COUNT}\s?(?:-|–|to|or|and)\s?${COUNT}[\s-]{0,2}(?:month|year)`, 'i').test(printed)
  return months.size === 1 && !isRange && only !== undefined && Number.isInteger(only) ? only : undefined
}

/** Whether two documents say the same of a rule, however they print it: "$250,000" and "$250K", "6 months" and "six (6) month". */
export function sameValue(kind: RuleKind, one: string, other: string): boolean {
  return normalised(kind, one) === normalised(kind, other)
}

/** Kinds of which one value holds; of the others everything that is said holds. Pages and slides are limits apart. Null for the others. */
export function slotOf(kind: RuleKind, printed: string): string | null {
  if (!SINGLE.has(kind)) return null
  return kind === 'page_limit' && /slide/i.test(printed) && !/page/i.test(printed) ? 'slide_limit' : kind
}

const SINGLE: ReadonlySet<RuleKind> = new Set(['award_ceiling', 'option_ceiling', 'period_of_performance', 'option_period', 'page_limit'])

function normalised(kind: RuleKind, printed: string): string {
  const words = printed
    .toLowerCase()
    .replace(/[^\p{L}\d$%.]+/gu, ' ')
    .trim()
  if (kind === 'award_ceiling' || kind === 'option_ceiling' || kind === 'technical_assistance') return String(dollarsIn(printed) ?? words)
  if (kind === 'period_of_performance' || kind === 'option_period') return String(monthsIn(printed) ?? words)
  if (kind === 'page_limit') return String(countIn(new RegExp(String.raw`\b${COUNT}\b`, 'i').exec(printed)?.[0] ?? '') ?? words)
  return words
}
