import { cueList } from '../../../language/cue-list.ts'
import type { Span } from '../layout/span.ts'

/** Who uses the result or takes it up. */
const WHO = cueList(
  'end user | customer | transition partner | transition customer | transition target | transition sponsor | transition program | program of record | acquisition program',
)

/** Behind it a verb or a colon, and a name: "for this topic is the Marine Corps Systems Command". */
const NAMED = /^(?: (?:for|of) (?:this|the) [a-z ]{3,40}?)?(?: (?:is|are|will be|includes?)|:) (?:the )?([A-Z][^.;:]{2,160})/

/** A name has an acronym or is of an office or a service; "Any service" is none. */
const ACRONYM = /\b[A-Z]{2,}/
const OFFICE = cueList('program | office | command | navy | army | air force | marine | squadron | wing | directorate | center')

/** What of a sentence is no name any more: "…, and blades shall fit", "… which needs". */
const AFTER_NAME = /,? (?:who|which|that|to (?:be|use|whom)|and will|as (?:well|a))\b|, (?:and|but|so|with|for|where) (?=[a-z])/

/** Where a sentence names who will use the result: "The end user is PMA-264"; a general word ("Military users") names nobody. */
export function customerSpan(sentence: string): Span | undefined {
  const who = WHO.find(sentence)
  const from = who ? who.index + who.text.length : 0
  const [found, name] = (who && NAMED.exec(sentence.slice(from))) ?? []
  if (!found || !name) return undefined
  const value = name.split(AFTER_NAME, 1)[0]?.trim() ?? ''
  const start = from + found.length - name.length
  return ACRONYM.test(value) || OFFICE.test(value) ? { start, end: start + value.length, value } : undefined
}
