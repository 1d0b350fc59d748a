import { plainWords, startsWithDigit } from '../characters.ts'
import { MINUS } from './number.ts'
import { BELOW_TWENTY, ORDINALS, oneOf, SCALES, TENS, VALUES } from './number-word.ts'

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

/** A number in words, and where it stands. `isPronoun`: a lone "one", which seldom counts. */
type SpelledNumber = { start: number; end: number; value: number; isPronoun: boolean }

const DIGIT = `(?:${oneOf(BELOW_TWENTY.slice(0, 10))})`
const TEN = `(?:${oneOf(TENS)})`

/** "two point five", "point three", "one point two five": said as it is read. */
const DECIMAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${WORD}(?:[- ](?:and )?${WORD}){0,4} |\d+ )|(?<=\b(?:of|to|at|under|over|below|above|about|than|is|from|by|within|or|and|times) ))point (${DIGIT}(?: ${DIGIT}){0,4}|${TEN}(?:[- ]${DIGIT})?)(?![\p{L}\d])`,
  'giu',
)

/** "in twenty twenty one". */
const YEAR = new RegExp(
  String.raw`(?<=\b(?:in|since|from|until|during|year|late|early|by|of) )(nineteen|twenty) (${TEN}(?:[- ]${DIGIT})?|ten|eleven|twelve|\w+teen)(?![\p{L}\d])`,
  'giu',
)

/** The numbers of a text that are written in words, in order: "thirty", "twenty-five", "two point five", "a dozen", "half of". */
export function spelledNumbersIn(text: string): SpelledNumber[] {
  const whole = [...text.matchAll(SPELLED)].flatMap((match) => numbersOf(match[0], match.index))
  const read = [...Array.from(text.matchAll(DECIMAL), decimalOf), ...Array.from(text.matchAll(YEAR), yearOf)]
  const counted = [...whole.filter((one) => !read.some(({ start, end }) => one.start < end && one.end > start)), ...read]
  const told = Array.from(text.matchAll(SHARE)).filter((match) => isShare(text, match))
  const shares = told.map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    value: SHARES[words.toLowerCase().replace('-', ' ').split(' ').at(-1) ?? ''] ?? Number.NaN,
    isPronoun: false,
  }))
  return [...counted.filter((one) => !shares.some(({ start, end }) => one.start < end && one.end > start)), ...shares]
    .sort((a, b) => a.start - b.start)
    .map((one) => signed(text, one))
}

const MINUS_BEFORE = new RegExp(`${MINUS}$`)

function signed(text: string, one: SpelledNumber): SpelledNumber {
  const minus = MINUS_BEFORE.exec(text.slice(Math.max(0, one.start - LOOK_AHEAD), one.start))?.[0].length ?? 0
  return minus > 0 ? { ...one, start: one.start - minus, value: -one.value } : one
}

function decimalOf({ 0: words, 1: behind = '', index }: RegExpMatchArray & { index: number }): SpelledNumber {
  const before = words.slice(0, words.toLowerCase().indexOf('point '))
  const whole = startsWithDigit(before) ? Number.parseInt(before, 10) : (numbersOf(before, 0)[0]?.value ?? 0)
  const digits = numbersOf(behind, 0).map(({ value }) => String(value))
  return { start: index, end: index + words.length, value: Number(`${whole}.${digits.join('')}`), isPronoun: false }
}

function yearOf({ 0: words, 1: century = '', 2: year = '', index }: RegExpMatchArray & { index: number }): SpelledNumber {
  const value = (VALUES.get(century.toLowerCase()) ?? 0) * 100 + (numbersOf(year, 0)[0]?.value ?? 0)
  return { start: index, end: index + words.length, value, isPronoun: false }
}

/** A number of which some words were read: what counts already, what a scale may still multiply, and the value of the last word. */
type OpenNumber = { start: number; end: number; total: number; current: number; last: number }

function ordinalBehind(word: string, open: OpenNumber | null): number | undefined {
  return open && open.last >= 20 && open.last < 100 ? ORDINALS.get(word) : undefined
}

/** "one two" are two numbers; "twenty-five" and "two hundred and ten" are one. */
function numbersOf(words: string, from: number): SpelledNumber[] {
  const found: SpelledNumber[] = []
  let open: OpenNumber | null = null
  const close = () => {
    if (open)
      found.push({
        start: open.start,
        end: open.end,
        value: open.total + open.current,
        isPronoun: open.end - open.start === 3 && open.current === 1 && open.total === 0,
      })
    open = null
  }
  for (const { 0: word, index } of words.matchAll(/\p{L}+/gu)) {
    const lower = word.toLowerCase()
    const [start, end] = [from + index, from + index + word.length]
    const scale = MULTIPLES.get(lower)
    const value: number | undefined = VALUES.get(lower) ?? ordinalBehind(lower, open)
    if (scale !== undefined) {
      open ??= { start, end, total: 0, current: 1, last: 0 }
      if (scale >= 1000) open = { ...open, total: open.total + open.current * scale, current: 0 }
      else open.current *= scale
      open = { ...open, end, last: scale }
    } else if (value !== undefined) {
      const goesOn: boolean = open !== null && (open.last >= 100 || (open.last >= 20 && open.last < 100 && value > 0 && value < 10))
      if (!goesOn) close()
      open ??= { start, end, total: 0, current: 0, last: 0 }
      open = { ...open, end, current: open.current + value, last: value }
    }
  }
  close()
  return found
}
