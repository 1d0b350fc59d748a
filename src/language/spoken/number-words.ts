import { BELOW_TWENTY, ORDINALS, SCALES, TENS } from '../quantity/number-word.ts'
import { isOneOf, plain, type Token } from '../tokens.ts'
import { unitAt } from './units.ts'

/** A number that was said: its figures, and at which token it ends. */
export type SaidNumber = {
  /** "1040", "0.4", "117", "2.6.1", "22 million", "10⁻⁶": figures without separators. */
  figures: string
  end: number
  /** How it was said: in full, digit by digit, with a point or a power, or in groups ("two forty two"), which may mean something else. */
  form: 'full' | 'digits' | 'decimal' | 'groups'
  /** "ninety fifth". */
  isOrdinal: boolean
}

/** A number up to a place, and its figures up to a place. */
type Value = { value: number; end: number }
type Figures = { figures: string; end: number }

/** The rest of a number whose hundreds are only told by their digit is this many times the digit at least: "two-thirty". */
export const TOO_WIDE = 5

const digitOf = (word: string): number => (word === 'oh' || word === 'o' ? 0 : BELOW_TWENTY.slice(0, 10).indexOf(word))

/** A hyphen between two number words: "twenty-five". */
const past = (tokens: readonly Token[], at: number): number => (tokens[at]?.text === '-' ? at + 1 : at)

/** The number that begins at a token; null where none does. */
export function numberAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const million = millionAt(tokens, at)
  if (million) return million
  const full = fullAt(tokens, at)
  const clock = full ? null : clockAt(tokens, at)
  if (clock) return { ...clock, form: 'digits', isOrdinal: false }
  if (!full) return ordinalAt(tokens, at)
  const whole = longer(digitsAt(tokens, at), 'digits', longer(full.value < 100 ? groupsAt(tokens, at) : null, 'groups', full))
  const pointed = withPoints(tokens, whole)
  const ordinal = ordinalAt(tokens, at)
  if (ordinal && ordinal.end > pointed.end) return ordinal
  return withPower(tokens, withScale(tokens, pointed))
}

/** What was said in a shorter way counts where it takes more words than the number in full. */
function longer(said: Figures | null, form: SaidNumber['form'], other: Value | SaidNumber): SaidNumber {
  if (said && said.end > other.end) return { ...said, form, isOrdinal: false }
  return 'form' in other ? other : { figures: String(other.value), end: other.end, form: 'full', isOrdinal: false }
}

/** Below a hundred: "seven", "seventeen", "seventy", "seventy five". */
function smallAt(tokens: readonly Token[], at: number): Value | null {
  const word = plain(tokens[at])
  const one = BELOW_TWENTY.indexOf(word)
  if (one >= 0) return { value: one, end: at + 1 }
  const ten = (TENS.indexOf(word) + 2) * 10
  if (ten < 20) return null
  const next = past(tokens, at + 1)
  const unit = digitOf(plain(tokens[next]))
  return unit > 0 ? { value: ten + unit, end: next + 1 } : { value: ten, end: at + 1 }
}

/** Below ten thousand: "two hundred and five", "forty five hundred". "A hundred" counts, "hundred" alone does not. */
function hundredsAt(tokens: readonly Token[], at: number): Value | null {
  const isOne = ['a', 'an'].includes(plain(tokens[at])) && (plain(tokens[at + 1]) === 'hundred' || SCALES.has(plain(tokens[at + 1])))
  // "hundred millimeters" is one hundred, "several hundred meters" is not
  const isBare = plain(tokens[at]) === 'hundred' && !isOneOf(plain(tokens[at - 1]), 'few several couple some many of')
  const small = isOne ? { value: 1, end: at + 1 } : isBare && goesOn(tokens, at + 1) ? { value: 1, end: at } : smallAt(tokens, at)
  if (!small || plain(tokens[small.end]) !== 'hundred' || small.value === 0) return small
  const rest = smallAt(tokens, plain(tokens[small.end + 1]) === 'and' ? small.end + 2 : small.end + 1)
  // "fifty, one hundred and two hundred meters" are three
  const isPart = rest && rest.value > 0 && plain(tokens[rest.end]) !== 'hundred'
  return isPart ? { value: small.value * 100 + rest.value, end: rest.end } : { value: small.value * 100, end: small.end + 1 }
}

