import { MONTH_NAME } from '../../language/calendar-date.ts'
import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { atWords, isDenied, listed } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

const SERVICE =
  '(?:Government|Navy|Army|Air Force|Space Force|Marine Corps|Coast Guard|DoD|Department of Defense|AFRL|NAVAIR|NAVSEA|NAVWAR|SOCOM|DARPA|MDA|DHA|TPOC|customer)'

/** Something that the Government has to give: equipment, data, a range. Case matters: the names are names. */
const FURNISHED = new RegExp(
  String.raw`\bGF[EPID]\b|\b[Gg]overnment[- ](?:furnished|provided|supplied|owned)\b|\b(?:furnished|loaned|lent|supplied|provided) by the ${SERVICE}\b|\b(?:needs?|requires?|requests?|expects?|borrows?|will get|shall receive)\b[^.;]{0,80}\bfrom (?:the )?${SERVICE}\b|\bdepends? on [^.;]{0,60}\b(?:from|of|by|at) (?:the )?${SERVICE}\b|^From the Government:`,
)

const DATE = new RegExp(
  [
    String.raw`\b(?:month|week|day)s? (?:\d|${NUMBER_WORD})|\baward ?\+ ?\d|\bwithin \d|\b\d+ (?:days|weeks|months)\b`,
    String.raw`\b(?:by|before|no later than|from) (?:month|the start|the kickoff|kickoff|award|${MONTH_NAME}|Q[1-4]|20\d\d)`,
  ].join('|'),
  'i',
)
const FALLBACK =
  /\b(?:if (?:it|they|this|these|that|the|not|none|no|unavailable)\b|otherwise|instead|fall-?backs?|alternatives?|alternatively|in case|without (?:it|them|this)|else\b|back-?up|surrogate|failing that|(?:until|till) (?:then|it|they|that)\b|can (?:go on|proceed|continue))/i
/** How many sentences after the request may tell date and fallback. */
const FOLLOWING = 2

/** QC-37: what the Government has to give has a date, and something to do when it is late (brief §4). */
export const governmentFurnished: QualityRule = {
  id: 'QC-37',
  checks: 'what the Government has to furnish has its date and a fallback',
  severity: 'warning',
  source:
    'Navy SBIR 25.1 instructions (Government-furnished equipment is discouraged); DoD SBIR 25.4 BAA, Appendix A (use of Government property and facilities)',
  remedy: 'Say by which month you need it, and what you do if it is late.',
  objections: (_plan, { said }) => said.flatMap((one, index) => furnishedIn(one, said.slice(index, index + 1 + FOLLOWING))),
}

function furnishedIn(one: Said, near: readonly Said[]): Objection[] {
  const match = one.part === 'text' || one.part === 'scope' ? FURNISHED.exec(one.sentence) : null
  if (!match || isDenied(one.sentence, match.index, match[0].length)) return []
  const told = near
    .filter(({ part, milestone_number }) => part === one.part && milestone_number === one.milestone_number)
    .map(({ sentence }) => sentence)
  const text = told.join(' ')
  const missing = [...(DATE.test(text) ? [] : ['by when it is needed']), ...(FALLBACK.test(text) ? [] : ['what is done if it is late'])]
  return missing.length > 0
    ? [{ ...atWords(one, match.index), message: `The plan counts on the Government here and does not say ${listed(missing)}.` }]
    : []
}

/** Files in which rights exist, whatever the thing is called. */
const DATA =
  /\b(?:source code|executables?|binar(?:y|ies)|(?:model|simulation|data|design) files?|models? of|data ?sets?|raw data|CSV|CAD|STEP|native format)\b/i

/** Whether some text speaks of software. */
export function speaksOfSoftware(text: string): boolean {
  return SOFTWARE.test(text) || CODE.test(text)
}

const CODE = /\b(?:code|executables?|python)\b/i

/** Software itself; a report about software is a report. */
const SOFTWARE = /\b(?:software|firmware|algorithms?|prototype code|scripts?)\b/i
const DOCUMENT =
  /^\W*(?:[\w-]+ ){0,3}(?:reports?|briefings?|slides|descriptions?|plans?|minutes|matrix|procedures?|manuals?|records?|lists?)\b/i

const RIGHTS =
  /\b(?:SBIR|STTR|technical|unlimited|limited|restricted|Government[- ]purpose) (?:data )?rights\b|\bdata rights\b|\b252\.227-70(?:13|14|17|18)\b|\brights? in (?:technical )?data\b|\bdata[- ]rights?\b/i

/** QC-52: where software or data is delivered, the plan says with which rights and marking (brief §4). */
export const dataRights: QualityRule = {
  id: 'QC-52',
  checks: 'where software or data is delivered, the data rights are stated',
  severity: 'warning',
  source: 'DoD SBIR 25.1 BAA, section 5.7 (SBIR data rights, DFARS 252.227-7018)',
  remedy: 'Say that software and data are delivered with SBIR data rights and their legend, or with which rights instead.',
  objections: (_plan, { said }) => {
    if (said.some(({ sentence }) => RIGHTS.test(sentence))) return []
    const delivered = said.find(({ part, sentence }) => part === 'deliverable' && hasRights(sentence))
    if (!delivered) return []
    return [
      {
        ...atWords(delivered, 0),
        message: 'Software or data is delivered, and the plan says nothing of the data rights and their marking.',
      },
    ]
  },
}

function hasRights(deliverable: string): boolean {
  return DATA.test(deliverable) || (SOFTWARE.test(deliverable) && !DOCUMENT.test(deliverable))
}
