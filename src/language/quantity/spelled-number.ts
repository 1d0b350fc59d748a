import { plainWords, startsWithDigit } from '../characters.ts'
import { UNIT_BEHIND } from './count.ts'
import { MINUS } from './number.ts'
import { BELOW_TWENTY, ORDINALS, oneOf, SCALES, scaleOf, TENS, VALUES } from './number-word.ts'

const MULTIPLES: ReadonlyMap<string, number> = new Map([['hundred', 100], ['dozen', 12], ...SCALES])

const WORD = `(?:${oneOf([...VALUES.keys(), ...MULTIPLES.keys()])})`
/** "ninety-ninth" counts as ninety-nine; "ninety second" are seconds. */
const LAST = `(?:${oneOf([...ORDINALS].flatMap(([word, value]) => (value < 10 && word !== 'second' ? [word] : [])))})`
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:an?\s(?=(?:dozen|hundred|thousand|million|billion)\b))?${WORD}(?:(?:-|\s(?:and\s)?)${WORD}){0,8}(?:[- ]${LAST})?(?![\p{L}\d])`,
  'giu',
)

/** "twice the range", "half of the weight", "a third of". */
const SHARE = /(?<![\p{L}\d-])(?:twice|thrice|half(?!-)|(?:one[- ]|a\s)(?:third|quarter)|two[- ]thirds)(?![\p{L}\d])/giu
const HALF_OF = new Set(['of', 'the', 'a', 'an', 'its', 'as'])
const BEFORE_HALF = new Set(['least', 'most', 'than', 'by'])

/** How many characters hold the two words behind a share. */
const LOOK_AHEAD = 24

/** "Half" and "a third" are shares where they stand before what they are of, or before what they differ by: "a third better than". */
function isShare(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const [next = '', then = ''] = plainWords(text.slice(index + words.length, index + words.length + LOOK_AHEAD))
  if (words.toLowerCase() === 'half')
    return HALF_OF.has(next) || BEFORE_HALF.has(plainWords(text.slice(Math.max(0, index - 10), index)).at(-1) ?? '')
  return next === 'of' || then === 'than' || words.toLowerCase().startsWith('t')
}

const SHARES: Record<string, number> = { twice: 2, thrice: 3, half: 0.5, third: 1 / 3, quarter: 0.25, thirds: 2 / 3 }

/**
 * A number in words, and where it stands. `isPronoun`: a lone "one", which seldom counts. `is`: what is no count is
 * an ordinal, a year, or a share of something that is named behind it.
 */
export type SpelledNumber = { start: number; end: number; value: number; isPronoun: boolean; is: 'count' | 'ordinal' | 'year' | 'share' }

const DIGIT = `(?:${oneOf(BELOW_TWENTY.slice(0, 10))}|oh)`
const TEN = `(?:${oneOf(TENS)})`
const TEEN = `(?:${oneOf(BELOW_TWENTY.slice(10))})`
const START = String.raw`(?<![\p{L}\d]|\p{L}-)`
const END = String.raw`(?![\p{L}\d])`
const WHOLE = String.raw`(?:an? )?${WORD}(?:[- ](?:and )?${WORD}){0,6}|\d+`
const SCALE = `(?: (${oneOf(SCALES.keys())}))?`

/** "two point five", "point three", "one point two five million": said as it is read. */
const DECIMAL = new RegExp(
  `${START}(?:(${WHOLE}) )?point (${DIGIT}(?: ${DIGIT}){0,4}|${TEN}(?:[- ]${DIGIT})?|${TEEN})${SCALE}${END}`,
  'giu',
)
/** Behind these "point two" is a number, also where no unit follows. */
const BEFORE_POINT = new Set('of to at under over below above about than is from by within or and times least most'.split(' '))
/** Behind these "point" is a place, a moment or a deed: "at this point five of them fail", "we point two lamps at it". */
export const A_POINT = new Set(
  `the this that a an each every any some which what one same first second third last next no data set test starting given operating boiling melting
   freezing check focal we they you i can must shall should will may`.split(/\s+/),
)

/** "one and a half", "six and three quarters". */
const AND_PART = new RegExp(`${START}(${WHOLE}) and (a half|one half|a quarter|three quarters)${SCALE}${END}`, 'giu')
const PARTS: Record<string, number> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  eighth: 8,
  tenth: 10,
  hundredth: 100,
  thousandth: 1000,
}
/** "half a percent", "three quarters of an inch", "a tenth of a millimeter": a part of one of its unit. */
const PART = new RegExp(
  `${START}(?:(an?|${WORD}(?:[- ]${WORD})?|\\d+)[- ])?(${oneOf(Object.keys(PARTS))})s?(?:(?: of)? an?)?(?=[- ])`,
  'giu',
)

/** "one-fifteen volts", "two forty volts": hundreds whose name is left out. */
const GROUP = new RegExp(`${START}(?<!${WORD} )(${oneOf(BELOW_TWENTY.slice(1, 10))})([- ])(${TEN}(?:[- ]${DIGIT})?|${TEEN})${END}`, 'giu')
/** The ends of a range that a hyphen joins lie closer together. */
const TOO_WIDE = 5

/** "in twenty twenty one". */
const YEAR = new RegExp(
  String.raw`(?<=\b(?:in|since|from|until|during|year|late|early|by|of) )(nineteen|twenty) (${TEN}(?:[- ]${DIGIT})?|ten|eleven|twelve|\w+teen)(?![\p{L}\d])`,
  'giu',
)

/** The numbers of a text that are written in words, in order: "thirty", "twenty-five", "two point five", "a dozen", "half an", "half of". */
export function spelledNumbersIn(text: string): SpelledNumber[] {
  return unsignedNumbersIn(text).map((one) => signed(text, one))
}

/** The same without the word that stands for a sign. */
export function unsignedNumbersIn(text: string): SpelledNumber[] {
  const told = Array.from(text.matchAll(SHARE)).filter((match) => isShare(text, match))
  const shares = told.map((match) =>
    read(match, SHARES[match[0].toLowerCase().replace('-', ' ').split(' ').at(-1) ?? ''] ?? Number.NaN, 'share'),
  )
  return apart([...partsIn(text), ...shares, ...countsIn(text)])
}

/** The parts of one in a text, "half a percent", in order. */
export function partsIn(text: string): SpelledNumber[] {
  const all = [
    ...Array.from(text.matchAll(AND_PART), andPartOf),
    ...Array.from(text.matchAll(PART)).flatMap((match) => partOf(text, match)),
  ]
  return apart(all)
}

/** Of readings that meet the first one, in the order of the text. */
function apart(all: readonly SpelledNumber[]): SpelledNumber[] {
  const taken = new Set<number>()
  const isFree = ({ start, end }: SpelledNumber) => {
    const places = Array.from({ length: end - start }, (_, at) => start + at)
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  }
  return all.filter(isFree).sort((a, b) => a.start - b.start)
}

function countsIn(text: string): SpelledNumber[] {
  return [
    ...Array.from(text.matchAll(DECIMAL)).flatMap((match) => decimalOf(text, match)),
    ...Array.from(text.matchAll(GROUP)).flatMap((match) => groupOf(text, match)),
    ...Array.from(text.matchAll(YEAR), yearOf),
    ...[...text.matchAll(SPELLED)].flatMap((match) => numbersOf(match[0], match.index)),
  ]
}

const read = ({ 0: words, index }: RegExpExecArray, value: number, is: SpelledNumber['is'] = 'count'): SpelledNumber => ({
  start: index,
  end: index + words.length,
  value,
  isPronoun: false,
  is,
})

/** The unit behind a place of a text. */
const unitBehind = (text: string, at: number): string | undefined => UNIT_BEHIND.exec(text.slice(at, at + LOOK_AHEAD))?.[0]

const MINUS_BEFORE = new RegExp(`${MINUS}$`)

function signed(text: string, one: SpelledNumber): SpelledNumber {
  const minus = MINUS_BEFORE.exec(text.slice(Math.max(0, one.start - LOOK_AHEAD), one.start))?.[0].length ?? 0
  return minus > 0 ? { ...one, start: one.start - minus, value: -one.value } : one
}

function decimalOf(text: string, match: RegExpExecArray): SpelledNumber[] {
  const { 1: before, 2: behind = '', 3: scale, index } = match
  const last = plainWords(text.slice(Math.max(0, index - LOOK_AHEAD), index)).at(-1) ?? ''
  const isLong = behind.includes(' ') || unitBehind(text, index + match[0].length) !== undefined
  if (!before && !BEFORE_POINT.has(last) && (!isLong || A_POINT.has(last))) return []
  const digits = numbersOf(behind.replace(/\boh\b/gi, 'zero'), 0).map(({ value }) => String(value))
  return [read(match, Number(`${before ? wholeOf(before) : 0}.${digits.join('')}`) * scaleOf(scale))]
}

function wholeOf(words: string): number {
  return startsWithDigit(words) ? Number.parseInt(words, 10) : (numbersOf(words, 0)[0]?.value ?? 0)
}

function andPartOf(match: RegExpExecArray): SpelledNumber {
  const { 1: whole = '', 2: part = '', 3: scale } = match
  return read(match, (wholeOf(whole) + (part.startsWith('three') ? 0.75 : part.endsWith('half') ? 0.5 : 0.25)) * scaleOf(scale))
}

/** A part counts where its unit stands behind it; without a count, "half inch" and "quarter mile" do. */
function partOf(text: string, match: RegExpExecArray): SpelledNumber[] {
  const { 0: words, 1: count, 2: part = '', index } = match
  const isKnown = count !== undefined || ['half', 'quarter'].includes(part.toLowerCase())
  if (!isKnown || !unitBehind(text, index + words.length)) return []
  const many = count === undefined || /^an?$/i.test(count) ? 1 : wholeOf(count)
  return [read(match, many / (PARTS[part.toLowerCase()] ?? 1))]
}

function groupOf(text: string, match: RegExpExecArray): SpelledNumber[] {
  const { 0: words, 1: hundreds = '', 2: joint, 3: rest = '', index } = match
  const [many, few] = [wholeOf(hundreds), wholeOf(rest)]
  const unit = unitBehind(text, index + words.length)
  const isOne = unit !== undefined && few >= TOO_WIDE * many && (joint === '-' || /(?:s|feet)$/i.test(unit))
  return isOne ? [read(match, 100 * many + few)] : []
}

function yearOf(match: RegExpExecArray): SpelledNumber {
  const { 1: century = '', 2: year = '' } = match
  return read(match, (VALUES.get(century.toLowerCase()) ?? 0) * 100 + (numbersOf(year, 0)[0]?.value ?? 0), 'year')
}

/** A number of which some words were read: what counts already, what a scale may still multiply, and the value of the last word. */
type OpenNumber = { start: number; end: number; total: number; current: number; last: number; is: SpelledNumber['is'] }

function ordinalBehind(word: string, open: OpenNumber | null): number | undefined {
  return open && open.last >= 20 && open.last < 100 ? ORDINALS.get(word) : undefined
}

/** "one two" are two numbers; "twenty-five", "a hundred and five" and "two hundred and ten" are one. */
function numbersOf(words: string, from: number): SpelledNumber[] {
  const found: SpelledNumber[] = []
  let open: OpenNumber | null = null
  const close = () => {
    if (!open) return
    const { start, end, total, current, is } = open
    found.push({ start, end, value: total + current, isPronoun: end - start === 3 && current === 1 && total === 0, is })
    open = null
  }
  for (const { 0: word, index } of words.matchAll(/\p{L}+/gu)) {
    const lower = word.toLowerCase()
    const [start, end] = [from + index, from + index + word.length]
    const scale = MULTIPLES.get(lower)
    const nth = ordinalBehind(lower, open)
    const value: number | undefined = VALUES.get(lower) ?? nth
    if (scale !== undefined) {
      open ??= { start: ARTICLE.test(words) ? from : start, end, total: 0, current: 1, last: 0, is: 'count' }
      if (scale >= 1000) open = { ...open, total: open.total + open.current * scale, current: 0 }
      else open.current *= scale
      open = { ...open, end, last: scale }
    } else if (value !== undefined) {
      const goesOn: boolean = open !== null && (open.last >= 100 || (open.last >= 20 && open.last < 100 && value > 0 && value < 10))
      if (!goesOn) close()
      open ??= { start, end, total: 0, current: 0, last: 0, is: 'count' }
      open = { ...open, end, current: open.current + value, last: value, is: nth === undefined ? 'count' : 'ordinal' }
    }
  }
  close()
  return found
}

const ARTICLE = /^an?\s/i
