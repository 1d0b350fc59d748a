import type { Measure } from '../../language/quantity/measure.ts'
import { comparisonAt, isPromised } from './comparison.ts'
import type { SourceIndex, SourceMeasure } from './source-index.ts'
import type { Stretch } from './statement.ts'

/** A source counts as speaking of the same value when it shares at least this part of what the likest one shares. */
const AS_LIKE = 0.75

/** What the person says themselves counts from this part on: in whatever clause it stands there, the comparison is theirs. */
const AS_LIKE_OF_OWN = 0.5

/**
 * The value with its comparison, where the sources that say most nearly the same give it the opposite one ("at most 95%" of "at least 95%");
 * null where one of them has it as the sentence does. `roots` are those of the sentence's telling words.
 */
export function turnedComparison(
  sentence: string,
  measure: Measure,
  standing: readonly SourceMeasure[],
  roots: ReadonlySet<string>,
  index: SourceIndex,
): Stretch | null {
  const told = comparisonAt(sentence, measure)
  if (!told || !isPromised(sentence, measure)) return null
  const likeness = standing.map((one) => likenessOf(one, roots, index))
  const most = Math.max(...likeness)
  if (most === 0) return null
  const isOwnWord = (one: SourceMeasure, at: number) => (likeness[at] ?? 0) >= AS_LIKE_OF_OWN * most && isToldBy(one, told.side, index)
  if (standing.some(isOwnWord)) return null
  const sides = standing.filter((_, at) => (likeness[at] ?? 0) >= AS_LIKE * most).map((one) => sideIn(one, index))
  if (sides.includes(told.side) || sides.every((side) => side === null)) return null
  return { start: Math.min(told.start, measure.start), end: Math.max(told.end, measure.end) }
}

/** Whether an answer or an entry has a value on this side, promised or not. */
function isToldBy(one: SourceMeasure, side: 'least' | 'most', index: SourceIndex): boolean {
  const passage = index.passages[one.passage]
  return passage !== undefined && passage.origin.kind !== 'document' && comparisonAt(passage.text, one)?.side === side
}

/** What a source shares with a sentence: words beside the number count twice. */
function likenessOf(one: SourceMeasure, roots: ReadonlySet<string>, index: SourceIndex): number {
  const there = index.roots[one.passage] ?? new Set()
  return Array.from(roots).reduce(
    (sum, root) => sum + (there.has(root) ? index.weight(root) : 0) + (one.around.has(root) ? index.weight(root) : 0),
    0,
  )
}

function sideIn(one: SourceMeasure, index: SourceIndex): 'least' | 'most' | null {
  const text = index.passages[one.passage]?.text ?? ''
  return isPromised(text, one) ? (comparisonAt(text, one)?.side ?? null) : null
}
