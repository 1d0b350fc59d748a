import { dollarsIn } from '../../language/quantity/money.ts'
import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import type { Months } from '../program.ts'
import type { RuleKind } from './instructions.ts'

/** The only span of a printed text in whole months, its base where it has base and option; undefined for ranges, choices and none. */
export function monthsIn(printed: string): Months | undefined {
  const spans = [...printed.matchAll(new RegExp(String.raw`\b(${COUNT})[\s-]{0,2}(?:calendar\s)?(month|year)s?\b(\s*\(?\s*base)?`, 'gi'))]
  const base = spans.filter(([, , , isBase]) => isBase)
  const chosen = base.length > 0 ? base : spans
  const months = new Set(
    chosen.map(([, count = '', unit = '']) => (countIn(count) ?? Number.NaN) * (unit.toLowerCase() === 'year' ? 12 : 1)),
  )
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
  return kind === 'page_limit' && isOfSlides(printed) ? 'slide_limit' : kind
}

/** Whether a limit is one of slides alone. */
export function isOfSlides(printed: string): boolean {
  const low = printed.toLowerCase()
  return low.includes('slide') && !low.includes('page')
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
