import type { SourceIndex } from './source-index.ts'
import type { TracedWord } from './telling-word.ts'

/** Passages that a sentence rests on, the strongest first, and how much of its words they hold. */
type Resting = { passages: readonly number[]; share: number; telling: number; found: number }

/** A word of every plan counts this much beside a telling one in the share of what is found. */
const PLAN_SHARE = 0.1

/** A sentence names no more sources than a person would look at. */
const MOST_ORIGINS = 4
/** What a word of every plan adds to the likeness of two sentences, beside a telling one. */
const PLAN_WORD = 0.15
/** A word that stands in the sources, but in none of the passages that were chosen, says half. */
const ELSEWHERE = 0.5
/** Each further passage must add at least this part of the sentence's weight. */
const LEAST_GAIN = 0.12

/** Chooses the passages that hold the most of a sentence's words, one after the other, each for what the ones before it lack. */
export function restingOn(words: readonly TracedWord[], extra: readonly number[], index: SourceIndex): Resting {
  const weights = new Map(words.map(({ root, telling }) => [root, telling ? index.weight(root) : PLAN_WORD * index.weight(root)]))
  const telling = new Set(words.filter((word) => word.telling).map(({ root }) => root))
  const whole = Array.from(weights.values()).reduce((sum, one) => sum + one, 0)
  const open = new Map(weights)
  const chosen: number[] = []
  while (chosen.length < MOST_ORIGINS) {
    const best = bestPassage(open, telling, chosen.length === 0 ? extra : [], index)
    if (!best || best.gain < (chosen.length === 0 ? 0 : LEAST_GAIN * whole)) break
    chosen.push(best.passage)
    for (const root of index.roots[best.passage] ?? []) open.delete(root)
  }
  const inChosen = Array.from(telling).filter((root) => !open.has(root)).length
  const elsewhere = Array.from(telling).filter((root) => open.has(root) && index.byRoot.has(root)).length
  const common = PLAN_SHARE * (weights.size - telling.size)
  const share = telling.size === 0 ? 1 : (inChosen + ELSEWHERE * elsewhere + common) / (telling.size + common)
  return { passages: chosen, share, telling: telling.size, found: inChosen }
}

function bestPassage(
  open: ReadonlyMap<string, number>,
  telling: ReadonlySet<string>,
  extra: readonly number[],
  index: SourceIndex,
): { passage: number; gain: number } | null {
  const gains = new Map<number, number>(extra.map((passage) => [passage, EXTRA]))
  for (const [root, weight] of open) {
    if (!telling.has(root)) continue
    for (const passage of index.byRoot.get(root) ?? []) gains.set(passage, (gains.get(passage) ?? 0) + weight)
  }
  for (const [root, weight] of open) {
    if (telling.has(root)) continue
    for (const passage of index.byRoot.get(root) ?? []) {
      const gain = gains.get(passage)
      if (gain !== undefined) gains.set(passage, gain + weight)
    }
  }
  let best: { passage: number; gain: number } | null = null
  for (const [passage, gain] of gains) {
    const isBetter = !best || gain > best.gain + NEARLY || (gain > best.gain - NEARLY && rank(passage, index) < rank(best.passage, index))
    if (isBetter) best = { passage, gain }
  }
  return best
}

/** A passage that holds a number of the sentence is likelier its source. */
const EXTRA = 1.5
const NEARLY = 1e-6

/** Of two passages that hold the same words, the shorter one says them more closely; of equal ones the first. */
function rank(passage: number, index: SourceIndex): number {
  return (index.roots[passage]?.size ?? 0) + passage / 1e6
}
