import { lowerStart } from '../english/wording.ts'
import type { Clause } from './clause-kind.ts'
import type { Item } from './list-item.ts'

const TELLS_HOW =
  /^(?:the )?(?:offerors?|proposers?|applicants?|performers?|companies|contractor) (?:must|should|shall|will) (?:clearly )?((?:describe|explain|show|identify|outline|discuss) (?:how|why|that|whether) .+)$/i
const HOLDS =
  /^(?:the |this |each )?((?:[\w-]+ ){0,2}(?:CONOPS|plan|report|study|assessment|documentation)) (?:needs? to|must|should|shall|will) include$/i

/** "Offerors must clearly describe how the effort will", "The CONOPS needs to include": the introduction gives the order, the item its rest. */
export function ledDuty({ intro, text }: Item): Clause | null {
  const told = TELLS_HOW.exec(intro)?.[1]
  if (told) return { kind: 'duty', verb: 'describe', text: `${lowerStart(told)} ${lowerStart(text)}` }
  const document = HOLDS.exec(intro)?.[1]
  return document ? { kind: 'duty', verb: 'include', text: `include in the ${document} ${lowerStart(text)}` } : null
}
