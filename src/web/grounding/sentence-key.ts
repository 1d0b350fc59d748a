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

/** Where an arrow key goes from a sentence; null for a key that does not move. The first and the last are ends. */
export function movedKey(keys: readonly string[], from: string, key: string): string | null {
  const at = keys.indexOf(from)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return keys[Math.min(keys.length - 1, at + 1)] ?? null
    case 'ArrowLeft':
    case 'ArrowUp':
      return keys[Math.max(0, at - 1)] ?? null
    case 'Home':
      return keys[0] ?? null
    case 'End':
      return keys.at(-1) ?? null
    default:
      return null
  }
}
