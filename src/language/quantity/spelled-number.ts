import { plainWords, startsWithDigit } from '../characters.ts'
import { fullAt, numberAt, pointAt, type SaidNumber, TOO_WIDE } from '../spoken/number-words.ts'
import { plain, type Token, tokensOf } from '../tokens.ts'
import { UNIT_BEHIND } from './count.ts'
import { MINUS, PART_OF_WHOLE, partNamed } from './number.ts'
import { oneOf, SCALES, scaleOf, VALUES } from './number-word.ts'

const WORD = `(?:${oneOf([...VALUES.keys(), ...SCALES.keys(), 'hundred', 'dozen'])})`
/** Without one of these no number is told in words. */
const ANY = new RegExp(String.raw`(?<!\p{L})(?:${WORD}|point)(?!\p{L})`, 'iu')

/** "twice the range", "half of the weight", "a third of". */
const SHARE = new RegExp(String.raw`(?<![\p{L}\d-])(?:twice|thrice|${PART_OF_WHOLE})(?![\p{L}\d])`, 'giu')
const HALF_OF = new Set(['of', 'the', 'a', 'an', 'its', 'as'])
const BEFORE_HALF = new Set(['least', 'most', 'than', 'by'])

/** How many characters hold the two words behind a share. */
const LOOK_AHEAD = 24

/** "Half" and "a third" are shares where they stand before what they are of, or before what they differ by: "a third better than". */
function isShare(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const [next = '', then = ''] = plainWords(text.slice(index + words.length, index + words.length + LOOK_AHEAD))
  if (words.toLowerCase().endsWith('half'))
    return HALF_OF.has(next) || BEFORE_HALF.has(plainWords(text.slice(Math.max(0, index - 10), index)).at(-1) ?? '')
  return next === 'of' || then === 'than' || words.toLowerCase().startsWith('tw') || words.toLowerCase() === 'thrice'
}

const TIMES: Record<string, number> = { twice: 2, thrice: 3 }

/**
 * A number in words, and where it stands. `isPronoun`: a lone "one", which seldom counts. What is no count is an ordinal, a year, or a share of something that is
 * named behind it.
 */
export type SpelledNumber = { start: number; end: number; value: number; isPronoun: boolean; isCount: boolean }

const START = String.raw`(?<![\p{L}\d]|\p{L}-)`
const END = String.raw`(?![\p{L}\d])`
const WHOLE = String.raw`(?:an? )?${WORD}(?:[- ](?:and )?${WORD}){0,6}|\d+`
const SCALE = `(?: (${oneOf(SCALES.keys())}))?`

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

/** The numbers of a text that are written in words, in order: "thirty", "twenty-five", "two point five", "a dozen", "half an", "half of". */
export function spelledNumbersIn(text: string): SpelledNumber[] {
  return unsignedNumbersIn(text).map((one) => signed(text, one))
}

