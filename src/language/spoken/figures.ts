import { endsWithDigit, startsWithDigit } from '../characters.ts'
import { partsFigured } from '../quantity/printed-quantity.ts'
import { isOneOf, isWord, plain, type Token, textOf, tokensOf } from '../tokens.ts'
import { dayAt, timeAt } from './dates.ts'
import { designationAt } from './designations.ts'
import { numberAt, pointAt, type SaidNumber } from './number-words.ts'
import { FUNCTION } from './said.ts'
import { unitAt } from './units.ts'
import { grouped, ordinal, type Written, withUnit } from './written-number.ts'

/** A text in which numbers stand as figures, and those of which nobody can be sure: as they were said and as they are written now. */
export type Figured = { text: string; unsure: { said: string; written: string }[] }

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Words before a small number that make it a name or a grade, which is a figure: "Mach seven", "months four through six". */
const NAMED = wordSet(
  'mach trl month months week weeks day days year years quarter quarters task tasks step steps table tables figure figures section sections ' +
    'class state level version milestone milestones chapter appendix grade gauge category cat method channel band group type block page item ' +
    'number phase revision rev release serial slot lot port room',
)
const TO = wordSet('to through and or by minus plus until')
/** Words that tell that sums of money are spoken of. */
const MONEY = wordSet('dollars dollar money budget cost costs price fee')
/** How far such a word reaches, in tokens. */
const MONEY_REACH = 45
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
  const tokens = tokensOf(partsFigured(text))
  const out: Token[] = []
  const unsure: Figured['unsure'] = []
  for (let at = 0; at < tokens.length; ) {
    const written = writtenAt(tokens, at, { before: out, known })
    const token = tokens[at] as Token
    if (written) {
      out.push({ text: written.text, space: written.joint ?? token.space })
      const said = textOf(tokens.slice(at, written.end)).trim()
      if (written.unsure) unsure.push({ said, written: written.text })
      at = written.end
    } else {
      out.push(token)
      at += 1
    }
  }
  return { text: textOf(out) + text.slice(text.trimEnd().length), unsure }
}

type Around = { before: readonly Token[]; known: ReadonlySet<string> }

function writtenAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  return (
    figureAt(tokens, at) ??
    sharesAt(tokens, at) ??
    dayAt(tokens, at) ??
    timeAt(tokens, at) ??
    toleranceAt(tokens, at, around) ??
    signedAt(tokens, at, around) ??
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
  const unit = startsWithDigit(figures) ? unitAt(tokens, at + 1) : null
  return unit?.sign ? { text: withUnit(figures, unit, tokens), end: unit.end, unsure: false } : null
}

/** "plus or minus five percent", behind what it belongs to. */
function toleranceAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  if (plain(tokens[at]) !== 'plus') return null
  const minus = plain(tokens[at + 1]) === 'or' ? at + 2 : at + 1
  if (plain(tokens[minus]) !== 'minus') return null
  const value = figureAt(tokens, minus + 1) ?? measuredAt(tokens, minus + 1, around)
  return value ? { ...value, text: `± ${value.text}` } : null
}

/** "minus forty", where no number stands before it: between two it is what is said. */
function signedAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  const sign = SIGNS.get(plain(tokens[at]))
  const isPlus = plain(tokens[at]) === 'plus' && around.before.at(-1)?.text === 'to'
  if ((!sign && !isPlus) || endsWithDigit(around.before.at(-1)?.text ?? '')) return null
  const value = measuredAt(tokens, at + 1, around)
  return value ? { ...value, text: `${sign ?? '+'}${value.text}` } : null
}

/** A number with or without a unit, as it stands in a sentence. */
function plainAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  const number = numberAt(tokens, at) ?? pointAt(tokens, at)
  if (!number) return null
  if (number.isOrdinal) {
    const isPart = plain(tokens[number.end]) === 'of' && isOneOf(plain(around.before.at(-1)), 'a an one')
    return Number(number.figures) >= 10 && !isPart ? { text: ordinal(number.figures), end: number.end, unsure: false } : null
  }
  return isFigure(tokens, number, around) ? measuredAt(tokens, at, around) : null
}

/** Whether a number is written in figures here. */
function isFigure(tokens: readonly Token[], number: SaidNumber, around: Around): boolean {
  if (number.form !== 'full' || Number(number.figures) >= 10) return true
  if (unitAt(tokens, number.end)) return true
  const before = around.before.at(-1)
  // "the NATO one" stands for something else
  if (NAMED.has(plain(before)) || (isAbbreviation(before) && number.figures !== '1')) return true
  const isInRange =
    (before && TO.has(plain(before)) && endsWithDigit(around.before.at(-2)?.text ?? '')) || opensRange(tokens, number.end, around)
  return isInRange
}

