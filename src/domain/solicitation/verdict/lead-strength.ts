import { wordsOf } from '../../../language/words.ts'
import type { Strength } from '../analysis.ts'
import { cuesIn } from './cues.ts'

/** How strongly what words ask. */
const STRENGTHS: Readonly<Record<string, Strength>> = { must: 'must', should: 'should', wish: 'objective' }

/**
 * How strongly the item of a list is asked for: as its lead says, "The following are required:", where the item itself says nothing of it. Undefined where the
 * lead says nothing either, or several things.
 */
export function strengthOfLead(item: string, lead: readonly string[]): Strength | undefined {
  const nearest = lead.at(-1)
  if (nearest === undefined || strengthsIn(item).size > 0) return undefined
  const [strength, ...others] = strengthsIn(nearest)
  return others.length === 0 ? strength : undefined
}

function strengthsIn(text: string): Set<Strength> {
  return new Set(cuesIn(wordsOf(text)).flatMap(({ means }) => STRENGTHS[means] ?? []))
}
