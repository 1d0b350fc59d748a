import { hasLetter, withoutEnd } from '../characters.ts'
import { MINUS } from './number.ts'
import { joinedUnit } from './printed-quantity.ts'
import { spelledNumbersIn } from './spelled-number.ts'
import { type MeasureUnit, measureUnit, UNIT } from './unit.ts'

/**
 * A number of a text with its unit, where it stands (`unitStart` is where the unit begins), and whether it is a lone "one".
 * `shared`: the unit is printed behind another number of the same row ("30 and 90 MHz").
 */
export type Measure = { start: number; end: number; value: number; unit: MeasureUnit | null; shared: boolean; isPronoun: boolean }

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+(?![\d])|\d+)(?:\.\d+)?|\.\d+`
const POWER = String.raw`(?:[eE](?<exponent>[-−–+]?\d{1,2})(?!\w)|\s?[x×]\s?10\s?(?:\^\s?(?<raised>[-−–+]?\d{1,3})|(?<high>[⁻⁺]?[⁰¹²³⁴-⁹]{1,3}))|(?<=(?<![\d.,])10)(?:\^\s?(?<ten>[-−–+]?\d{1,3})|(?<tenHigh>[⁻⁺]?[⁰¹²³⁴-⁹]{1,3})))?`
/** A number behind a capital and a slash is part of a name, "AN/45", but where that is the unit of a number: "150V/15kW". */
const IN_NAME = String.raw`[\p{Lu}\d][-/](?=\d)(?<=\p{Lu}[-/])(?<!(?<![\p{L}\d-])\d+\s?\p{L}{0,3}/)`
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d_]|\d[.,]|${IN_NAME})(?<money>\$\s?)?(?<sign>(?<=(?:^|[\s(=~<>≥≤,;:/"“]))[-−–](?=[\d.])|${MINUS}(?=[\d.]))?(?<digits>${DIGITS})${POWER}(?<scale>\s?(?:million|billion|thousand)(?!\p{L})|[kKMB](?=\+?(?:[\s.,;)]|$)))?`,
  'gu',
)
const SCALES: Record<string, number> = { thousand: 1e3, k: 1e3, K: 1e3, million: 1e6, M: 1e6, billion: 1e9, B: 1e9 }
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A unit behind its number, with what it comes in: "5 per day", "20 mm every second". */
const UNIT_BEHIND = new RegExp(
  String.raw`\+?\s?-?${UNIT}(?:\s(?:an?|each|every)\s(?:second|minute|hour|day|week|month|year)(?!\p{L}))?`,
  'uy',
)

/** What joins the numbers of one row or range. */
const JOINTS = new Set(
  '|to|through|-|–|—|and|or|by|x|×|/|,|, and|, or|, to|up to|at least|and up to|to up to|and at least|to at least|+/-|±|+'
    .split('|')
    .slice(1),
)

function isJoint(between: string): boolean {
  const bare = between.startsWith('+') ? between.slice(1).trim() : between.trim()
  return JOINTS.has(bare) || JOINTS.has(withoutEnd(bare, '±+/- ')) || JOINTS.has(bare.replaceAll(' ', ''))
}

/** The numbers of a text with their units, in order, in digits and in words. */
export function measuresIn(text: string): Measure[] {
  const printed = [...text.matchAll(NUMBER)].map((match) => measureAt(text, match))
  const spelled = spelledNumbersIn(text).map(({ start, end, value, isPronoun }): Measure => {
    const unit = unitAt(text, end)
    return { start, end: unit?.end ?? end, value, unit: unit?.unit ?? null, shared: false, isPronoun: isPronoun && !unit }
  })
  const apart = spelled.filter(
    (one) => !printed.some((other) => (one.start < other.end && one.end > other.start) || isRepeated(text, one, other)),
  )
  return withSharedUnits(
    text,
    [...printed, ...apart].sort((a, b) => a.start - b.start),
  )
}

function measureAt(text: string, match: RegExpExecArray): Measure {
  const { money, sign, digits = '', scale = '', exponent, raised, high, ten, tenHigh } = match.groups ?? {}
  const end = match.index + match[0].length
  const power = exponent ?? raised ?? ten ?? lowered(high ?? tenHigh)
  const base = Number(digits.replaceAll(',', ''))
  const size = (ten ?? tenHigh) ? 10 ** exponentOf(power) : base * 10 ** exponentOf(power)
  const value = (sign ? -1 : 1) * size * (SCALES[scale.trim()] ?? 1)
  if (money) return { start: match.index, end, value, unit: measureUnit('$'), shared: false, isPronoun: false }
  const unit = unitAt(text, end) ?? (isInBrackets(text, match.index, end) ? unitAt(text, end + 1) : null)
  return { start: match.index, end: unit?.end ?? end, value, unit: unit?.unit ?? null, shared: false, isPronoun: false }
}

/** "two (2) months": a number that is written in words and repeated in digits is one. */
function isRepeated(text: string, { end, value }: Measure, digits: Measure): boolean {
  return digits.value === value && text.slice(end, digits.start).trim() === '('
}

function isInBrackets(text: string, start: number, end: number): boolean {
  return text[end] === ')' && text[start - 1] === '(' && hasLetter(text.slice(Math.max(0, start - 3), start))
}

function exponentOf(printed: string | undefined): number {
  return printed === undefined ? 0 : Number(printed.replace(/[−–]/, '-'))
}

function lowered(high: string | undefined): string | undefined {
  return high && Array.from(high, (sign) => (HIGH.includes(sign) ? HIGH.indexOf(sign) : sign === '⁻' ? '-' : '')).join('')
}

function unitAt(text: string, from: number): { unit: MeasureUnit; end: number } | null {
  UNIT_BEHIND.lastIndex = from
  const printed = UNIT_BEHIND.exec(text)?.[0]
  if (!printed) return null
  const unit = measureUnit(joinedUnit(printed) ?? '')
  return unit && { unit, end: from + printed.length }
}

/** "30 and 90 MHz", "-10 to 20 dB": a number without a unit has that of the next one of its row. */
function withSharedUnits(text: string, measures: readonly Measure[]): Measure[] {
  const all: Measure[] = []
  for (const one of measures.toReversed()) {
    const next = all.at(-1)
    const joins = next !== undefined && one.unit === null && next.start - one.end < 16 && isJoint(text.slice(one.end, next.start))
    all.push(joins && next.unit ? { ...one, unit: next.unit, shared: true } : one)
  }
  return all.reverse()
}