const isAbbreviation = (token: Token | undefined): boolean => /^[A-Z]{2,}\d*$/.test(token?.text ?? '')

/** "eight to twelve gigahertz", "three by three": what follows is a figure too. */
function opensRange(tokens: readonly Token[], at: number, around: Around): boolean {
  const link = plain(tokens[at])
  if (!isOneOf(link, 'to through by')) return false
  const next = numberAt(tokens, at + 1)
  return next !== null && !next.isOrdinal && (link === 'by' || isFigure(tokens, next, { ...around, before: [] }))
}

/** A number in figures with what belongs to it: its unit, a currency, the sides of a size. */
function measuredAt(tokens: readonly Token[], at: number, around: Around): Written | null {
  const number = numberAt(tokens, at) ?? pointAt(tokens, at)
  if (!number || number.isOrdinal) return null
  const size = sizeAt(tokens, number, around)
  const unit = unitAt(tokens, size.end)
  if (unit) return { text: withUnit(size.text, unit, tokens), end: unit.end, unsure: false }
  return namedAt(tokens, at, number, around) ?? countedAt(tokens, number, size, around)
}

/** A number without a unit that names something: a part, a year, a document. */
function namedAt(tokens: readonly Token[], at: number, number: SaidNumber, around: Around): Written | null {
  const { end, figures } = number
  const before = around.before.at(-1)
  if (isAbbreviation(before)) return designationAt(tokens, at, number, before?.text ?? '')
  const part = plain(tokens[end]) === 'dash' ? numberAt(tokens, end + 1) : null
  if (part) return { text: `${figures}-${part.figures}`, end: part.end, unsure: false }
  // "f two point eight" is how lenses are named, "release twenty four b" a version
  if (/^f$/i.test(before?.text ?? '') && number.form === 'decimal') return { text: figures, end, unsure: false, joint: '/' }
  const issue = tokens[end]?.text ?? ''
  if (NAMED.has(plain(before)) && /^[b-hB-H]$/.test(issue)) return { text: figures + issue, end: end + 1, unsure: false }
  return isYear(number, around) ? { text: figures, end, unsure: false } : null
}

/** A number of things or of dollars, or a ratio. */
function countedAt(tokens: readonly Token[], number: SaidNumber, { text, end, isUnsure }: Size, around: Around): Written {
  const before = plain(around.before.at(-1))
  if (isOneOf(plain(tokens[end]), 'dollar dollars')) return { text: `$${text}`, end: end + 1, unsure: false }
  if (isSum(tokens, number, around)) return { text: `$${text}`, end, unsure: true }
  const ratio = plain(tokens[end]) === 'to' && !isOneOf(before, 'from between') ? numberAt(tokens, end + 1) : null
  if (ratio?.figures === '1' && !unitAt(tokens, ratio.end) && plain(tokens[ratio.end]) !== 'of')
    return { text: `${text}:1`, end: ratio.end, unsure: false }
  const isSpokenFor = around.known.has(number.figures) || isOneOf(before, 'method standard std number')
  return { text, end, unsure: isUnsure && !isSpokenFor }
}

/** "in dollars it's ninety thousand for us": a round sum of nothing else, where money was just spoken of. */
function isSum(tokens: readonly Token[], { figures, form, end }: SaidNumber, { before }: Around): boolean {
  const isRound = form === 'full' && Number(figures) >= 1000 && Number(figures) % 100 === 0
  const isAlone = !isWord(tokens[end]) || FUNCTION.has(plain(tokens[end]))
  const isRange = isOneOf(plain(tokens[end]), 'to through by')
  return isRound && isAlone && !isRange && before.slice(-MONEY_REACH).some((token) => MONEY.has(plain(token)) || token.text.startsWith('$'))
}

/** "in twenty twenty seven", "the two thousand twenty two flight". */
function isYear({ figures }: SaidNumber, { before }: Around): boolean {
  const previous = before.findLast((token) => token.text !== ',' && !isOneOf(plain(token), 'um uh the'))
  return /^(?:19\d\d|20[0-5]\d)$/.test(figures) && figures !== '2000' && isOneOf(plain(previous), 'in since until by of from fiscal')
}

type Size = { text: string; end: number; isUnsure: boolean }

/** "one hundred twenty by eighty by thirty five": the sides with an x between them. */
function sizeAt(tokens: readonly Token[], first: SaidNumber, around: Around): Size {
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
