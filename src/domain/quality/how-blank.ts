import { cueList } from '../../language/cue-list.ts'
import type { HowFact } from './how-fact.ts'

const ASKED_BY = [
  ['method', cueList('method | approach | baseline | procedure')],
  ['instrument_or_data', cueList('tool | instrument | data | equipment')],
  ['who', cueList('person | people | who | lead | investigator | engineer | judge')],
  ['where', cueList('place | site | range | laborator* | facility | location | where | workshop')],
  ['threshold', cueList('pass mark | threshold | quantity | value | measure')],
  ['evidence', cueList('evidence | record | log')],
  ['date', cueList('month | date | by when')],
] as const

/** Which of the facts a blank asks for: "name the test site for the demonstration" asks where. What it is for does not count. */
export function factsOfBlank(ask: string): HowFact[] {
  const [wanted = ''] = ask.split(/\s(?:for|that|which|who)\s/)
  return ASKED_BY.flatMap(([fact, cues]) => (cues.test(wanted) ? [fact] : []))
}
