import { plain, type Token } from '../tokens.ts'

const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
])
const ORDINALS = new Map([
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((word, at) => [word, at + 1] as const),
  ...TEENS.map((word, at) => [word === 'twelve' ? 'twelfth' : `${word}th`, at + 10] as const),
  ...TENS.map((word, at) => [word.replace(/y$/, 'ieth'), (at + 2) * 10] as const),
  ['hundredth', 100] as const,
  ['thousandth', 1000] as const,
])

/** A number that was said: its figures, and at which token it ends. */
export type SaidNumber = {
  /** "1040", "0.4", "117": figures without separators. */
  figures: string
  end: number
  /** How it was said: in full, digit by digit, with a point, or in groups ("two forty two"), which may mean something else. */
  form: 'full' | 'digits' | 'decimal' | 'groups'
  /** "ninety fifth". */
  isOrdinal: boolean
}

/** One of the words below a hundred, where a number may begin: how many tokens it takes and what it is. */
type Small = { value: number; end: number }

const unitAt = (word: string): number => UNITS.indexOf(word)
const digitOf = (word: string): number => (word === 'oh' || word === 'o' ? 0 : unitAt(word))

/** A hyphen between two number words: "twenty-five". */
const past = (tokens: readonly Token[], at: number): number => (tokens[at]?.text === '-' ? at + 1 : at)

/** Below a hundred: "seven", "seventeen", "seventy", "seventy five". */
function smallAt(tokens: readonly Token[], at: number): Small | null {
  const word = plain(tokens[at])
  const ten = TENS.indexOf(word)
  if (ten >= 0) {
    const next = past(tokens, at + 1)
    const unit = unitAt(plain(tokens[next]))
    return unit > 0 ? { value: (ten + 2) * 10 + unit, end: next + 1 } : { value: (ten + 2) * 10, end: at + 1 }
  }
  const teen = TEENS.indexOf(word)
  if (teen >= 0) return { value: teen + 10, end: at + 1 }
  const unit = unitAt(word)
  return unit >= 0 ? { value: unit, end: at + 1 } : null
}

/** Below ten thousand: "two hundred and five", "forty five hundred". "A hundred" counts, "hundred" alone does not. */
function hundredsAt(tokens: readonly Token[], at: number): Small | null {
  const isOne = /^an?$/.test(plain(tokens[at])) && (plain(tokens[at + 1]) === 'hundred' || SCALES.has(plain(tokens[at + 1])))
  const small = isOne ? { value: 1, end: at + 1 } : smallAt(tokens, at)
  if (!small || plain(tokens[small.end]) !== 'hundred' || small.value === 0) return small
  const rest = smallAt(tokens, plain(tokens[small.end + 1]) === 'and' ? small.end + 2 : small.end + 1)
  return rest && rest.value > 0
    ? { value: small.value * 100 + rest.value, end: rest.end }
    : { value: small.value * 100, end: small.end + 1 }
}

/** A number in full: "one hundred forty thousand", "two thousand twenty two". */
function fullAt(tokens: readonly Token[], at: number): Small | null {
  let total = 0
  let end = at
  let below = Number.POSITIVE_INFINITY
  for (let part = hundredsAt(tokens, at); part; part = hundredsAt(tokens, plain(tokens[end]) === 'and' ? end + 1 : end)) {
    const scale = SCALES.get(plain(tokens[part.end])) ?? 1
    if (scale >= below) break
    total += part.value * scale
    end = scale > 1 ? part.end + 1 : part.end
    below = scale
    if (scale === 1) break
  }
  return end > at ? { value: total, end } : null
}

/** "four five four one": at least three digits in a row, each a word; two may be two numbers ("each one three times"). */
function digitsAt(tokens: readonly Token[], at: number): { figures: string; end: number } | null {
  const run = runOfDigits(tokens, at)
  return run.figures.length > 2 && unitAt(plain(tokens[at])) >= 0 ? run : null
}

