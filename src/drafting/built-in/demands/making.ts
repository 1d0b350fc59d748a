import { headOf, isPlural } from '../english/noun-phrase.ts'
import { indefinite, lowerStart } from '../english/wording.ts'
import type { Duty } from './duty.ts'
import { type Handover, thingsIn } from './handover.ts'

const MADE: readonly [RegExp, string][] = [
  [/\bdata ?sets?\b|dataset/i, 'assemble'],
  [/\blexicon\b/i, 'compile'],
  [/\b(?:software|algorithms?|code|dashboard|tools?)\b/i, 'develop'],
  [/\b(?:prototypes?|devices?|hardware|units?|articles?)\b/i, 'fabricate'],
]

const UNCOUNTED = /(?:software|hardware|data|code|equipment|documentation)$/i

/** Software, data and hardware that are to be handed over have to be made first: the duty to make them. Reports come of themselves. */
export function makings({ text, page, requirement_id }: Handover): Duty[] {
  return thingsIn(text).flatMap((thing) => {
    if (/^(?:successful|final report|report|plan|delivery|documented|initial|proposed)\b/i.test(thing)) return []
    const verb = MADE.find(([pattern]) => pattern.test(thing.slice(0, 80)))?.[1]
    if (!verb) return []
    const one = lowerStart(thing)
    const named = one.includes(', ') || UNCOUNTED.test(headOf(one)) || isPlural(one) ? one : `${indefinite(one)} ${one}`
    return [{ text: `${verb} ${named}`, verb, stage: 'build' as const, requirement_id, page, isOwn: true }]
  })
}
