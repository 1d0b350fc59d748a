import { plain, type Token, textOf, tokensOf } from '../tokens.ts'
import { numberAt, type SaidNumber } from './number-words.ts'
import { partAt } from './parts.ts'
import { unitAt } from './units.ts'
import { grouped, ordinal, type Written, withUnit } from './written-number.ts'

/** A text in which numbers stand as figures, and those of which nobody can be sure: as they were said and as they are written now. */
export type Figured = { text: string; unsure: { said: string; written: string }[] }

/** Words before a small number that make it a name or a grade, which is a figure: "Mach seven", "months four through six". */
const NAMED =
  /^(?:mach|trl|months?|weeks?|days?|years?|quarters?|tasks?|steps?|tables?|figures?|sections?|class|state|level|version|milestones?|chapter|appendix|grade|gauge|category|cat|method|channel|band|group|type|block|page|item|number)$/
const TO = /^(?:to|through|and|or|by|minus|plus|until)$/
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const SIGNS = new Map([
  ['minus', '-'],
  ['negative', '-'],
])

/**
 * Numbers that were spoken, as a technical writer writes them: figures from ten on, and below ten before a unit, in a range with one, or after
 * what numbers a thing; units as signs; money in dollars. A number that was said in groups ("two forty two") may be another than it looks: unless a
 * unit, a month or a word of `known` speaks for it, it is told as unsure. Other words stay as they are.
 */
export function withFigures(text: string, known: ReadonlySet<string> = new Set()): Figured {
  const tokens = tokensOf(text)
  const out: Token[] = []
  const unsure: Figured['unsure'] = []
  for (let at = 0; at < tokens.length; ) {
    const written = writtenAt(tokens, at, { before: out, known })
    const token = tokens[at] as Token
    if (written) {
      out.push({ text: written.text, space: token.space })
      const said = textOf(tokens.slice(at, written.end)).trim()
      if (written.unsure) unsure.push({ said, written: written.text })
      at = written.end
    } else {
      out.push(token)
      at += 1
    }
  }
  return { text: textOf(out) + (/\s*$/.exec(text)?.[0] ?? ''), unsure }
}

type Around = { before: readonly Token[]; known: ReadonlySet<string> }

function writtenAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  return (
    figureAt(tokens, at) ??
    sharesAt(tokens, at) ??
    dateAt(tokens, at) ??
    toleranceAt(tokens, at, around) ??
    signedAt(tokens, at, around) ??
    partAt(tokens, at) ??
    plainAt(tokens, at, around)
  )
}

/** "fifty thirty five fifteen": numbers said in a row that make a hundred are shares of something. */
function sharesAt(tokens: readonly Token[], at: number): Written | null {
  const shares: number[] = []
  let end = at
  for (let next = numberAt(tokens, end); next && next.form === 'full' && !next.isOrdinal; next = numberAt(tokens, end)) {
    shares.push(Number(next.figures))
    end = next.end
  }
  return shares.length > 2 && shares.reduce((sum, one) => sum + one, 0) === 100 ? { text: shares.join('/'), end, unsure: false } : null
}

/** "2.8 decibels": a figure that stands there already has its unit's sign. */
function figureAt(tokens: readonly Token[], at: number): Written | null {
  const figures = tokens[at]?.text ?? ''
  const unit = /^\d/.test(figures) ? unitAt(tokens, at + 1) : null
  return unit?.sign ? { text: withUnit(figures, unit, tokens), end: unit.end, unsure: false } : null
}

/** "March seventeenth, twenty twenty seven". */
function dateAt(tokens: readonly Token[], at: number): Written | null {
  if (!MONTH.test(plain(tokens[at]))) return null
  const day = numberAt(tokens, at + 1)
  if (!day || Number(day.figures) > 31 || day.form === 'groups') return null
  const comma = tokens[day.end]?.text === ',' ? day.end + 1 : day.end
  const year = numberAt(tokens, comma)
  const isYear = year && /^(?:19|20)\d\d$/.test(year.figures)
  const name = tokens[at]?.text
  return isYear
    ? { text: `${name} ${day.figures}, ${year.figures}`, end: year.end, unsure: false }
    : { text: `${name} ${day.figures}`, end: day.end, unsure: false }
}

/** "plus or minus five percent", behind what it belongs to. */
function toleranceAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  if (plain(tokens[at]) !== 'plus') return null
  const minus = plain(tokens[at + 1]) === 'or' ? at + 2 : at + 1
  if (plain(tokens[minus]) !== 'minus') return null
  const value = partAt(tokens, minus + 1) ?? measuredAt(tokens, minus + 1, around)
  return value ? { ...value, text: `± ${value.text}` } : null
}

/** "minus forty", where no number stands before it: between two it is what is said. */
function signedAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  const sign = SIGNS.get(plain(tokens[at]))
  const isPlus = plain(tokens[at]) === 'plus' && around.before.at(-1)?.text === 'to'
  if ((!sign && !isPlus) || /\d$/.test(around.before.at(-1)?.text ?? '')) return null
  const value = measuredAt(tokens, at + 1, around)
  return value ? { ...value, text: `${sign ?? '+'}${value.text}` } : null
}

/** A number with or without a unit, as it stands in a sentence. */
function plainAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  const number = numberAt(tokens, at) ?? pointAt(tokens, at, around)
  if (!number) return null
  if (number.isOrdinal) return Number(number.figures) >= 10 ? { text: ordinal(number.figures), end: number.end, unsure: false } : null
  return isFigure(tokens, number, around) ? measuredAt(tokens, at, around) : null
}

