import model from 'wink-eng-lite-web-model'
import winkNLP, { type WinkMethods } from 'wink-nlp'
import { hasSpace } from './characters.ts'
import { withApostrophes } from './contractions.ts'

/** One word or mark of a text, with its part of speech (universal tags) and its dictionary form. `space` is what stood before it. */
export type Word = { text: string; pos: string; lemma: string; space: string }

let reader: WinkMethods | undefined

/** The language model is loaded once, when the first text is read (about 0.1 s). */
function loaded(): WinkMethods {
  reader ??= winkNLP(model, ['sbd', 'pos'])
  return reader
}

const known = new Map<string, readonly Word[]>()
let knownCharacters = 0
/** Characters of all kept texts together; their words take some fifty times as many bytes. */
const MOST_KNOWN_CHARACTERS = 2_000_000

/** No word or address is longer. The reader looks for addresses in the square of a run's length: minutes, for one run of a whole answer. */
const LONGEST_RUN = 300

const OVERLONG = new RegExp(`\\S{${LONGEST_RUN},}`, 'g')

/** The words of a text, tagged. The same text always gives the same words, so they are kept for the next time. */
export function wordsOf(text: string): readonly Word[] {
  const before = known.get(text)
  if (before) return before
  const { its, readDoc } = loaded()
  const typed = text.replace(OVERLONG, (run) => run.slice(0, LONGEST_RUN))
  const whole = withApostrophes(typed)
  const tokens = readDoc(whole).tokens()
  const tags = tokens.out(its.pos)
  const lemmas = tokens.out(its.lemma as unknown as typeof its.value)
  const spaces = tokens.out(its.precedingSpaces as unknown as typeof its.value)
  const texts = whole === typed ? tokens.out() : asTyped(tokens.out(), typed)
  const words = texts.flatMap((word, index) =>
    parted({ text: word, pos: tags[index] ?? 'X', lemma: (lemmas[index] ?? word).toLowerCase(), space: spaces[index] ?? '' }),
  )
  knownCharacters += text.length
  if (knownCharacters > MOST_KNOWN_CHARACTERS) {
    known.clear()
    knownCharacters = text.length
  }
  known.set(text, words)
  return words
}

/** Words without the apostrophes that were put into them to be read: "we" and "ve" of "weve". */
function asTyped(words: readonly string[], typed: string): string[] {
  let at = 0
  return words.map((word) => {
    while (hasSpace(typed.charAt(at))) at += 1
    const own = typed.startsWith(word, at) ? word : word.replace("'", '')
    at += own.length
    return own
  })
}

/** "I'm" is the one contraction that the reader takes for a name. */
function parted(word: Word): Word[] {
  const [, who, verb] = /^(I)(['’]?m)$/i.exec(word.text) ?? []
  if (!who || !verb) return [word]
  return [
    { ...word, text: who, pos: 'PRON', lemma: 'i' },
    { text: verb, pos: 'AUX', lemma: 'be', space: '' },
  ]
}

/** Words put back together as they stood. */
export function textOf(words: readonly Word[]): string {
  return words
    .map((word, index) => (index === 0 ? word.text : word.space + word.text))
    .join('')
    .trim()
}
