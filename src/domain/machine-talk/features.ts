import { CUES } from './cues.ts'
import { plainLetters } from './letters.ts'
import { MARKS, SAYINGS } from './shapes.ts'

/** How far apart two cues still belong together, in words. */
const NEAR = 12
/** Fewer words are no part of a sentence that could be an order by itself. */
const FEWEST = 3

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu

const MEANS = new Map(CUES.flatMap(({ means, words }) => words.split(' ').map((word): [string, string] => [stem(word), means])))

/** What is seen of a sentence and of each of its parts: an order may stand in one cell of a table, in brackets or among keywords. */
export function featuresOfParts(sentence: string): string[][] {
  const plain = withoutQuotes(plainLetters(sentence))
  const parts = plain.split(/(?:^|\s)\|(?=\s|$)|[;()]|\.\s|,\s*(?=")/).map((part) => part.trim())
  return [plain, ...parts.filter((part) => part.length < plain.length - 3 && part.split(/\s+/).length >= FEWEST)].map(featuresOf)
}

function featuresOf(plain: string): string[] {
  const words = (plain.match(TOKEN) ?? []).flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : [/\d/.test(word) ? '0' : stem(word)]))
  const meant = ['^', ...words.map((word) => MEANS.get(word) ?? word)]
  const said = ` ${meant.join(' ')} `
  const shapes = [...MARKS.filter(({ pattern }) => pattern.test(plain)), ...SAYINGS.filter(({ pattern }) => pattern.test(said))].map(
    ({ shape }) => shape,
  )
  const cues = meant.flatMap((word, at) => (/^[A-Z]/.test(word) ? [{ word, at }] : []))
  return [
    'any',
    ...words.map((word) => `word ${word}`),
    ...meant.slice(1).map((word, at) => `next ${meant[at]} ${word}`),
    ...cues.map(({ word }) => `cue ${word}`),
    ...cues.flatMap((one, nth) =>
      cues
        .slice(nth + 1)
        .filter(({ at }) => at < one.at + NEAR)
        .map(({ word }) => `near ${one.word} ${word}`),
    ),
    ...shapes.map((shape) => `shape ${shape}`),
    ...meant
      .slice(2)
      .map((word, at) => `three ${meant[at]} ${meant[at + 1]} ${word}`)
      .filter((three) => /[A-Z]/.test(three)),
  ]
}

function stem(word: string): string {
  if (word.length > 4) return word.replace(/(?:ing|ed|es|s|e)$/, '')
  return word.length > 3 ? word.replace(/s$/, '') : word
}

/** Scripts without spaces are compared by two letters at a time. */
function pairsOf(run: string): string[] {
  return [...run].slice(1).map((letter, at) => `${[...run][at]}${letter}`)
}

/** A sentence without what it quotes: that is said to somebody else, or an example. A sentence that is a quote as a whole is judged by its words. */
function withoutQuotes(text: string): string {
  if (/"\s?:|[{[]\s?"/.test(text)) return text
  const plain = text.replace(/["“«„]([^"“”«»„]{12,300})["”»]/g, (all, said: string) =>
    said.trim().split(/\s+/).length >= 3 ? ' " " ' : all,
  )
  return (plain.match(/\p{L}{2,}/gu) ?? []).length < 2 ? text : plain
}
