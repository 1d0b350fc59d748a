import { plainWords } from './characters.ts'

/** Two pieces that are states of one: their places among the pieces of either text. */
type Pair = { from: number; to: number }

/** Pieces that share less of their words than this are different ones, not two states of one. */
const LEAST_ALIKE = 0.4

/** Passages of more pieces than this are not paired: they were written anew. */
const MOST_PAIRS = 2500

/** Which pieces of a changed passage are new states of which old ones, in order; so that two who edit neighbouring sentences do not collide. */
export function alikePairs(before: readonly string[], after: readonly string[]): Pair[] {
  if (before.length * after.length > MOST_PAIRS) return []
  const [old, now] = [before.map(wordsOf), after.map(wordsOf)]
  const likeness = old.map((one) => now.map((other) => likenessOf(one, other)))
  // best[i][j] is the greatest likeness that pairs of the pieces from i and j on can have together
  const best = old.map(() => [...now.map(() => 0), 0])
  best.push([...now.map(() => 0), 0])
  const at = (table: readonly number[][], i: number, j: number) => table[i]?.[j] ?? 0
  const paired = (i: number, j: number) => (at(likeness, i, j) >= LEAST_ALIKE ? at(likeness, i, j) + at(best, i + 1, j + 1) : 0)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) best[i]?.splice(j, 1, Math.max(paired(i, j), at(best, i + 1, j), at(best, i, j + 1)))
  }
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    const reached = at(best, i, j)
    if (reached > 0 && paired(i, j) === reached) pairs.push({ from: i++, to: j++ })
    else if (at(best, i + 1, j) === reached) i++
    else j++
  }
  return pairs
}

const wordsOf = (piece: string): Set<string> => new Set(plainWords(piece))

/** The share of words that two pieces have in common, from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size, 1)
}
