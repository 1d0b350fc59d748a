import { type CueList, cueList, cuesIn } from '../../../language/cue-list.ts'
import type { Objection } from './objections.ts'

const MEANS = [
  'time',
  'budget',
  'schedule',
  'fund',
  'funding',
  'resource',
  'possible',
  'feasible',
  'practicable',
  'practical',
  'appropriate',
]

/** Words that take back what a sentence promises: an offer, a condition of time or means, a mere attempt or wish. */
const SOFT: readonly CueList[] = [
  cueList(
    ['the contractor', 'it', 'they']
      .flatMap((who) => ['may', 'might', 'could', 'can', 'should', 'would'].map((modal) => `${who} ${modal}`))
      .join(' | '),
  ),
  cueList(
    [
      ...['if', 'where', 'when', 'wherever', 'whenever', 'as'].flatMap((when) =>
        MEANS.flatMap((one) => [`${when} ${one}`, `${when} _ ${one}`]),
      ),
      'permitting | to the extent | optionally | tentatively | ideally | hopefully | preferably | eventually',
    ].join(' | '),
  ),
  cueList(
    `try to | tries to | attempt to | attempts to | seek to | seeks to | strive to | strives to | aim to | aims to | intend to | intends to |
     plan to | plans to | hope to | hopes to | endeavor to | endeavors to | expect to | expects to | is expected to | are expected to | best effort |
     goal of # | goals of # | aim of # | target of # | ( goal ) | ( target ) | ( desired ) | ( optional ) |
     shall consider | shall contemplate | shall look at | prepared to | ready to`,
  ),
]

/** What a part promised and its new words only offer, try or wish: "If time permits, the Contractor shall measure". */
export function softenedIn(before: string, after: string): Objection[] {
  return SOFT.flatMap((cues) => {
    const [stood, stands] = [cuesIn(cues, before), cuesIn(cues, after)]
    const said = stands.length > stood.length && (stands.find((one) => !stood.includes(one)) ?? stands.at(-1))
    if (!said) return []
    return [
      { kind: 'dropped-requirement', sentence: `promises no longer what the outline promises: "${said}". Say it without these words.` },
    ]
  })
}
