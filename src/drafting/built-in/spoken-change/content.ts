import { startsAsName, startsWithCapital } from '../../../language/characters.ts'
import type { View } from './view.ts'
import { CUES, isOneOf, UNIT_NOUNS } from './vocabulary.ts'
import { isWord, tells, type Wish, type WishWord } from './wish.ts'

/** What a wish adds: its words, what was said before them, and the wish with all else as what names the place. */
export type Added = { text: string; before: string; rest: Wish }

const FRAME = /^.*\b(?:sentence|bullet|line|deliverable|step)\b[^:]{0,12}: /i

/** The words that are to be added: those labelled as new, from where they begin to where the sentence or a reason ends; null where there are none. */
export function contentOf(view: View, { said, words }: Wish): Added | null {
  const [first, last] = newOf(view, words)
  if (first < 0) return null
  let [from, to] = [first, last + 1]
  while (from > 0 && goesBefore(view, words, from)) from -= 1
  while (to < words.length && !isClosed(said, words, from, to)) to += 1
  const [begin, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
  const text = asTextHas(view, said.slice(begin, end))
    .replace(FRAME, '')
    .replace(/^(?:and |that |reads |says |: |, |(?:first|last)[:,] )+/i, '')
  if (!words.slice(from, to).some(tells)) return null
  const rest = words.map((word, at) => ({
    ...word,
    mark: at >= from && at < to ? 'new' : isOneOf(word.mark, 'place old anchor') ? 'anchor' : '',
  }))
  return { text, before: said.slice(0, begin), rest: { said, words: rest } }
}

/** Words with a capital where the text always has them with one: "the Contractor". */
function asTextHas({ words, text }: View, said: string): string {
  const inside = words.filter(({ start }) => /[\p{L}\d,] $/u.test(text.slice(0, start)))
  const capitals = new Map(inside.filter((word) => startsAsName(word.text)).map((word) => [word.text.toLowerCase(), word.text]))
  const small = new Set(words.map((word) => word.text))
  return said.replace(/\p{Ll}+/gu, (word) => (small.has(word) ? word : (capitals.get(word) ?? word)))
}

/** The first and last new word: as labelled, else unknown words behind a word like "add". */
function newOf({ roots }: View, words: readonly WishWord[]): [first: number, last: number] {
  const first = words.findIndex(({ mark }) => mark === 'new')
  if (first >= 0) return [first, words.findLastIndex(({ mark }) => mark === 'new')]
  const isUnknown = (word: WishWord | undefined) => word !== undefined && tells(word) && !roots.has(word.root)
  const cued = words.findIndex((word, at) => CUES.has(words[at - 1]?.low ?? '') && isUnknown(word))
  const comma = words.findLastIndex(({ text }) => text === ',')
  if (cued < 0 && comma > 1 && words.slice(comma + 1).filter(tells).length > 1 && words.slice(comma + 1).some(isUnknown))
    return [comma + 1, words.length - 1]
  let last = cued
  while (cued >= 0 && isUnknown(words[last + 1])) last += 1
  return [cued, last]
}

/** Whether the word before belongs to what is added, too: "Tools:" before what they are. */
function goesBefore({ labels, roots }: View, words: readonly WishWord[], from: number): boolean {
  const [third, second, before, own] =
    words.slice(Math.max(0, from - 3), from + 1).length === 4
      ? words.slice(from - 3, from + 1)
      : [undefined, words[from - 2], words[from - 1], words[from]]
  if (!before) return false
  const isMark = (word: WishWord | undefined) => isOneOf(word?.text, ': ,')
  if (isWord(before.text)) return !CUES.has(before.low) && (before.mark !== 'anchor' || isMark(own))
  if (!isMark(before) || !second) return false
  const isLabel =
    !UNIT_NOUNS.has(second.low) &&
    ([...labels].some((label) => label.split(' ').includes(second.low)) || startsWithCapital(second.text) || !roots.has(second.root))
  return isLabel && (third === undefined || isOneOf(third.text, ': , .') || CUES.has(third.low))
}

const GOES_ON = 'because since please so right after before thanks and'

/** Whether what is said is dictated: a whole duty, or what follows a colon. */
const isDictated = (said: string): boolean => said.includes('shall') || said.includes(':')

/** Whether what is added has ended before a word. */
function isClosed(said: string, words: readonly WishWord[], from: number, at: number): boolean {
  const word = words[at]
  if (!word || isOneOf(word.text, '. ; ? !') || isOneOf(word.low, 'because since please')) return true
  if (word.text === ',' && isOneOf(words[at + 1]?.low, GOES_ON)) return true
  if (words.slice(at).some(({ mark }) => mark === 'new')) return false
  if (word.text === ',') return !isDictated(said.slice(words[from]?.start, word.start))
  return isOneOf(word.low, 'is are at too belong belongs goes comes') && !isDictated(said.slice(0, word.start))
}