/** "equals point one": a number that begins with its point. */
function pointAt(tokens: readonly Token[], at: number, { before }: Around): SaidNumber | null {
  if (plain(tokens[at]) !== 'point' || !/^(?:equals|of|to|below|above|than|under|over|is)$/.test(plain(before.at(-1)))) return null
  const number = numberAt(tokens, at + 1)
  return number && !number.isOrdinal ? { ...number, figures: `0.${number.figures}`, form: 'decimal' } : null
}

/** Whether a number is written in figures here. */
function isFigure(tokens: readonly Token[], number: SaidNumber, around: Around): boolean {
  if (number.form !== 'full' || Number(number.figures) >= 10 || withHalf(tokens, number).form === 'decimal') return true
  if (unitAt(tokens, number.end)) return true
  const before = around.before.at(-1)
  // "the NATO one" stands for something else
  if (NAMED.test(plain(before)) || (isAbbreviation(before) && number.figures !== '1')) return true
  const isInRange =
    (before && TO.test(plain(before)) && /\d$/.test(around.before.at(-2)?.text ?? '')) || opensRange(tokens, number.end, around)
  return isInRange
}

const isAbbreviation = (token: Token | undefined): boolean => /^[A-Z]{2,}\d*$/.test(token?.text ?? '')

/** "eight to twelve gigahertz", "three by three": what follows is a figure too. */
function opensRange(tokens: readonly Token[], at: number, around: Around): boolean {
  const link = plain(tokens[at])
  if (!/^(?:to|through|by)$/.test(link)) return false
  const next = numberAt(tokens, at + 1)
  return next !== null && !next.isOrdinal && (link === 'by' || isFigure(tokens, next, { ...around, before: [] }))
}

/** "six and a half" is 6.5. */
function withHalf(tokens: readonly Token[], number: SaidNumber): SaidNumber {
  const [and, a, part] = [0, 1, 2].map((at) => plain(tokens[number.end + at]))
  if (and !== 'and' || a !== 'a' || (part !== 'half' && part !== 'quarter') || number.form !== 'full') return number
  return { ...number, figures: `${number.figures}.${part === 'half' ? '5' : '25'}`, end: number.end + 3, form: 'decimal' }
}

/** A number in figures with what belongs to it: its unit, a currency, the sides of a size. */
function measuredAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  const said = numberAt(tokens, at) ?? pointAt(tokens, at, around)
  if (!said || said.isOrdinal) return null
  const number = withHalf(tokens, said)
  const size = sizeAt(tokens, number, around)
  const unit = unitAt(tokens, size.end)
  if (!unit && /^dollars?$/.test(plain(tokens[size.end]))) return { text: `$${size.text}`, end: size.end + 1, unsure: false }
  const unsure = size.isUnsure && unit === null
  const isSpokenFor = around.known.has(number.figures) || /^(?:method|standard|std|number)$/.test(plain(around.before.at(-1)))
  const end = unit ? unit.end : size.end
  const part = !unit && plain(tokens[end]) === 'dash' ? numberAt(tokens, end + 1) : null
  if (part) return { text: `${number.figures}-${part.figures}`, end: part.end, unsure: false }
  if (!unit && isYear(number, around)) return { text: number.figures, end, unsure: false }
  if (!unit && isAbbreviation(around.before.at(-1))) return designation(tokens, at, number)
  return { text: unit ? withUnit(size.text, unit, tokens) : size.text, end, unsure: unsure && !isSpokenFor && !unitAfterRange(tokens, end) }
}

/** What stands behind an abbreviation names a document or a part: "eight hundred one seventy one" is 800-171. */
function designation(tokens: readonly Token[], at: number, number: SaidNumber): Written {
  const hundred = tokens.findIndex((token, nth) => nth >= at && nth < number.end && plain(token) === 'hundred')
  const rest = hundred > at ? numberAt(tokens, hundred + 1) : null
  if (rest && rest.end > number.end)
    return { text: `${numberAt(tokens.slice(0, hundred + 1), at)?.figures}-${rest.figures}`, end: rest.end, unsure: false }
  return { text: number.figures, end: number.end, unsure: false }
}

/** "two twenty five to four hundred megahertz": the unit stands behind the second. */
function unitAfterRange(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:to|through|and)$/.test(plain(tokens[at]))) return false
  const next = numberAt(tokens, at + 1)
  return next !== null && unitAt(tokens, next.end) !== null
}

/** "in twenty twenty seven", "the two thousand twenty two flight". */
function isYear({ figures }: SaidNumber, { before }: Around): boolean {
  const previous = before.findLast((token) => token.text !== ',' && !/^(?:um|uh|the)$/.test(plain(token)))
  return /^(?:19\d\d|20[0-5]\d)$/.test(figures) && figures !== '2000' && /^(?:in|since|until|by|of|from|fiscal)$/.test(plain(previous))
}

/** "one hundred twenty by eighty by thirty five": the sides with an x between them. */
function sizeAt(tokens: readonly Token[], first: SaidNumber, around: Around): { text: string; end: number; isUnsure: boolean } {
  let { end } = first
  let text = grouped(first)
  let isUnsure = first.form === 'groups'
  while (plain(tokens[end]) === 'by') {
    const next = numberAt(tokens, end + 1)
    if (!next || next.isOrdinal) break
    text += ` x ${grouped(next)}`
    isUnsure ||= next.form === 'groups' && !around.known.has(next.figures)
    end = next.end
  }
  return { text, end, isUnsure }
}
