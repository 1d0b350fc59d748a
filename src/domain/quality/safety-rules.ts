import { cueList, type FoundCue } from '../../language/cue-list.ts'
import { atWords, isDenied } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'
import { placeName } from './said.ts'

/** Words by which a firm marks what must not get out. */
const CLOSED_MARKING = cueList(`
  company confidential | commercially confidential | business confidential | strictly confidential | private and confidential
  | proprietary and confidential | confidential and proprietary | confidential & proprietary | company proprietary | business proprietary
  | commercial proprietary | company sensitive | business sensitive | commercial sensitive | commercial in confidence
  | competition sensitive | trade secret | contain proprietary | contains proprietary | contains confidential | include proprietary
  | includes proprietary | includes confidential | discloses proprietary | discloses confidential | proprietary information
  | proprietary data | proprietary legend | covered by an nda | covered by a non disclosure agreement | under nda | under an nda
  | under a non disclosure agreement | provisional patent application | unpublished patent application | unfiled patent application
  | pending patent application`)
/** "Shall not be disclosed outside the Government." */
const NOT_TO_GET_OUT = cueList(`
  do not disclose | do not duplicate | do not copy | do not distribute | not to be disclosed | not to be duplicated | not to be copied
  | not to be distributed | shall not be disclosed | shall not be duplicated | shall not be copied | shall not be distributed
  | must not be disclosed | must not be duplicated | must not be copied | must not be distributed`)
const OUT = cueList('outside | without | proposal | permission | third party')

/** "Our proprietary algorithm": a thing that the firm calls proprietary; others' software may be. "Non-proprietary" is its opposite. */
const CLOSED_THING = {
  find: (sentence: string): FoundCue | null => {
    const match = /(?<!non-|non)\bproprietary\b/i.exec(sentence)
    return match && { index: match.index, text: match[0] }
  },
}
const OF_THE_FIRM = /\b(?:contractor|we|our|us|its own|company|in-house)\b|\b(?:is|are|be|remains?) proprietary\b/i

/** QC-32: nothing proprietary stands in a plan that becomes contract text and may be published (brief §4). */
export const proprietaryWording: QualityRule = {
  id: 'QC-32',
  checks: 'nothing in the plan is marked or called proprietary or confidential',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7f (non-proprietary work plan, basis for public release)',
  remedy: 'Say what the thing does without what you want to protect, and take the marking out.',
  objections: (_plan, { said }) => said.flatMap(proprietaryIn),
}

function proprietaryIn(said: Said): Objection[] {
  const { sentence } = said
  const marked = CLOSED_MARKING.find(sentence) ?? (OUT.test(sentence) ? NOT_TO_GET_OUT.find(sentence) : null)
  const match = marked ?? (OF_THE_FIRM.test(sentence) ? CLOSED_THING.find(sentence) : null)
  if (!match || isDenied(sentence, match.index, match.text.length)) return []
  const message = `${placeName(said)} says "${match.text}"; a work plan becomes contract text and may be published.`
  return [{ ...atWords(said, match.index), message, severity: marked ? 'error' : 'warning' }]
}

/** A line that is nothing but a level of secrecy or of control: a banner. */
const BANNER =
  /^[\s*_[(]*(?:(?:TOP SECRET|SECRET|CONFIDENTIAL|CUI|CONTROLLED|FOUO|NOFORN|CONTROLLED UNCLASSIFIED INFORMATION|UNCLASSIFIED\/\/FOUO|TS|U\/\/FOUO)(?:\s?\/\/?\s?[A-Z][A-Z0-9 ,/-]{0,60})?)[\s*_\])]*$/

/** A marking inside a line: portion marks, control strings, designation blocks, distribution statements. */
const MARKING = new RegExp(
  [
    String.raw`\b(?:TOP SECRET|SECRET|CONFIDENTIAL|CUI|TS|FOUO)\s?//\s?[A-Z][A-Z0-9-]{1,20}`,
    String.raw`\((?:TS|S|C|CUI|U)//[A-Z][A-Z0-9, /-]{0,30}\)`,
    String.raw`^\s*\((?:TS|CUI|FOUO|NF)\)`,
    String.raw`//\s?(?:NOFORN|NF|FOUO|REL TO|ORCON|SP-[A-Z]{2,6})\b`,
    String.raw`\bREL TO USA\b`,
    String.raw`\bFOR OFFICIAL USE ONLY\b`,
    String.raw`^\s*(?:Classified by|Derived from|Declassify on|CUI category|Controlled by)\s?:`,
    String.raw`^\W{0,4}(?:DISTRIBUTION|Distribution) (?:STATEMENT|Statement) [B-F]\b`,
    String.raw`\b[Dd]istribution (?:[Ss]tatement )?[B-F][.:]\s{1,3}Distribution authorized\b`,
    String.raw`\bDistribution authorized to (?:U\.?S\.? Government agencies|the Department of Defense|DoD)\b`,
  ].join('|'),
)

/** "Handle nothing that is marked NOFORN" speaks of a marking; "NOFORN" elsewhere is one. */
const CAVEAT = /\b(?:NOFORN|FOUO)\b/

/** QC-33: no marking of classified or controlled information stands in the plan (brief §4). A clearance may be spoken of. */
export const controlledMarking: QualityRule = {
  id: 'QC-33',
  checks: 'no marking of classified or controlled unclassified information',
  severity: 'error',
  source:
    'DoD SBIR 25.4 BAA, section 3.3 (classified proposals are not accepted); Army SBIR 25.4 Release 12 instructions, section 3.11 (CUI)',
  remedy: 'Take the marked words out of this tool, and ask your security officer where they may be kept.',
  objections: (_plan, { said }) => said.flatMap(markingIn),
}

function markingIn(said: Said): Objection[] {
  const { sentence } = said
  const banner = sentence.length < 120 ? BANNER.exec(sentence) : null
  const match = banner ?? MARKING.exec(sentence) ?? caveatIn(sentence)
  if (!match) return []
  const message = `"${match[0].trim()}" marks classified or controlled information. Do not enter such data here.`
  return [{ ...atWords(said, match.index), message }]
}

function caveatIn(sentence: string): RegExpExecArray | null {
  const match = CAVEAT.exec(sentence)
  const isSpokenOf =
    match && (isDenied(sentence, match.index, match[0].length) || /\b(?:marked|markings?|handl\w{1,4}|acronym|means)\b/i.test(sentence))
  return isSpokenOf ? null : match
}
