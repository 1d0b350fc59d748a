import type { TracedSentence } from '../../domain/grounding/traced.ts'
import type { TracedText } from './plan-texts.ts'

/** A sentence in its place: `key` names the place, so that the keyboard stays where it is while words change. */
export type PlacedSentence = { key: string; sentence: TracedSentence; place: TracedText }

/** The name of a sentence's place among the sentences of a milestone. */
export function sentenceKey({ part, index }: TracedText, position: number): string {
  return `${part} ${index} ${position}`
}

/** All sentences of some texts in reading order, each with its place. */
export function placedSentences(texts: readonly TracedText[]): PlacedSentence[] {
  return texts.flatMap((place) => place.sentences.map((sentence, position) => ({ key: sentenceKey(place, position), sentence, place })))
}
