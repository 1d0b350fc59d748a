import { type LearnedLabels, type Stretch, stretchesIn } from '../../../language/learned/sequence.ts'
import type { Stretch as Place } from '../../../language/times-in.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import { wordFeatures } from './word-features.ts'

/** What was learned of steps that are told in words of their own: which sentences belong together, and which words name the step, who leads it, what comes of it, where it is done, and when it counts as done (`npm run evals train-prose-steps`). */
export type LearnedProse = Readonly<Record<'sentences' | 'names' | 'leads' | 'results' | 'places' | 'marks', LearnedLabels>>

/** The words of a sentence that are of what was learned, in their order, but for what touches a `taken` place. */
export function labelledIn(sentence: string, learned: LearnedLabels, taken: readonly Omit<Place, 'text'>[] = []): Place[] {
  const words = placedWords(sentence)
  return stretchesIn(tellingFeatures(words), learned).flatMap(({ from, to }) => {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
    const isTaken = taken.some((one) => start < one.end && end > one.start)
    return isTaken ? [] : [{ text: sentence.slice(start, end), start, end }]
  })
}

/** Where the longest words stand that are of what was learned, by their places among `words`; undefined where there are none. */
export function longestLabelled(words: readonly PlacedWord[], learned: LearnedLabels): Stretch | undefined {
  return stretchesIn(tellingFeatures(words), learned).toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
}

const NOBODY = { roots: new Set<string>(), names: new Set<string>() }

/** What is seen of the words of a sentence that tells of a step. */
export function tellingFeatures(words: readonly PlacedWord[]): string[][] {
  return words.map((_, at) => wordFeatures(words, at, 'steps', NOBODY))
}
