/**
 * What was learned of labelling words in a row. A word stands outside of all, begins a stretch, or goes on with one. A feature's weights are pairs of a
 * mark and a weight: mark 0 is outside, 1 + label begins, 1 + labels + label goes on. `next` holds, for each label that came last and none (in the last
 * place), what a stretch that follows it at once weighs, and one that follows after other words, label by label; `ends` what the end of a stretch weighs.
 */
export type LearnedLabels = {
  labels: readonly string[]
  weights: Readonly<Record<string, readonly number[]>>
  next: readonly number[]
  ends: readonly number[]
}

/** A stretch of words under one label: from the word `from` up to the word `to`. */
export type Stretch = { label: string; from: number; to: number }

/** The likeliest stretches of some words, of each of which the features are known. */
export function stretchesIn(features: readonly (readonly string[])[], learned: LearnedLabels): Stretch[] {
  const marks = 1 + 2 * learned.labels.length
  const scores = features.map((some) => scoresOf(some, learned, marks))
  return likeliestStretches(scores, learned).map(({ label, ...place }) => ({ ...place, label: learned.labels[label] ?? '' }))
}

function scoresOf(features: readonly string[], { weights }: LearnedLabels, marks: number): Float64Array {
  const scores = new Float64Array(marks)
  for (const feature of features) {
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined
    if (!row) continue
    for (let at = 0; at < row.length; at += 2) scores[row[at] ?? 0] = (scores[row[at] ?? 0] ?? 0) + (row[at + 1] ?? 0)
  }
  return scores
}

/** A stretch by the number of its label. */
export type NumberedStretch = { label: number; from: number; to: number }

/** What stretches weigh behind each other, as `LearnedLabels` has it. */
export type StretchWeights = { next: ArrayLike<number>; ends: ArrayLike<number> }

/** The place of the weight of a stretch behind another: of which label the last one was (labels for none), whether it follows at once. */
export function nextAt(last: number, atOnce: boolean, label: number, labels: number): number {
  return (2 * last + (atOnce ? 0 : 1)) * labels + label
}

const NEVER = Number.NEGATIVE_INFINITY

/**
 * The best way through the words (Viterbi). At each word it is known for each label how well it goes to be inside of it, and to be outside behind it;
 * what begins is chosen by what came last, however far back.
 */
export function likeliestStretches(scores: readonly Float64Array[], { next, ends }: StretchWeights): NumberedStretch[] {
  const labels = ends.length
  let inside = new Float64Array(labels).fill(NEVER)
  let outside = new Float64Array(labels + 1).fill(NEVER)
  outside[labels] = 0
  const came: Step[] = []
  for (const score of scores) {
    const step: Step = { begun: new Int32Array(labels).fill(GOES_ON), left: new Uint8Array(labels + 1) }
    const nowInside = new Float64Array(labels)
    const nowOutside = new Float64Array(labels + 1)
    for (let label = 0; label < labels; label++) {
      const best = bestBefore(label, inside, outside, next, ends)
      const begins = best.value + (score[1 + label] ?? 0)
      const goesOn = (inside[label] ?? NEVER) + (score[1 + labels + label] ?? 0)
      nowInside[label] = Math.max(begins, goesOn)
      if (begins > goesOn) step.begun[label] = best.from
    }
    for (let last = 0; last <= labels; last++) {
      const ended = last < labels ? (inside[last] ?? NEVER) + (ends[last] ?? 0) : NEVER
      const stays = outside[last] ?? NEVER
      nowOutside[last] = Math.max(ended, stays) + (score[0] ?? 0)
      if (ended > stays) step.left[last] = 1
    }
    came.push(step)
    inside = nowInside
    outside = nowOutside
  }
  return wayBack(came, inside, outside)
}

/** How a word was come to: for each label what its stretch begins behind (twice the last label, and one where words stand between), or that it goes on. */
type Step = { begun: Int32Array; left: Uint8Array }
const GOES_ON = -1

function bestBefore(
  label: number,
  inside: Float64Array,
  outside: Float64Array,
  next: ArrayLike<number>,
  ends: ArrayLike<number>,
): { value: number; from: number } {
  const labels = inside.length
  let value = NEVER
  let from = 2 * labels + 1
  for (let last = 0; last <= labels; last++) {
    const apart = (outside[last] ?? NEVER) + (next[nextAt(last, false, label, labels)] ?? 0)
    const atOnce = last < labels ? (inside[last] ?? NEVER) + (ends[last] ?? 0) + (next[nextAt(last, true, label, labels)] ?? 0) : NEVER
    if (apart > value) [value, from] = [apart, 2 * last + 1]
    if (atOnce > value) [value, from] = [atOnce, 2 * last]
  }
  return { value, from }
}

function wayBack(came: readonly Step[], inside: Float64Array, outside: Float64Array): NumberedStretch[] {
  const stretches: NumberedStretch[] = []
  const [bestIn, bestOut] = [Math.max(...inside), Math.max(...outside)]
  let label = bestIn > bestOut ? inside.indexOf(bestIn) : outside.indexOf(bestOut)
  let isInside = bestIn > bestOut
  let to = came.length
  for (let at = came.length - 1; at >= 0; at--) {
    const step = came[at]
    if (!isInside) {
      isInside = step?.left[label] === 1
      if (isInside) to = at
      continue
    }
    const from = step?.begun[label] ?? GOES_ON
    if (from === GOES_ON) continue
    stretches.push({ label, from: at, to })
    label = Math.floor(from / 2)
    isInside = from % 2 === 0
    to = at
  }
  return stretches.reverse()
}
