import { cueList, type FoundCue } from '../../language/cue-list.ts'
import { comparedWords } from '../grounding/quotation.ts'
import { atWords, isDenied } from './quoted.ts'
import { type Objection, placeName, type QualityRule, type Said } from './rule.ts'
import { saidByAsker } from './without-quotes.ts'

/** Words by which a firm marks what must not get out. */
const CLOSED_MARKING = cueList(`
  company/commercially/business/strictly confidential | private and confidential | proprietary and/& confidential | confidential and/& proprietary |
  company/business/commercial proprietary | company/business/commercial/competition sensitive | commercial in confidence | trade secret |
  contain/contains/include/includes/discloses proprietary/confidential | proprietary information/data/legend | covered by an nda | under /an nda |
  covered by a non disclosure agreement | under a non disclosure agreement | provisional/unpublished/unfiled/pending patent application`)
/** "Shall not be disclosed outside the Government." */
const NOT_TO_GET_OUT = cueList(`
  do not disclose/duplicate/copy/distribute | not to be disclosed/duplicated/copied/distributed | shall/must not be
  disclosed/duplicated/copied/distributed`)
const OUT = cueList('outside | without | proposal | permission | third party')

/** "Our proprietary algorithm": a thing that the firm calls proprietary; others' software may be. "Non-proprietary" is its opposite. */
const CLOSED_THING = {
  find: (sentence: string): FoundCue | null => {
    const match = /(?<!non-|non)\bproprietary\b/i.exec(sentence)
    return match && { index: match.index, text: match[0] }
  },
}
const OF_THE_FIRM = cueList('contractor | we | our | us | its own | company | in house | is/are/be/remain* proprietary')

/** QC-32: nothing proprietary stands in a plan that becomes contract text and may be published (brief §4). */
export const proprietaryWording: QualityRule = {
  id: 'QC-32',
  checks: 'nothing in the plan is marked or called proprietary or confidential',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7f (non-proprietary work plan, basis for public release)',
  remedy: 'Say what the thing does without what you want to protect, and take the marking out.',
  objections: (plan, { said }) => {
    const isAsked = saidByAsker(plan)
    return said.flatMap((one) => proprietaryIn(one, isAsked))
  },
}

function proprietaryIn(said: Said, isAsked: (compared: string) => boolean): Objection[] {
  const { own: sentence } = said
  const marked = CLOSED_MARKING.find(sentence) ?? (OUT.test(sentence) ? NOT_TO_GET_OUT.find(sentence) : null)
  const match = marked ?? (OF_THE_FIRM.test(sentence) ? CLOSED_THING.find(sentence) : null)
  if (!match || isDenied(sentence, match.index, match.text.length)) return []
  // "read the proprietary legends": what the solicitation names so, set as a word among others, is what the work is about
  if (marked && match.text === match.text.toLowerCase() && isAsked(comparedWords(match.text))) return []
  const message = `${placeName(said)} says "${match.text}"; a work plan becomes contract text and may be published.`
  return [{ ...atWords(said, match.index), message, severity: marked ? 'error' : 'warning' }]
}

/** Levels of secrecy or of control. */
const LEVELS: ReadonlySet<string> = new Set(
  'TOP SECRET|SECRET|CONFIDENTIAL|CUI|CONTROLLED|FOUO|NOFORN|CONTROLLED UNCLASSIFIED INFORMATION|UNCLASSIFIED|TS|U'.split('|'),
)
/** These are a marking with another behind a slash alone. */
const OPEN: ReadonlySet<string> = new Set(['UNCLASSIFIED', 'U'])
const LONGEST_BANNER = 120

/** Whether a line is nothing but a level and what goes with it: a banner. */
function isBanner(line: string): boolean {
  const [level = '', ...others] = line
    .replace(/[\s*_[\]()]+$|^[\s*_[\]()]+/g, '')
    .split('/')
    .map((one) => one.trim())
    .filter(Boolean)
  const isWith = others.every((one) => /^[A-Z][A-Z0-9 ,-]*$/.test(one))
  return LEVELS.has(level) && isWith && (!OPEN.has(level) || others.includes('FOUO'))
}

/** Markings inside a line: portion marks, control strings, designation blocks, distribution statements. */
const MARKINGS = [
  /\b(?:TOP SECRET|SECRET|CONFIDENTIAL|CUI|TS|FOUO)\s?\/\/\s?[A-Z][A-Z0-9-]{1,20}/,
  /^\s*\((?:TS|CUI|FOUO|NF)\)|\((?:TS|S|C|CUI|U)\/\/[A-Z][A-Z0-9, /-]{0,30}\)/,
  /\/\/\s?(?:NOFORN|NF|FOUO|REL TO|ORCON|SP-[A-Z]{2,6})\b|\bREL TO USA\b|\bFOR OFFICIAL USE ONLY\b/,
  /^\s*(?:Classified by|Derived from|Declassify on|CUI category|Controlled by)\s?:/,
  /^\W{0,4}(?:DISTRIBUTION|Distribution) (?:STATEMENT|Statement) [B-F]\b|\bDistribution authorized to\b/,
]
const SPOKEN_OF = cueList('marked | marking | handl* | acronym | means')

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
  const isLine = sentence.length < LONGEST_BANNER && isBanner(sentence)
  const marked = MARKINGS.map((one) => one.exec(sentence)).find((one) => one !== null) ?? caveatIn(sentence)
  const [index, words] = isLine ? [0, sentence] : [marked?.index ?? 0, marked?.[0]]
  if (words === undefined) return []
  const message = `"${words.trim()}" marks classified or controlled information. Do not enter such data here.`
  return [{ ...atWords(said, index), message }]
}

function caveatIn(sentence: string): RegExpExecArray | null {
  const match = CAVEAT.exec(sentence)
  const isSpokenOf = match && (isDenied(sentence, match.index, match[0].length) || SPOKEN_OF.test(sentence))
  return isSpokenOf ? null : match
}
