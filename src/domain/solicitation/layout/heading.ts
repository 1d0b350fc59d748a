import { closedUp } from './letter-spacing.ts'

/** What a topic's sections are called here, whatever heading the document prints. */
export type SectionName =
  | 'number'
  | 'title'
  | 'agency'
  | 'technology_areas'
  | 'modernization_priorities'
  | 'program'
  | 'customer'
  | 'cmmc'
  | 'itar'
  | 'additional'
  | 'objective'
  | 'description'
  | 'phase_1'
  | 'phase_2'
  | 'phase_3'
  | 'deliverables'
  | 'background'
  | 'references'
  | 'keywords'
  | 'tpoc'
  | 'questions'
  | 'other'

/** A heading at the start of a line: its words as printed, what of the line comes after it, and whether it is in capitals or stands alone. */
export type Heading = { name: SectionName; words: string; rest: string; isShouted: boolean; isAlone: boolean }

/** By their words. In the numerals of phases "l", "1" and "|" are what character recognition reads for "I". */
const HEADINGS: readonly (readonly [SectionName, RegExp])[] = [
  ['number', /^(?:solicitation )?topic (?:number|no\.?|code|id|#)/i],
  ['title', /^(?:topic )?title/i],
  ['agency', /^(?:agency|component|service|branch|military department)\b/i],
  ['technology_areas', /^(?:(?:ou?s[dw]|usd) ?\(r&e\) )?(?:critical )?technology (?:focus )?area(?:s|\(s\))?/i],
  [
    'modernization_priorities',
    /^(?:(?:ou?s[dw]|usd) ?\(r&e\) )?(?:dod )?modernization priorit(?:y\(ies\)|y|ies)(?:\(s\))?|^(?:critical )?technology modernization|^(?:rt&l|tech|dod) focus area(?:s|\(s\))?/i,
  ],
  [
    'customer',
    /^(?:acquisition program(?: office)?|program of record|transition (?:partner|sponsor|customer|target|program)|end[- ]user|(?:intended |primary )?customer)(?:s|\(s\))?/i,
  ],
  ['program', /^program\b/i],
  ['cmmc', /^(?:projected )?(?:cmmc|cybersecurity maturity model certification)(?: \(cmmc\))?(?: level)?(?: requirement)?/i],
  ['itar', /^(?:itar|export control(?:led)?)(?: (?:notice|restrictions?))?/i],
  ['additional', /^additional information/i],
  ['objective', /^(?:topic |project )?objective(?:s|\(s\))?/i],
  ['description', /^(?:topic )?description|^subtopic introduction|^scope description/i],
  ['phase_1', /^phase (?:[il1|]|one)(?: (?:base|option|requirements?|feasibility))?(?! *(?:[il|]|[-–] *like))(?!\w)/i],
  ['phase_2', /^(?:direct to )?phase (?:[il1|]{2}|2|two)(?: (?:base|option|requirements?))?(?!\w|\|)|^(?:d2p2|dp2)\b/i],
  [
    'phase_3',
    /^phase (?:[il1|]{3}|3|three)(?!\w)(?:[ ,/–-]+(?:dual[- ]use|commerciali[sz]ation|military|applications?|potential|and|&|commercial|transition)+)*/i,
  ],
  ['deliverables', /^desired deliverables(?: of phase i and phase ii| description)?/i],
  [
    'background',
    /^(?:state of the art and critical gaps|relevance ?\/ ?science traceability|expected trl[^:]*|primary technology taxonomy|scope title|lead center|participating center\(s\)|related subtopic pointers)/i,
  ],
  ['references', /^(?:references?|bibliography)/i],
  ['keywords', /^key ?words?/i],
  ['tpoc', /^(?:(?:technical|topic) points? of contact|topic authors?|tpocs?)(?: \(tpocs?\))?(?:[ -]?\d)?(?: name)?/i],
  [
    'other',
    /^(?:(?:special|additional|important|other|security|submission|proposal|evaluation) )?(?:notes?|notices?|instructions|considerations|restrictions|criteria)/i,
  ],
  ['questions', /^(?:(?:topic |tpoc )?q ?& ?as?|faqs?|question submitted on)(?!\w)/i],
  ['questions', /^(?:questions? (?:and|&) (?:answers?|responses?)|(?:topic|frequently asked) questions?)(?!\w)/i],
]

/** How the notice on export control begins, which most topics print without a heading. */
const EXPORT_NOTICE = /^The technology within this topic is (?:restricted|controlled)/

/** Headings that sit alone on their line may be followed by these marks only. */
const ALONE = /^\s*(?:\([^)]{1,60}\)\s*)?[:.–—]?\s*$/
const WITH_TEXT = /^\s*(?:\([^)]{1,60}\)\s*)?:\s*/

/** What character recognition makes of a colon. */
const MISREAD_COLON = /^\s*;\s+(?=\S)/

/** A dash instead of the colon ("PHASE I – Define …"), which only headings in capitals have: a sentence may begin with "Phase I –" too. */
const WITH_DASH = /^\s*(?:\([^)]{1,60}\)\s*)?(?:[–—]\s*|-{1,2}\s+|\s-\s*)(?=\S)/
const MAY_HAVE_DASH: ReadonlySet<SectionName> = new Set([
  'objective',
  'description',
  'phase_1',
  'phase_2',
  'phase_3',
  'references',
  'keywords',
])

/**
 * The heading that a line begins with: its words and a colon ("PHASE I: Define …"), or its words alone ("OBJECTIVE").
 * Looks play no part: topics are printed in one font. A heading in capitals is `isShouted`; others count only where a document has no shouted ones.
 */
export function headingOf(printed: string): Heading | null {
  if (EXPORT_NOTICE.test(printed)) return { name: 'itar', words: '', rest: printed, isShouted: true, isAlone: false }
  const line = closedUp(printed)
  for (const [name, pattern] of HEADINGS) {
    const words = pattern.exec(line)?.[0]
    if (!words) continue
    const heading = headingBefore(name, words, line.slice(words.length))
    if (heading) return heading
  }
  return null
}

function headingBefore(name: SectionName, words: string, after: string): Heading | null {
  const isShouted = isInCapitals(words)
  const mark = WITH_TEXT.exec(after) ?? (isShouted && MAY_HAVE_DASH.has(name) ? (WITH_DASH.exec(after) ?? MISREAD_COLON.exec(after)) : null)
  const rest = mark ? after.slice(mark[0].length) : ''
  if (rest) return { name, words, rest, isShouted, isAlone: false }
  return mark || ALONE.test(after) ? { name, words, rest: '', isShouted, isAlone: true } : null
}

/** "AREA(s)" counts as capitals, too, and an "l" that recognition read for an "I". */
function isInCapitals(words: string): boolean {
  const plain = words.replace(/\((?:s|ies)\)/g, '').replaceAll('l', 'I')
  return plain === plain.toUpperCase()
}
