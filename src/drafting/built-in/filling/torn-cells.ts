import type { Stretch } from '../../../language/learned/sequence.ts'
import type { PlacedWord } from './placed-words.ts'

/** Cells that name a thing. */
const OF_THING: ReadonlySet<string> = new Set(['step.result', 'step.input', 'step.tools', 'furnished.item', 'commitment.quantity'])
const OPENING: ReadonlySet<string> = new Set(['with', 'for', 'from', 'at', 'than'])
const BEGINS_THING: ReadonlySet<string> = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'])

/**
 * A thing without the word at its end that only opens what follows; none where it is one of something that is not told, "a rack of | valves": such words wait
 * with their sentence. "Once the plan is in" ends so.
 */
export function withoutTorn(stretch: Stretch, words: readonly PlacedWord[]): Stretch[] {
  const { label, from, to } = stretch
  const [last, next] = [words[to - 1], words[to]]
  const goesOn = OF_THING.has(label) && last !== undefined && next?.segment === last.segment && BEGINS_THING.has(next.pos)
  const word = goesOn ? last.text.toLowerCase() : ''
  if (word === 'of') return []
  return [OPENING.has(word) && to - 1 > from ? { ...stretch, to: to - 1 } : stretch]
}
