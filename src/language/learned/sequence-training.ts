import { chance, shuffled } from './chance.ts'
import { type LearnedLabels, likeliestStates, type Stretch } from './sequence.ts'

/** Words in a row that people have labelled: what can be seen of each, and the stretches. */
export type LabelledWords = { features: readonly (readonly string[])[]; stretches: readonly Stretch[] }

/** Features that fewer words have are left out; how often all is gone through; and how faint a weight may be, where the strongest is 1000. */
type Way = { least: number; rounds: number; faint: number }

/** Averaged perceptron over whole rows of words. The same words in the same order give the same weights. */
export function labelsLearnedFrom(examples: readonly LabelledWords[], { least, rounds, faint }: Way): LearnedLabels {
  const labels = [...new Set(examples.flatMap(({ stretches }) => stretches.map(({ label }) => label)))].sort()
  const states = 1 + 2 * labels.length
  const places = placesOf(examples, least)
  const rows = examples
    .filter(({ features }) => features.length > 0)
    .map(({ features, stretches }) => ({
      features: features.map((some) => [...new Set(some)].flatMap((feature) => places.get(feature) ?? [])),
      is: statesOf(features.length, stretches, labels),
    }))
  const seen = new Averaged(places.size * states)
  const after = new Averaged((states + 1) * states)
  const next = chance()
  for (let round = 0; round < rounds; round++) for (const row of shuffled(rows, next)) learnFrom(row, seen, after, states)
  return { labels, ...kept(places, seen.average(), after.average(), states, faint) }
}

type Row = { features: readonly (readonly number[])[]; is: readonly number[] }

function learnFrom({ features, is }: Row, seen: Averaged, after: Averaged, states: number): void {
  const scores = features.map((some) => {
    const sums = new Float64Array(states)
    for (const place of some)
      for (let state = 0; state < states; state++) sums[state] = (sums[state] ?? 0) + seen.at(place * states + state)
    return sums
  })
  const said = likeliestStates(scores, after.values, states)
  is.forEach((right, at) => {
    const wrong = said[at] ?? 0
    const [rightBefore, wrongBefore] = at === 0 ? [states, states] : [is[at - 1] ?? 0, said[at - 1] ?? 0]
    if (wrong !== right)
      for (const place of features[at] ?? []) {
        seen.add(place * states + right, 1)
        seen.add(place * states + wrong, -1)
      }
    if (wrong !== right || wrongBefore !== rightBefore) {
      after.add(rightBefore * states + right, 1)
      after.add(wrongBefore * states + wrong, -1)
    }
  })
  seen.turn += 1
  after.turn += 1
}

/** Weights of which the average over all turns is known without adding them up at each. */
class Averaged {
  readonly values: Float64Array
  readonly #later: Float64Array
  turn = 1
  constructor(size: number) {
    this.values = new Float64Array(size)
    this.#later = new Float64Array(size)
  }
  at(place: number): number {
    return this.values[place] ?? 0
  }
  add(place: number, by: number): void {
    this.values[place] = (this.values[place] ?? 0) + by
    this.#later[place] = (this.#later[place] ?? 0) + by * this.turn
  }
  average(): Float64Array {
    return this.values.map((value, place) => value - (this.#later[place] ?? 0) / this.turn)
  }
}

function placesOf(examples: readonly LabelledWords[], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const some of features) for (const one of new Set(some)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= least).map(([feature], place) => [feature, place]))
}

function statesOf(words: number, stretches: readonly Stretch[], labels: readonly string[]): number[] {
  const states = Array.from({ length: words }, () => 0)
  for (const { label, from, to } of stretches)
    for (let at = from; at < to; at++) states[at] = 1 + labels.indexOf(label) + (at === from ? 0 : labels.length)
  return states
}

/** Whole numbers, the strongest 1000; what is fainter than said is left out. */
function kept(places: ReadonlyMap<string, number>, seen: Float64Array, after: Float64Array, states: number, faint: number) {
  const strongest = seen.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1)
  const whole = (weight: number) => Math.round((1000 * weight) / strongest)
  const weights = [...places].flatMap(([feature, place]): [string, number[]][] => {
    const row = [...seen.subarray(place * states, (place + 1) * states)].flatMap((weight, state) =>
      Math.abs(whole(weight)) >= faint ? [state, whole(weight)] : [],
    )
    return row.length > 0 ? [[feature, row]] : []
  })
  return { weights: Object.fromEntries(weights.sort(([one], [other]) => (one < other ? -1 : 1))), after: Array.from(after, whole) }
}
