import { isSpoken, unglued } from '../../../language/register.ts'
import { tidiedSpeech } from '../../../language/spoken/tidied-speech.ts'
import { ownWords } from '../../quality/quoted.ts'
import { raised } from './phrase.ts'
import { accepting, type Held, type SpokenSentence, type Values } from './spoken-sentences.ts'

/** What may be printed in place of a sentence; `isSure` where it would stand in a contract then, which nobody needs to word. */
type Suggestion = { words: string; isSure: boolean }

/** A sentence without what only opens one's mouth, "OK so,", and parted where two were never joined: itself where that changes nothing, or is not clear. */
export function suggestedWording({ printed }: SpokenSentence): Suggestion {
  const { text, unclear } = tidiedSpeech(printed, false)
  const words = raised(unglued(unclear.length > 0 ? printed : text))
  return { words, isSure: words !== printed && !isSpoken(ownWords(words)) }
}

/** The values of a row's cells that change once all of these sentences of it are printed as they are suggested; the sentences in the order in which they stand. */
export function acceptingSuggestions(cells: Held, sentences: readonly SpokenSentence[]): Values {
  let changed: Values = {}
  // from the last one on, so that those before it stay where they are
  for (const sentence of sentences.toReversed()) {
    const now = { ...cells, ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, { value }])) }
    changed = { ...changed, ...accepting(now, sentence, suggestedWording(sentence).words) }
  }
  return changed
}
