import { isSpoken } from '../../../language/register.ts'
import { tidiedSpeech } from '../../../language/spoken/tidied-speech.ts'
import { tokensOf } from '../../../language/tokens.ts'
import { unglued } from '../../../language/unglued.ts'
import { ownWords } from '../../quality/quoted.ts'
import { figuresIn, raised } from './phrase.ts'
import type { SpokenSentence } from './spoken-sentences.ts'

/**
 * What may be printed in place of a sentence: without what only opens one's mouth, "OK so,", and parted where two were never joined; undefined unless it
 * would stand in a contract then, with every figure and name that it had.
 */
export function suggestedWording({ printed }: SpokenSentence): string | undefined {
  const { text, unclear } = tidiedSpeech(printed, false)
  const words = raised(unglued(unclear.length > 0 ? printed : text))
  return words !== printed && !isSpoken(ownWords(words)) && keepsAll(printed, words) ? words : undefined
}

/** Whether words still have the figures of others, and the names behind their first word. */
function keepsAll(before: string, words: string): boolean {
  const kept = new Set(tokensOf(words).map(({ text }) => text))
  const names = tokensOf(before)
    .slice(1)
    .filter(({ text }) => /^\p{Lu}/u.test(text))
  return figuresIn(before).join() === figuresIn(words).join() && names.every(({ text }) => kept.has(text))
}
