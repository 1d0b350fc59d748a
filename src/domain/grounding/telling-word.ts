import { startsWithDigit } from '../../language/characters.ts'
import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'
import { isGrammar, isPlanName, isPlanRoot } from './plan-vocabulary.ts'

/** A word of a text with its root and where it stands. `telling`: it is neither grammar nor a word of every plan of work. */
export type TracedWord = { start: number; end: number; text: string; root: string; telling: boolean }

const WORD = /\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*/gu

/** The words of a text that mean something, in order; numbers and single letters are not among them. */
export const tracedWords: (text: string) => readonly TracedWord[] = remembering(wordsOf)

function wordsOf(text: string): TracedWord[] {
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    if (word.length < 2 || startsWithDigit(word) || isGrammar(word)) return []
    const root = stem(word)
    return [{ start: index, end: index + word.length, text: word, root, telling: !isPlanRoot(root) && !isPlanName(word) }]
  })
}

/** A text as bare pieces for looking up names whatever joins them: "AN/PRC-160" and "AN PRC 160" are one, "30dB" is two pieces. */
export function namePieces(text: string): string[] {
  return (text.replace(/['’]s\b/g, '').match(WORD) ?? []).map((piece) => piece.toLowerCase().replaceAll(',', ''))
}