/** Whether what belongs to a number stands behind "hundred": its rest, its scale, its unit. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = plain(tokens[at]) === 'and' ? at + 1 : at
  return smallAt(tokens, next) !== null || SCALES.has(plain(tokens[at])) || unitAt(tokens, at) !== null
}

/** A number in full: "one hundred forty thousand", "two thousand twenty two". Whole millions are left to their word. */
export function fullAt(tokens: readonly Token[], at: number): Value | null {
  let total = 0
  let end = at
  let below = Number.POSITIVE_INFINITY
  for (let part = hundredsAt(tokens, at); part; part = hundredsAt(tokens, plain(tokens[end]) === 'and' ? end + 1 : end)) {
    const scale = SCALES.get(plain(tokens[part.end])) ?? 1
    if (scale >= below) break
    const rest = scale > 1000 ? hundredsAt(tokens, part.end + 1) : null
    if (end === at && scale > 1000 && !rest) return part
    total += part.value * scale
    end = scale > 1 ? part.end + 1 : part.end
    below = scale
    if (scale === 1) break
  }
  return end > at ? { value: total, end } : null
}

/** "a million two" is 1.2 million: nobody counts a million and two things. */
function millionAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const part = hundredsAt(tokens, at)
  const scale = part && plain(tokens[part.end])
  const tenth = part && smallAt(tokens, part.end + 1)
  if (!part || !tenth || !/^(?:m|b|tr)illion$/.test(scale ?? '') || tenth.value === 0 || tenth.value > 9) return null
  if (isOneOf(plain(tokens[tenth.end]), 'hundred thousand point') || smallAt(tokens, tenth.end)) return null
  return { figures: `${part.value}.${tenth.value} ${scale}`, end: tenth.end, form: 'decimal', isOrdinal: false }
}

/** "four five four one": at least three digits in a row, each a word; two may be two numbers ("each one three times"). */
function digitsAt(tokens: readonly Token[], at: number): Figures | null {
  const run = runOfDigits(tokens, at)
  return run.figures.length > 2 && !isOneOf(plain(tokens[at]), 'o oh') ? run : null
}

function runOfDigits(tokens: readonly Token[], at: number): Figures {
  let figures = ''
  let end = at
  for (let digit = digitOf(plain(tokens[end])); digit >= 0; digit = digitOf(plain(tokens[end]))) {
    figures += digit
    end += 1
  }
  return { figures, end }
}

/** "two forty two" (242), "seventy seventy five" (7075), "seventeen oh four" (1704): a number of up to two digits, then one of just two. */
function groupsAt(tokens: readonly Token[], at: number): Figures | null {
  const first = smallAt(tokens, at)
  if (!first || first.value === 0) return null
  const isOh = isOneOf(plain(tokens[first.end]), 'o oh') && digitOf(plain(tokens[first.end + 1])) > 0
  if (isOh) return { figures: `${first.value}0${digitOf(plain(tokens[first.end + 1]))}`, end: first.end + 2 }
  const second = smallAt(tokens, past(tokens, first.end))
  // the ends of a range that a hyphen joins lie closer together: "five-ten minutes"
  if (tokens[first.end]?.text === '-' && (second?.value ?? 0) < TOO_WIDE * first.value) return null
  // of three numbers in a row each is one: "seventy fifteen fifteen"
  if (second && (smallAt(tokens, second.end) || (at > 0 && smallAt(tokens, at - 1)?.end === at))) return null
  return second && second.value >= 10 ? { figures: `${first.value}${second.value}`, end: second.end } : null
}

/** "oh six hundred", "oh seven thirty": a time of the day. */
function clockAt(tokens: readonly Token[], at: number): Figures | null {
  const hour = digitOf(plain(tokens[at + 1]))
  if (plain(tokens[at]) !== 'oh' || hour < 1) return null
  if (plain(tokens[at + 2]) === 'hundred') return { figures: `0${hour}00`, end: at + 3 }
  const minute = smallAt(tokens, at + 2)
  return minute && minute.value >= 10 && minute.value < 60 ? { figures: `0${hour}${minute.value}`, end: minute.end } : null
}

/** What follows "point": digits one by one, or one number, "seven" or "three seventy five". */
function decimalsAt(tokens: readonly Token[], at: number): Figures | null {
  const digits = runOfDigits(tokens, at)
  if (digits.figures.length > 1) return digits
  const small = digits.figures === '0' ? { value: 0, end: at + 1 } : smallAt(tokens, at)
  return groupsAt(tokens, at) ?? (small ? { figures: String(small.value), end: small.end } : null)
}