function runOfDigits(tokens: readonly Token[], at: number): { figures: string; end: number } {
  let figures = ''
  let end = at
  for (let digit = digitOf(plain(tokens[end])); digit >= 0; digit = digitOf(plain(tokens[end]))) {
    figures += digit
    end += 1
  }
  return { figures, end }
}

/** "two forty two" (242), "seventy seventy five" (7075), "seventeen oh four" (1704): a number of up to two digits, then one of just two. */
function groupsAt(tokens: readonly Token[], at: number): { figures: string; end: number } | null {
  const first = smallAt(tokens, at)
  if (!first || first.value === 0) return null
  const isOh = /^oh?$/.test(plain(tokens[first.end])) && unitAt(plain(tokens[first.end + 1])) > 0
  if (isOh) return { figures: `${first.value}0${unitAt(plain(tokens[first.end + 1]))}`, end: first.end + 2 }
  const second = smallAt(tokens, first.end)
  // of three numbers in a row each is one: "seventy fifteen fifteen"
  if (second && (smallAt(tokens, second.end) || (at > 0 && smallAt(tokens, at - 1)?.end === at))) return null
  return second && second.value >= 10 ? { figures: `${first.value}${second.value}`, end: second.end } : null
}

/** What follows "point": digits one by one, or one number below a hundred. */
function decimalsAt(tokens: readonly Token[], at: number): { figures: string; end: number } | null {
  const digits = runOfDigits(tokens, at)
  if (digits.figures.length > 1) return digits
  const small = digitOf(plain(tokens[at])) === 0 ? { value: 0, end: at + 1 } : smallAt(tokens, at)
  return small ? { figures: String(small.value), end: small.end } : null
}

/** The number that begins at a token; null where none does. */
export function numberAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const full = fullAt(tokens, at)
  if (!full) return ordinalAt(tokens, at)
  if (plain(tokens[full.end]) === 'point') {
    const decimals = decimalsAt(tokens, full.end + 1)
    if (decimals)
      return withScale(tokens, { figures: `${full.value}.${decimals.figures}`, end: decimals.end, form: 'decimal', isOrdinal: false })
  }
  const digits = digitsAt(tokens, at)
  if (digits && digits.end > full.end) return { ...digits, form: 'digits', isOrdinal: false }
  const groups = groupsAt(tokens, at)
  if (groups && groups.end > full.end && full.value < 100) return { ...groups, form: 'groups', isOrdinal: false }
  const ordinal = ordinalAt(tokens, at)
  if (ordinal && ordinal.end > full.end) return ordinal
  return { figures: String(full.value), end: full.end, form: 'full', isOrdinal: false }
}

/** "one point five million" stays "1.5 million": in figures it would look exact. */
function withScale(tokens: readonly Token[], number: SaidNumber): SaidNumber {
  const scale = plain(tokens[number.end])
  return SCALES.has(scale) ? { ...number, figures: `${number.figures} ${scale}`, end: number.end + 1 } : number
}

/** "fifteenth", "ninety fifth"; below ten there is one word. */
function ordinalAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const ten = TENS.indexOf(plain(tokens[at]))
  const next = past(tokens, at + 1)
  const unit = ten >= 0 ? (ORDINALS.get(plain(tokens[next])) ?? 0) : 0
  // "a sixty second limit" is one of seconds, "the twenty second of March" is not
  const isSeconds = unit === 2 && !/^(?:of|percentile)$/.test(plain(tokens[next + 1])) && tokens[next]?.text === 'second'
  if (unit > 0 && unit < 10 && !isSeconds) return { figures: String((ten + 2) * 10 + unit), end: next + 1, form: 'full', isOrdinal: true }
  const value = ORDINALS.get(plain(tokens[at]))
  return value === undefined ? null : { figures: String(value), end: at + 1, form: 'full', isOrdinal: true }
}