/** The same without the word that stands for a sign. */
export function unsignedNumbersIn(text: string): SpelledNumber[] {
  const told = Array.from(text.matchAll(SHARE)).filter((match) => isShare(text, match))
  const shares = told.map((match) => read(match, TIMES[match[0].toLowerCase()] ?? partNamed(match[0]) ?? Number.NaN, false))
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

/** A token with its place in the text. */
type Placed = Token & { start: number; end: number }

function countsIn(text: string): SpelledNumber[] {
  if (!ANY.test(text)) return []
  let behind = 0
  const tokens = tokensOf(text).map(({ text: word, space }): Placed => {
    const start = behind + space.length
    behind = start + word.length
    const own = word.replace(/['’]s$/, '')
    return { text: own, space, start, end: start + own.length }
  })
  const found: SpelledNumber[] = []
  for (let at = 0; at < tokens.length; ) {
    const { value, isCount, end } = countAt(text, tokens, at) ?? { value: Number.NaN, isCount: false, end: at + 1 }
    const [first, last] = [tokens[at], tokens[end - 1]]
    const isPronoun = value === 1 && plain(first) === 'one' && end === at + 1
    if (first && last && !Number.isNaN(value)) found.push({ start: first.start, end: last.end, value, isPronoun, isCount })
    at = end
  }
  return found
}

type Count = Pick<SpelledNumber, 'value' | 'isCount'> & { end: number }

/** The number that begins at a token, as many tokens as belong to it; what is none of its own, a lone "third" or a power, has no value. */
function countAt(text: string, tokens: readonly Placed[], at: number): Count | null {
  const dozen = (count: number, end: number): Count => ({ value: count * 12, isCount: true, end: end + 1 })
  if (['a', 'an'].includes(plain(tokens[at])) && plain(tokens[at + 1]) === 'dozen') return dozen(1, at + 1)
  const number = numberAt(tokens, at) ?? pointAt(tokens, at)
  if (!number) return null
  const { figures, form, end } = number
  if (number.isOrdinal) return { value: end > at + 1 ? Number(figures) : Number.NaN, isCount: false, end }
  if (form === 'groups' && isYear(figures, tokens[at - 1])) return { value: Number(figures), isCount: false, end }
  const full = form === 'full' || isMeasured(text, tokens, at, number) ? null : fullAt(tokens, at)
  const told = full ? { value: full.value, end: full.end } : { value: amountIn(figures), end }
  return plain(tokens[told.end]) === 'dozen' ? dozen(told.value, told.end) : { ...told, isCount: true }
}

/** "in twenty twenty one". */
function isYear(figures: string, before: Token | undefined): boolean {
  return /^(?:19|20)\d\d$/.test(figures) && YEAR_BEHIND.has(plain(before))
}

const YEAR_BEHIND = new Set('in since from until during year late early by of'.split(' '))

/** Hundreds whose name is left out, and digits one by one, are one number before the unit that they are of: "one-fifteen volts", "two forty volts". */
function isMeasured(text: string, tokens: readonly Placed[], at: number, { figures, form, end }: SaidNumber): boolean {
  if (form === 'decimal') return true
  const unit = unitBehind(text, tokens[end - 1]?.end ?? text.length)
  const [many, few] = [Number(figures.charAt(0)), Number(figures.slice(1))]
  const isJoined = tokens[at + 1]?.text === '-' || /(?:s|feet)$/i.test(unit ?? '')
  return unit !== undefined && figures.length === 3 && many > 0 && few >= TOO_WIDE * many && isJoined
}

/** "1.2 million"; of a version, "2.6.1", and a power it is no number. */
function amountIn(figures: string): number {
  const [number = '', scale, power] = figures.split(' ')
  return power === undefined ? Number(number) * scaleOf(scale) : Number.NaN
}

const read = ({ 0: words, index }: RegExpExecArray, value: number, isCount = true): SpelledNumber => ({
  start: index,
  end: index + words.length,
  value,
  isPronoun: false,
  isCount,
})

/** The unit behind a place of a text. */
const unitBehind = (text: string, at: number): string | undefined => UNIT_BEHIND.exec(text.slice(at, at + LOOK_AHEAD))?.[0]

const MINUS_BEFORE = new RegExp(`${MINUS}$`)

function signed(text: string, one: SpelledNumber): SpelledNumber {
  const minus = MINUS_BEFORE.exec(text.slice(Math.max(0, one.start - LOOK_AHEAD), one.start))?.[0].length ?? 0
  return minus > 0 ? { ...one, start: one.start - minus, value: -one.value } : one
}

function wholeOf(words: string): number {
  return startsWithDigit(words) ? Number.parseInt(words, 10) : (countsIn(words)[0]?.value ?? 0)
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
  // "three half cycles" are three: of several halves one says "halves"
  if (many > 1 && words.toLowerCase().endsWith('half')) return []
  return [read(match, many / (PARTS[part.toLowerCase()] ?? 1))]
}