/** "equals point two", "point eight three", "point one volts": a number that begins with its point. */
export function pointAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const before = plain(tokens[at - 1])
  const decimals = plain(tokens[at]) === 'point' ? decimalsAt(tokens, at + 1) : null
  const isNumber = decimals && (decimals.figures.length > 1 || unitAt(tokens, decimals.end) !== null) && !A_POINT.has(before)
  if (!decimals || !(isNumber || BEFORE_POINT.has(before))) return null
  return withScale(tokens, { figures: `0.${decimals.figures}`, end: decimals.end, form: 'decimal', isOrdinal: false })
}

/** Behind these "point two" is a number, also where no unit follows. */
const BEFORE_POINT = new Set('of to at under over below above about than is from by within or and times least most equals'.split(' '))
/** Behind these "point" is a place, a moment or a deed: "at this point five of them fail", "we point two lamps at it". */
const A_POINT = new Set(
  `the this that a an each every any some which what one same first second third last next no data set test starting given operating boiling melting
   freezing check focal we they you i can must shall should will may`.split(/\s+/),
)

/** "six thirty three point eight"; of a version there may be several: "two point six point one". */
function withPoints(tokens: readonly Token[], number: SaidNumber): SaidNumber {
  const mark = plain(tokens[number.end])
  // some say a comma for the point, and "comma" may be a mark of the sentence
  const isPoint = mark === 'point' || mark === 'dot' || (mark === 'comma' && number.figures === '0')
  const decimals = isPoint ? decimalsAt(tokens, number.end + 1) : null
  if (!decimals) return number
  return withPoints(tokens, { ...number, figures: `${number.figures}.${decimals.figures}`, end: decimals.end, form: 'decimal' })
}

/** "one point five million" stays "1.5 million": in figures it would look exact. */
function withScale(tokens: readonly Token[], number: SaidNumber): SaidNumber {
  const scale = plain(tokens[number.end])
  const fits = SCALES.has(scale) && !(number.form === 'digits' || number.form === 'groups')
  return fits ? { ...number, figures: `${number.figures} ${scale}`, end: number.end + 1, form: 'decimal' } : number
}

/** "ten to the minus six", "two times ten to the ninth"; "from ten to the five" is a range. */
function withPower(tokens: readonly Token[], number: SaidNumber): SaidNumber {
  const isTimes = plain(tokens[number.end]) === 'times' && plain(tokens[number.end + 1]) === 'ten'
  const ten = isTimes ? number.end + 2 : number.figures === '10' ? number.end : -1
  if (plain(tokens[ten]) !== 'to' || plain(tokens[ten + 1]) !== 'the') return number
  const isMinus = isOneOf(plain(tokens[ten + 2]), 'minus negative')
  const at = isMinus ? ten + 3 : ten + 2
  const small = smallAt(tokens, at) ?? { value: ORDINALS.get(plain(tokens[at])) ?? 0, end: at + 1 }
  // "the tenth to the sixth of June" are days
  if (small.value === 0 || plain(tokens[small.end]) === 'of') return number
  const power = `10${isMinus ? '⁻' : ''}${[...String(small.value)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`
  return { ...number, figures: isTimes ? `${number.figures} × ${power}` : power, end: small.end, form: 'decimal' }
}

/** "fifteenth", "ninety fifth"; below ten there is one word. */
function ordinalAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const ten = TENS.indexOf(plain(tokens[at]))
  const next = past(tokens, at + 1)
  const unit = ten >= 0 ? (ORDINALS.get(plain(tokens[next])) ?? 0) : 0
  // "a sixty second limit" is one of seconds, "the twenty second of March" is not
  const isSeconds = unit === 2 && !isOneOf(plain(tokens[next + 1]), 'of percentile') && tokens[next]?.text === 'second'
  if (unit > 0 && unit < 10 && !isSeconds) return { figures: String((ten + 2) * 10 + unit), end: next + 1, form: 'full', isOrdinal: true }
  const value = ORDINALS.get(plain(tokens[at]))
  return value === undefined ? null : { figures: String(value), end: at + 1, form: 'full', isOrdinal: true }
}
