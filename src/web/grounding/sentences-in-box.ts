import type { TracedSentence } from '../../domain/grounding/traced.ts'
import type { TracedText } from './plan-texts.ts'

/**
 * The traced sentences that stand in a box, at their places in it. The box may have been typed in since they were traced, or hold a list of which each line
 * was traced by itself: a sentence that stands in it no more is left out until it is traced again.
 */
export function sentencesInBox(value: string, texts: readonly TracedText[]): PlacedSentence[] {
  let from = 0
  return placedSentences(texts).flatMap((placed) => {
    const { sentence } = placed
    const start = value.indexOf(sentence.text, from)
    if (start < 0 || sentence.text === '') return []
    from = start + sentence.text.length
    const by = start - sentence.start
    const unsupported = sentence.unsupported.map((one) => ({ ...one, start: one.start + by, end: one.end + by }))
    return [{ ...placed, sentence: { ...sentence, start, end: from, unsupported } }]
  })
}

/** The sentence in which a place of the box lies, its ends included; between two sentences the one before. */
export function sentenceAt(all: readonly PlacedSentence[], place: number): PlacedSentence | undefined {
  return all.find(({ sentence }) => sentence.start <= place && place <= sentence.end)
}

/** The first sentence without a source that begins behind a place, or from the beginning on where none does. */
export function nextLoose(all: readonly PlacedSentence[], place: number): PlacedSentence | undefined {
  const loose = all.filter(({ sentence }) => sentence.grounds === 'unsupported')
  return loose.find(({ sentence }) => sentence.start > place) ?? loose[0]
}

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
