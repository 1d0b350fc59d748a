import { wordsOf } from '../../../language/words.ts'
import type { Strength } from '../analysis.ts'
import { cuesIn } from './cues.ts'

/** What tells how strongly something is asked. */
const STRONGLY: ReadonlySet<string> = new Set(['must', 'should', 'wish'])

/**
 * How strongly the item of a list is asked for where its lead asks that it must be, "The following are required:", and the item says nothing else of it. What
 * else a lead says, "Objectives:", is learned: it often is no more than a title.
 */
export function strengthOfLead(item: string, lead: readonly string[]): Strength | undefined {
  const [asked, ...others] = strongly(lead.at(-1) ?? '')
  return asked === 'must' && others.length === 0 && !saysHowStrongly(item) ? asked : undefined
}

/** Whether a text says itself how strongly it asks. */
export function saysHowStrongly(text: string): boolean {
  return strongly(text).size > 0
}

function strongly(text: string): Set<string> {
  return new Set(cuesIn(wordsOf(text)).flatMap(({ means }) => (STRONGLY.has(means) ? means : [])))
}
