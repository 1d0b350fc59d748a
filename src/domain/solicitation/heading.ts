/** What a topic's sections are called here, whatever heading the document prints. */
export type SectionName =
  | 'number'
  | 'title'
  | 'agency'
  | 'technology_areas'
  | 'modernization_priorities'
  | 'program'
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

/** A heading at the start of a line, and what of the line comes after it. */
export type Heading = { name: SectionName; rest: string; isShouted: boolean }

const HEADINGS: readonly (readonly [SectionName, RegExp])[] = [
  ['number', /^topic (?:number|no\.?|code)/i],
  ['title', /^(?:topic )?title/i],
  ['agency', /^(?:agency|component|service)\b/i],
  ['technology_areas', /^(?:ou?s[dw] ?\(r&e\) )?(?:critical )?technology (?:focus )?area(?:s|\(s\))?/i],
  ['modernization_priorities', /^modernization priorit(?:y|ies)|^(?:critical )?technology modernization/i],
  ['program', /^(?:acquisition program|program)\b/i],
  ['cmmc', /^(?:projected )?cmmc(?: level)?(?: requirement)?/i],
  ['itar', /^(?:itar|export control(?:led)?)(?: (?:notice|restrictions?))?/i],
  ['additional', /^additional information/i],
  ['objective', /^objectives?/i],
  ['description', /^description|^subtopic introduction|^scope description/i],
  ['phase_1', /^phase (?:i|1|one)(?: (?:base|option|requirements?|feasibility))?(?! *(?:i|[-–] *like))\b/i],
  ['phase_2', /^(?:direct to )?phase (?:ii|2|two)(?: (?:base|option|requirements?))?(?!i)\b/i],
  [
    'phase_3',
    /^phase (?:iii|3|three)(?:[ ,/–-]+(?:dual[- ]use|commerciali[sz]ation|military|applications?|potential|and|&|commercial|transition)+)*/i,
  ],
  ['deliverables', /^desired deliverables(?: of phase i and phase ii| description)?/i],
  [
    'background',
    /^(?:state of the art and critical gaps|relevance ?\/ ?science traceability|expected trl[^:]*|primary technology taxonomy|scope title|lead center|participating center\(s\)|related subtopic pointers)/i,
  ],
  ['references', /^(?:references?|bibliography)/i],
  ['keywords', /^key ?words?/i],
  ['tpoc', /^(?:technical point of contact|tpoc)(?: \(tpoc\))?(?:[ -]?\d)?/i],
  ['questions', /^(?:(?:topic )?q ?& ?a|questions? and answers?|question submitted on|topic questions?)/i],
]

/** How the notice on export control begins, which most topics print without a heading. */
const EXPORT_NOTICE = /^The technology within this topic is (?:restricted|controlled)/

/** Headings that sit alone on their line may be followed by these marks only. */
const ALONE = /^\s*(?:\([^)]{1,60}\)\s*)?[:.]?\s*$/
const WITH_TEXT = /^\s*(?:\([^)]{1,60}\)\s*)?:\s*/

/**
 * The heading that a line begins with: its words and a colon ("PHASE I: Define …"), or its words alone ("OBJECTIVE").
 * Looks play no part: topics are printed in one font. A heading in capitals is `isShouted`; others count only where a document has no shouted ones.
 */
export function headingOf(line: string): Heading | null {
  if (EXPORT_NOTICE.test(line)) return { name: 'itar', rest: line, isShouted: true }
  for (const [name, pattern] of HEADINGS) {
    const words = pattern.exec(line)?.[0]
    if (!words) continue
    const after = line.slice(words.length)
    const isShouted = words === words.toUpperCase()
    const colon = WITH_TEXT.exec(after)
    if (colon) return { name, rest: after.slice(colon[0].length), isShouted }
    if (ALONE.test(after)) return { name, rest: '', isShouted }
  }
  return null
}
