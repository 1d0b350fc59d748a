import { cueList } from '../../language/cue-list.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import type { Months } from '../program.ts'
import type { RuleKind } from './instructions.ts'

/** How long work takes, in whole months. `also`: what the same words may mean as well. */
export type PeriodRead = { months: Months; also?: Months }

const SPAN = new RegExp(String.raw`\b(${COUNT})[\s-]{0,2}(?:calendar\s)?(month|year)s?\b(\s*\(?\s*base)?`, 'gi')
const RANGE = new RegExp(String.raw`\b(?:\d{1,3}\s?[-–]\s?\d{1,3}|${COUNT}\s(?:to|or|and)\s${COUNT})[\s-]{0,2}(?:month|year)`, 'i')
const OPTION = cueList('option | options')
const BASE = cueList('base')
/** What joins a span with one that comes on top of it, as the months in which the report is written. */
const ON_TOP = cueList('followed by | plus | additional | further | another')

/** The only span of a printed text in whole months, its base where it has base and option, the whole where it has parts; undefined for ranges, choices and none. */
export function monthsIn(printed: string): Months | undefined {
  return periodIn(printed)?.months
}

/** The spans of a printed text, each with whether it is the base or an option. */
export function spansIn(printed: string): { printed: string; months: number; before: string; isBase: boolean; isOption: boolean }[] {
  const all = [...printed.matchAll(SPAN)]
  return all.map(({ 0: span, 1: count = '', 2: unit = '', 3: base = '', index }, at) => {
    const before = printed.slice((all[at - 1]?.index ?? 0) + (all[at - 1]?.[0].length ?? 0), index)
    const behind = printed.slice(index + span.length, all[at + 1]?.index).split(/[,;]|\band\b/, 1)[0] ?? ''
    const isBase = base !== '' || BASE.test(before)
    const isOption = !isBase && (OPTION.test(before) || OPTION.find(behind)?.index === 1)
    const months = (countIn(count) ?? Number.NaN) * (unit.toLowerCase() === 'year' ? 12 : 1)
    return { printed: span.slice(0, span.length - base.length), months, before, isBase, isOption }
  })
}

/** How long a printed text says, with what it may mean as well: "21 months, followed by 3 months for reporting" are 24 in all, or 21 where the plan ends before. */
export function periodIn(printed: string): PeriodRead | undefined {
  const spans = spansIn(printed)
  const base = spans.filter(({ isBase }) => isBase)
  const chosen = base.length > 0 ? base : spans.filter(({ isOption }) => !isOption)
  const [first = Number.NaN, ...others] = chosen.map(({ months }) => months)
  if (RANGE.test(printed) || !Number.isInteger(first)) return undefined
  const sum = others.reduce((together, months) => together + months, first)
  if (others.length > 0 && chosen.slice(1).every(({ before }) => ON_TOP.test(before))) return { months: sum, also: first }
  if (others.every((months) => months === first)) return { months: first }
  const whole = Math.max(first, ...others)
  if (2 * whole !== sum) return undefined
  return first === whole ? { months: whole } : { months: whole, also: first }
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
