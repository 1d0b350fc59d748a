import { hasDigit, plainWords, wholeNumbersIn } from '../characters.ts'

/** Number words below twenty, in order from zero. */
export const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

/** The tens from twenty on. */
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** What a whole number in words is multiplied by. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])

/** Letters that stand for a scale behind figures: "250K", "$1.8M". */
const SCALE_LETTERS: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
])

/** Single words below a hundred with their values. */
export const VALUES: ReadonlyMap<string, number> = new Map([
  ...BELOW_TWENTY.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
])

/** "first" to "thousandth", single words. */
export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((word, at) => [word, at + 1] as const),
  ...BELOW_TWENTY.slice(10).map((word, at) => [word === 'twelve' ? 'twelfth' : `${word}th`, at + 10] as const),
  ...TENS.map((word, at) => [`${word.slice(0, -1)}ieth`, (at + 2) * 10] as const),
  ['hundredth', 100] as const,
  ['thousandth', 1000] as const,
])

/** One of these words, as the source of a regular expression; longer ones stand before those that they begin with. */
export const oneOf = (words: Iterable<string>): string => [...words].sort((one, other) => other.length - one.length).join('|')

/** A number word from one to ninety-nine, as the source of a regular expression: "six", "twenty-four". */
export const NUMBER_WORD = String.raw`(?:(?:${oneOf(TENS)})(?:[- ](?:${oneOf(BELOW_TWENTY.slice(1, 10))})\b)?|${oneOf(BELOW_TWENTY.slice(1))})`

/** A count in digits or in words, as the source of a regular expression: "6", "six (6)", "twenty-four". */
export const COUNT = String.raw`(?:\d{1,3}|${NUMBER_WORD})(?:\s?\(\s?\d{1,3}\s?\))?`

/** The number that a count names, in digits before words; undefined when it names none. */
export function countIn(printed: string): number | undefined {
  const [digits] = wholeNumbersIn(printed)
  if (digits !== undefined) return digits
  const values = printed
    .toLowerCase()
    .replaceAll('-', ' ')
    .split(' ')
    .map((word) => VALUES.get(word))
  const sum = values.reduce((all = 0, value = Number.NaN) => all + value, 0)
  return sum ? sum : undefined
}

/** Words that are a number only where they stand alone before what they count: "a", "twice". */
const ALONE: ReadonlySet<string> = new Set('a an single dual quad hexa octa half twice'.split(' '))

/** Whether words say a number, in figures or as it is spelled: "4", "four", "two dozen"; "some" says none. */
export function saysNumber(printed: string): boolean {
  const words = plainWords(printed)
  const isSpelled = words.some((word) => VALUES.has(word) || SCALES.has(word) || word === 'dozen' || word === 'hundred')
  return hasDigit(printed) || isSpelled || ALONE.has(printed.trim().toLowerCase())
}

/** The word for a number up to ten, and figures beyond, as prose has them. */
export const inProse = (count: number): string => (count <= 10 ? BELOW_TWENTY[count] : undefined) ?? String(count)

/** What a scale is worth, as a word or as a letter behind figures; 1 for no scale. */
export const scaleOf = (scale: string | undefined): number => {
  const low = scale?.trim().toLowerCase() ?? ''
  return low === 'hundred' ? 100 : (SCALES.get(low) ?? SCALE_LETTERS.get(low) ?? 1)
}
