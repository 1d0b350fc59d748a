/**
 * What was learned of labelling words in a row. `labels` are the kinds of stretches; a word stands outside of all (state 0), begins a stretch (1 + its
 * label), or goes on with one (1 + labels + its label). A feature's weights are pairs of state and weight; `after` holds the weight of each state
 * behind each other one, row by row, and in a last row of those that come first.
 */
export type LearnedLabels = { labels: readonly string[]; weights: Readonly<Record<string, readonly number[]>>; after: readonly number[] }

/** A stretch of words under one label: from the word `from` up to the word `to`. */
export type Stretch = { label: string; from: number; to: number }

/** What cannot be. */
const NEVER = -1e9

/** The likeliest stretches of some words, of each of which the features are known. */
export function stretchesIn(features: readonly (readonly string[])[], learned: LearnedLabels): Stretch[] {
  const states = 1 + 2 * learned.labels.length
  const scores = features.map((some) => scoresOf(some, learned, states))
  return asStretches(likeliestStates(scores, learned.after, states), learned.labels)
}

function scoresOf(features: readonly string[], { weights }: LearnedLabels, states: number): Float64Array {
  const scores = new Float64Array(states)
  for (const feature of features) {
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined
    if (!row) continue
    for (let at = 0; at < row.length; at += 2) scores[row[at] ?? 0] = (scores[row[at] ?? 0] ?? 0) + (row[at + 1] ?? 0)
  }
  return scores
}

/** The best way through the states (Viterbi). A stretch only goes on behind its own beginning or itself. */
export function likeliestStates(scores: readonly Float64Array[], after: ArrayLike<number>, states: number): number[] {
  const [first, ...others] = scores
  if (!first) return []
  const labels = (states - 1) / 2
  const weight = (from: number, to: number) => after[from * states + to] ?? 0
  let best = first.map((score, state) => (state > labels ? NEVER : score + weight(states, state)))
  const came: Int32Array[] = []
  for (const now of others) {
    const next = new Float64Array(states)
    const from = new Int32Array(states)
    for (let state = 0; state < states; state++) {
      const before = state > labels ? [state - labels, state] : undefined
      let chosen = before?.[0] ?? 0
      let value = Number.NEGATIVE_INFINITY
      for (let at = 0; at < (before?.length ?? states); at++) {
        const one = before?.[at] ?? at
        const reached = (best[one] ?? NEVER) + weight(one, state)
        if (reached > value) [value, chosen] = [reached, one]
      }
      next[state] = value + (now[state] ?? 0)
      from[state] = chosen
    }
    came.push(from)
    best = next
  }
  return cameFrom(came, best.indexOf(Math.max(...best)))
}

function cameFrom(came: readonly Int32Array[], last: number): number[] {
  const way = [last]
  for (let at = came.length - 1; at >= 0; at--) way.push(came[at]?.[way.at(-1) ?? 0] ?? 0)
  return way.reverse()
}

function asStretches(way: readonly number[], labels: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  way.forEach((state, at) => {
    const last = stretches.at(-1)
    if (state > labels.length && last) last.to = at + 1
    else if (state > 0) stretches.push({ label: labels[state - 1] ?? '', from: at, to: at + 1 })
  })
  return stretches
}
