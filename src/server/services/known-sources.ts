import { createHash } from 'node:crypto'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { Person } from '../person.ts'

/** How many sources are kept at hand, and letters of all of them together; the index that is made of a letter takes many bytes. */
const MOST = 12
const MOST_LETTERS = 3_000_000

/** Sources at hand by their owner and their content, the latest last. */
type Kept = Map<string, { sources: PlanSources; letters: number }>

/**
 * Gives the same object for sources that say the same and belong to the same person, so that what was prepared of them for one drafting call serves the
 * next ones. What was not asked for longest is let go of first.
 */
export function knownSources(): (person: Person, sources: PlanSources) => PlanSources {
  const kept: Kept = new Map()
  return ({ id }, sources) => {
    const content = JSON.stringify(sources)
    const key = `${id} ${createHash('sha256').update(content).digest('base64')}`
    const known = kept.get(key) ?? { sources, letters: content.length }
    kept.delete(key)
    kept.set(key, known)
    letGo(kept)
    return known.sources
  }
}

function letGo(kept: Kept): void {
  let letters = [...kept.values()].reduce((sum, one) => sum + one.letters, 0)
  for (const [key, one] of kept) {
    if (kept.size <= MOST && letters <= MOST_LETTERS) return
    kept.delete(key)
    letters -= one.letters
  }
}
