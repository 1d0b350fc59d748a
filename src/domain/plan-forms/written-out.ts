import { hasLetterOrDigit, plainWords, startsAsName } from '../../language/characters.ts'

/** A text that is asked for the long forms of its short forms. */
export type WrittenOut = {
  /** The long form that stands with its short form in brackets: "focal plane array (FPA)", "FPA (focal plane array)". */
  inBrackets: (term: string) => string | undefined
  /** Words in a row whose first letters the short form is, where they stand so twice or with capitals: once could be chance. */
  inWords: (term: string) => string | undefined
}

/** Makes a text ready to be asked for long forms. */
export function writtenOut(text: string): WrittenOut {
  const bracketed = bracketedIn(text)
  const words = text.match(/[\p{L}\d'’]+|[.,;:()\n]/gu) ?? []
  return {
    inBrackets: (term) => first((bracketed.get(term) ?? []).map((before) => longForm(term, before))),
    inWords: (term) => (term.length < LEAST_LETTERS ? undefined : rowOf(term, words)),
  }
}

/** A term is written out once or twice; more places are not looked at. */
const MOST_PLACES = 5

const BEFORE_BRACKETS = /\(([A-Z][A-Z\d-]{1,20})s?\)/g
const IN_BRACKETS = /\b([A-Z][A-Z\d-]{1,20})s? \(([^()]{4,120})\)/g

/** What stands before the brackets of each "(ABC)", and in those of each "ABC (…)". */
function bracketedIn(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const keep = (term: string, words: string) => found.set(term, [...(found.get(term) ?? []), words].slice(0, MOST_PLACES))
  for (const { 1: term = '', index } of text.matchAll(BEFORE_BRACKETS)) keep(term, text.slice(Math.max(0, index - 25 * term.length), index))
  for (const { 1: term = '', 2: within = '' } of text.matchAll(IN_BRACKETS)) keep(term, within)
  return found
}

/** The shortest end of a text that holds the letters of a term in their order, the first at the beginning of a word (Schwartz and Hearst). */
function longForm(term: string, before: string): string | undefined {
  const small = before.toLowerCase().trimEnd()
  let at = small.length
  for (const [nth, letter] of [...term.toLowerCase().replace(/[^a-z\d]/g, '')].reverse().entries()) {
    at = small.lastIndexOf(letter, at - 1)
    const isFirst = nth === term.length - 1
    while (isFirst && at > 0 && hasLetterOrDigit(small.charAt(at - 1))) at = small.lastIndexOf(letter, at - 1)
    if (at < 0) return undefined
  }
  const found = before.slice(at).trim()
  const words = plainWords(found).length
  const isShort = words > 1 && words <= Math.min(term.length + 5, 2 * term.length)
  return isShort && !/[();]|[.:]\s/.test(found) ? found : undefined
}

const SMALL = new Set('of the and for to in on a an with'.split(' '))

/** Two letters are the first ones of many words in a row, and four of no other row by chance. */
const LEAST_LETTERS = 3
const SURE_LETTERS = 4

/** The words in the letters in which they were written: a name in its capitals, what also stands without them in small ones, which sort behind capitals. */
function rowOf(term: string, words: readonly string[]): string | undefined {
  const found = new Map<string, { weight: number; name: string }>()
  for (let at = 0; at + term.length <= words.length; at += 1) {
    const row = words.slice(at, at + term.length)
    const isSmall = row.map((word) => SMALL.has(word.toLowerCase()))
    if (isSmall[0] || isSmall.at(-1) || !row.every((word, nth) => word.length > 1 && word.charAt(0).toUpperCase() === term[nth])) continue
    const weight = row.every((word, nth) => isSmall[nth] || startsAsName(word)) || term.length >= SURE_LETTERS ? 2 : 1
    const name = row.join(' ')
    const before = found.get(name.toLowerCase()) ?? { weight: 0, name }
    found.set(name.toLowerCase(), { weight: before.weight + weight, name: [before.name, name].sort().at(-1) ?? name })
  }
  return [...found.values()].find(({ weight }) => weight >= 2)?.name
}

function first(found: readonly (string | undefined)[]): string | undefined {
  return found.find((one) => one !== undefined)
}
