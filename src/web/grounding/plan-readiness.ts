import { blanksIn } from '../../domain/blank.ts'
import type { Grounds } from '../../domain/grounding/traced.ts'
import { type PlanText, type PlanWords, planTexts, type TracedText } from './plan-texts.ts'

/** A sentence that rests on no source, and where it stands. */
export type LooseSentence = { sentence: string; place: TracedText }

/** The sentences that rest on no source and that nobody has accepted, in reading order. */
export function looseSentences(texts: readonly TracedText[]): LooseSentence[] {
  return texts.flatMap((place) =>
    place.sentences.flatMap(({ grounds, text }) => (grounds === 'unsupported' ? [{ sentence: text, place }] : [])),
  )
}

/** How many sentences rest on what. */
export function groundsCount(texts: readonly TracedText[]): Record<Grounds, number> {
  const count = { sourced: 0, own: 0, connecting: 0, blank: 0, unsupported: 0 }
  for (const { grounds } of texts.flatMap(({ sentences }) => sentences)) count[grounds] += 1
  return count
}

/** What is still to be filled in, and where it stands. */
export type OpenBlank = { ask: string; place: PlanText }

/** Every blank of a plan, in reading order; found without any source. */
export function openBlanks(plan: PlanWords): OpenBlank[] {
  return planTexts(plan).flatMap((place) => blanksIn(place.text).map(({ ask }) => ({ ask, place })))
}
