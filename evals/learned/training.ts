import { type Learned, shares } from '../../src/language/learned/logistic.ts'
import { chance, shuffled } from './chance.ts'

/** Something that people have judged: what can be seen of it, and their answer. */
export type Example = { features: readonly string[]; answer: string }

/**
 * How it is learned: features that fewer examples have are left out; how often all examples are gone through; how far a step goes, and how strongly
 * weights are drawn back to nothing; weights are kept with so many decimals, and a feature whose weights are all fainter than that not at all.
 */
export type Way = { least: number; rounds: number; step: number; pull: number; decimals: number; faint: number }
export const USUAL_WAY: Way = { least: 2, rounds: 12, step: 0.1, pull: 1e-6, decimals: 2, faint: 0 }

/** Logistic regression by AdaGrad. The same examples in the same order give the same weights. */
export function learnedFrom(examples: readonly Example[], way: Partial<Way> = {}): Learned {
  const { least, rounds, step, pull, decimals, faint } = { ...USUAL_WAY, ...way }
  const answers = [...new Set(examples.map(({ answer }) => answer))].sort()
  const places = placesOf(examples, least)
  const size = answers.length
  const weights = new Float64Array(places.size * size)
  const slopes = new Float64Array(places.size * size)
  const rows = examples.map(({ features, answer }) => ({
    at: [...new Set(features)].flatMap((feature) => places.get(feature) ?? []),
    is: answers.indexOf(answer),
  }))
  const next = chance()
  for (let round = 0; round < rounds; round++) {
    for (const { at, is } of shuffled(rows, next)) {
      const likely = shares(answers.map((_, answer) => at.reduce((sum, place) => sum + (weights[place * size + answer] ?? 0), 0)))
      for (let answer = 0; answer < size; answer++) {
        const wrong = (likely[answer] ?? 0) - (answer === is ? 1 : 0)
        for (const place of at) {
          const one = place * size + answer
          const weight = weights[one] ?? 0
          const slope = wrong + (pull * rows.length * weight) / at.length
          slopes[one] = (slopes[one] ?? 0) + slope * slope
          weights[one] = weight - (step * slope) / Math.sqrt((slopes[one] ?? 0) + 1)
        }
      }
    }
  }
  const byFeature = kept(places, weights, size, decimals)
  return { answers, weights: Object.fromEntries(byFeature.filter(([, row]) => row.some((weight) => Math.abs(weight) > faint))) }
}

/** A place for each feature that enough examples have. */
function placesOf(examples: readonly Example[], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= least).map(([feature], place) => [feature, place]))
}

/** The weights by feature, rounded, in the order of the alphabet. */
function kept(places: ReadonlyMap<string, number>, weights: Float64Array, size: number, decimals: number): [string, number[]][] {
  return [...places]
    .map(([feature, place]): [string, number[]] => [
      feature,
      [...weights.subarray(place * size, (place + 1) * size)].map((weight) => Number(weight.toFixed(decimals))),
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}
