import type { HowFact } from './how-fact.ts'

const MATTERS: readonly [HowFact, RegExp][] = [
  ['method', /\bmethods?\b/i],
  ['instrument_or_data', /\b(?:tools?|instruments?|data|equipment)\b/i],
  ['who', /\b(?:person|people|who|leads?|Principal Investigator|engineer|judge)\b/i],
  ['where', /\b(?:place|sites?|range|laboratory|facility|location|where)\b/i],
  ['threshold', /\b(?:pass mark|threshold|quantity|value)\b/i],
  ['evidence', /\b(?:evidence|record|log)\b/i],
  ['date', /\b(?:month|date|by when)\b/i],
]

/** Which of the facts a blank asks for: "name the test site for the demonstration" asks where. What it is for does not count. */
export function factsOfBlank(ask: string): HowFact[] {
  const [wanted = ''] = ask.split(/\s(?:for|that|which|who)\s/)
  return MATTERS.flatMap(([fact, matter]) => (matter.test(wanted) ? [fact] : []))
}
