import { hasDigit, partedAtSpaces } from '../../language/characters.ts'
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

/** Each shape with what it is told as, word by word. */
const shaped = (shapes: typeof MARKS) => shapes.map(({ shape, pattern }) => ({ pattern, words: shape.split(' ') }))
const [MARKED, SAID] = [shaped(MARKS), shaped(SAYINGS)]

/** Hears what is seen, one thing at a time: of which kind it is, and its words. What is seen twice is told twice. */
export type Hears = (kind: string, ...words: string[]) => void

/** A sentence as it is judged, and each of its parts: an order may stand in one cell of a table, in brackets or among keywords. */
export function partsOf(sentence: string): string[] {
  const plain = withoutQuotes(plainLetters(sentence))
  const parts = plain.split(/(?:^|\s)\|(?=\s|$)|[;()]|\.\s|,\s*(?=")/).map((part) => part.trim())
  return [plain, ...parts.filter((part) => part.length < plain.length - 3 && part.split(/\s+/, FEWEST).length >= FEWEST)]
}

/** Tells what is seen of a part: its words, those beside each other, its shapes, and the cues, also those that stand a little apart. */
export function seenIn(part: string, hears: Hears): void {
  const words = (part.match(TOKEN) ?? []).flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : [hasDigit(word) ? '0' : stem(word)]))
  const meant = ['^', ...words.map((word) => MEANS.get(word) ?? word)]
  const said = ` ${meant.join(' ')} `
  const at = (place: number) => meant[place] ?? ''
  hears('any')
  for (const word of words) hears('word', word)
  for (let place = 1; place < meant.length; place++) hears('next', at(place - 1), at(place))
  const cues = [...meant.keys()].filter((place) => isCue(at(place)))
  for (const cue of cues) hears('cue', at(cue))
  cues.forEach((cue, nth) => {
    for (let other = nth + 1; (cues[other] ?? Number.POSITIVE_INFINITY) < cue + NEAR; other++)
      hears('near', at(cue), at(cues[other] ?? cue))
  })
  for (const { pattern, words: shape } of MARKED) if (pattern.test(part)) hears('shape', ...shape)
  for (const { pattern, words: shape } of SAID) if (pattern.test(said)) hears('shape', ...shape)
  for (let place = 2; place < meant.length; place++) {
    if (isCue(at(place - 2)) || isCue(at(place - 1)) || isCue(at(place))) hears('three', at(place - 2), at(place - 1), at(place))
  }
}

/** Words stand in small letters, what cues mean in capitals. */
function isCue(word: string): boolean {
  return word >= 'A' && word < '['
}

function stem(word: string): string {
  if (word.length > 4) return word.replace(/(?:ing|ed|es|s|e)$/, '')
  return word.length > 3 ? word.replace(/s$/, '') : word
}

/** Scripts without spaces are compared by two letters at a time. */
function pairsOf(run: string): string[] {
  const letters = [...run]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** A sentence without what it quotes: that is said to somebody else, or an example. A sentence that is a quote as a whole is judged by its words. */
function withoutQuotes(text: string): string {
  if (/"\s?:|[{[]\s?"/.test(text)) return text
  const plain = text.replace(/["“«„]([^"“”«»„]{12,300})["”»]/g, (all, said: string) =>
    partedAtSpaces(said.trim()).length >= 3 ? ' " " ' : all,
  )
  return plain !== text && (plain.match(/\p{L}{2,}/gu) ?? []).length < 2 ? text : plain
}
