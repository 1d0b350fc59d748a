import { cueList } from '../../../language/cue-list.ts'
import type { Span } from '../layout/span.ts'

const BECOMES = cueList(
  'become classified | access classified | access to classified | require* classified | handle classified | store classified | safeguard classified | generate classified | process classified',
)
const MAY_BE = cueList('may be classified | will be classified | could be classified | might be classified')
/** Behind "classified" these tell that things are sorted. */
const SORTED = cueList(
  'classified as | classified into | classified by | classified using | classified with | classified according | classified based | classified correctly | classified automatically',
)
const WORK = cueList('work | effort | phase ii | phase iii | information | contract | task | testing | portion | detail | parameter | data')
const CLEARANCE = cueList('security clearance | facility clearance | personnel clearance | secret clearance | level clearance')
const NEEDS = cueList('acquire* | obtain* | maintain* | possess* | hold* | have | need* | necessary | require*')

/** Where a sentence says that work may become classified, or that it takes clearances. */
export function classifiedSpan(sentence: string): Span | undefined {
  const isSecret = BECOMES.test(sentence) || (MAY_BE.test(sentence) && WORK.test(sentence))
  const isCleared = CLEARANCE.test(sentence) && NEEDS.test(sentence)
  return (isSecret && !SORTED.test(sentence)) || isCleared ? whole(sentence) : undefined
}

const DIRECT = cueList(
  `no phase i award | no phase i proposal | phase i proposals will not be | phase i awards will not be | phase i like proposals will not be | phase i type proposals will not be
   | is direct to phase ii | is a direct to phase ii | is an open direct to phase ii | direct to phase ii only | direct to phase ii proposals only
   | direct to phase ii ( _ ) proposals only | direct to phase ii submissions only | only accept* direct to phase ii | only for direct to phase ii
   | exclusively direct to phase ii | direct to phase ii ( _ ) topic | for a direct to phase ii topic`,
)

/** Where a sentence says that the topic goes directly to Phase II. */
export function directSpan(sentence: string): Span | undefined {
  return DIRECT.test(sentence) ? whole(sentence) : undefined
}

const DIRECT_TITLE = cueList('direct to phase ii | direct to phase 2 | d2p2 | dp2 | dtp2')

/** A title that says it: "DIRECT TO PHASE II: …", "(DP2)". */
export function isDirectTitle(title: string): boolean {
  return DIRECT_TITLE.test(title)
}

const ARMS = cueList('international traffic in arms regulation')
const CONTROLLED = cueList('restrict* | control* | subject | regulated | fall | falls | apply | applies')

const NOT_CONTROLLED = cueList(
  'not restrict* | not control* | not subject | not regulated | not fall | not apply | not expected/anticipated/believed/considered/deemed/likely to be/fall/apply',
)

/** Whether a notice says that export rules do not hold. */
export function isUncontrolled(notice: string): boolean {
  return NOT_CONTROLLED.test(notice)
}

/** Where a sentence says that export rules hold. */
export function exportSpan(sentence: string): Span | undefined {
  return ARMS.test(sentence) && CONTROLLED.test(sentence) && !isUncontrolled(sentence) ? whole(sentence) : undefined
}

const CMMC = /\bCMMC\s+(?:\(?\d\.\d\)?\s+)?Level\s+[1-3](?:\s*\((?:Self|C3PAO|DIBCAC)\))?/i

/** Where a sentence names the cybersecurity level that a contractor needs. */
export function cmmcSpan(sentence: string): Span | undefined {
  const match = CMMC.exec(sentence)
  return match ? { start: match.index, end: match.index + match[0].length, value: match[0] } : undefined
}

function whole(sentence: string): Span {
  return { start: 0, end: sentence.length, value: sentence }
}
