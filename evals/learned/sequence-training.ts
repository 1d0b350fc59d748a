import { type LearnedLabels, likeliestStretches, type NumberedStretch, nextAt, type Stretch } from '../../src/language/learned/sequence.ts'
import { chance, shuffled } from './chance.ts'

/** Words in a row that people have labelled: what can be seen of each, and the stretches. */
export type LabelledWords = { features: readonly (readonly string[])[]; stretches: readonly Stretch[] }

/**
 * Features that fewer words have are left out; how often all is gone through; which share of what is seen of a word is left out by chance each time, so
 * that nothing is relied on alone; and how faint a weight may be, where the strongest is 1000.
 */
type Way = { least: number; rounds: number; unseen: number; faint: number }

/** Averaged perceptron over whole rows of words. The same words in the same order give the same weights. */
export function labelsLearnedFrom(examples: readonly LabelledWords[], { least, rounds, unseen, faint }: Way): LearnedLabels {
  const labels = [...new Set(examples.flatMap(({ stretches }) => stretches.map(({ label }) => label)))].sort()
  const marks = 1 + 2 * labels.length
  const places = placesOf(examples, least)
  const rows = examples
    .filter(({ features }) => features.length > 0)
    .map(({ features, stretches }) => ({
      features: features.map((some) => [...new Set(some)].flatMap((feature) => places.get(feature) ?? [])),
      is: stretches.map(({ label, ...place }) => ({ ...place, label: labels.indexOf(label) })),
    }))
  const seen = new Averaged(places.size * marks)
  const next = new Averaged(2 * (labels.length + 1) * labels.length)
  const ends = new Averaged(labels.length)
  const luck = chance()
  for (let round = 0; round < rounds; round++)
    for (const { features, is } of shuffled(rows, luck))
      learnFrom({ is, features: features.map((some) => some.filter(() => luck() >= unseen)) }, { seen, next, ends }, marks)
  const all = { seen: seen.average(), next: next.average(), ends: ends.average() }
  return { labels, ...kept(places, all, marks, faint) }
}

type Row = { features: readonly (readonly number[])[]; is: readonly NumberedStretch[] }
type Weights<One> = { seen: One; next: One; ends: One }

function learnFrom({ features, is }: Row, { seen, next, ends }: Weights<Averaged>, marks: number): void {
  const scores = features.map((some) => {
    const sums = new Float64Array(marks)
    for (const place of some) for (let mark = 0; mark < marks; mark++) sums[mark] = (sums[mark] ?? 0) + seen.at(place * marks + mark)
    return sums
  })
  const labels = ends.values.length
  const said = likeliestStretches(scores, { next: next.values, ends: ends.values })
  const [right, wrong] = [marksOf(features.length, is, labels), marksOf(features.length, said, labels)]
  right.forEach((mark, at) => {
    const other = wrong[at] ?? 0
    if (mark === other) return
    for (const place of features[at] ?? []) {
      seen.add(place * marks + mark, 1)
      seen.add(place * marks + other, -1)
    }
  })
  for (const [stretches, by] of [
    [is, 1],
    [said, -1],
  ] as const) {
    stretches.forEach(({ label, from, to }, at) => {
      const last = stretches[at - 1]
      next.add(nextAt(last?.label ?? labels, last?.to === from, label, labels), by)
      if (to < features.length) ends.add(label, by)
    })
  }
  for (const one of [seen, next, ends]) one.turn += 1
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

/** The mark of each word: outside, begins, goes on. */
function marksOf(words: number, stretches: readonly NumberedStretch[], labels: number): number[] {
  const marks = Array.from({ length: words }, () => 0)
  for (const { label, from, to } of stretches) for (let at = from; at < to; at++) marks[at] = 1 + label + (at === from ? 0 : labels)
  return marks
}

/** Whole numbers, the strongest 1000; what is fainter than said is left out. */
function kept(places: ReadonlyMap<string, number>, { seen, next, ends }: Weights<Float64Array>, marks: number, faint: number) {
  const strongest = seen.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1)
  const whole = (weight: number) => Math.round((1000 * weight) / strongest)
  const weights = [...places].flatMap(([feature, place]): [string, number[]][] => {
    const row = [...seen.subarray(place * marks, (place + 1) * marks)].flatMap((weight, mark) =>
      Math.abs(whole(weight)) >= faint ? [mark, whole(weight)] : [],
    )
    return row.length > 0 ? [[feature, row]] : []
  })
  return {
    weights: Object.fromEntries(weights.sort(([one], [other]) => (one < other ? -1 : 1))),
    next: Array.from(next, whole),
    ends: Array.from(ends, whole),
  }
}
