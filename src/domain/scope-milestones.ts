import { inSentence } from '../language/in-sentence.ts'
import { milestoneTitle } from './milestone.ts'
import { milestoneDues } from './milestone-due.ts'
import type { Months } from './program.ts'
import { dueLabel } from './schedule.ts'

const MOST_NAMED = 4

/**
 * The sentence of a scope that names the milestones between kickoff and close by their titles, with the months in which they end; of many the first ones,
 * the middle and the last. Empty where there are none. `texts` are those of all milestones, in their order.
 */
export function milestonesInScope(texts: readonly string[], period: Months): string {
  const due = milestoneDues(texts, period).map(dueLabel)
  const inner = texts.slice(1, -1).map((text, at) => `${inSentence(milestoneTitle(text))} (${due[at + 1]})`)
  if (inner.length === 0) return ''
  const third = (inner.length - 1) / 3
  const shown = inner.length <= MOST_NAMED ? inner : [0, third, 2 * third, inner.length - 1].flatMap((at) => inner[Math.round(at)] ?? [])
  const lead = shown.length === inner.length ? 'the work runs through' : `stand ${inner.length} milestones, among them`
  return `Between the kickoff and the final report ${lead}: ${shown.join('; ')}.`
}

/** A scope whose sentence on the milestones says how they are called and when they are due `now`; one that was worded otherwise stays as it is. */
export function scopeFollowing(scope: string, before: readonly string[], now: readonly string[], period: Months): string {
  const named = milestonesInScope(before, period)
  return named === '' ? scope : scope.replace(named, () => milestonesInScope(now, period))
}
