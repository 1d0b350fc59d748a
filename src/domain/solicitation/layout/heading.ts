import { oneLine } from '../../../language/characters.ts'
import { instructionsHeading } from './instructions-heading.ts'
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

/**
 * What the headings of sections but those of phases are called, parted by bars: in small letters, without hyphens and what stands in brackets.
 * A word with a question mark may be missing, a star stands for what follows, a last word may be a plural.
 */
const NAMES: Partial<Record<SectionName, string>> = {
  number: 'solicitation? topic number|solicitation? topic no|topic code|topic id|topic #',
  title: 'topic? title',
  agency: 'agency|component|service|branch|military department',
  technology_areas: 'technology focus? area',
  modernization_priorities:
    'critical technology focus? area|dod? modernization priority|dod? modernization priorities|critical? technology modernization|rt&l focus area|tech focus area',
  customer:
    'acquisition program office?|program of record|end user|intended? customer|primary customer|transition partner|transition customer',
  program: 'program',
  cmmc: 'projected? cmmc level? requirement?|projected? cybersecurity maturity model certification*',
  itar: 'itar notice?|itar restriction|export control notice?|export controlled|export control restriction',
  additional: 'additional information',
  objective: 'topic? objective|project objective',
  description: 'topic? description|subtopic introduction|scope description',
  deliverables: 'desired deliverable|desired deliverables of phase i and phase ii|desired deliverables description',
  background: `state of the art and critical gap|relevance/science traceability|expected trl*|primary technology taxonomy|scope title|lead center
    |participating center|related subtopic pointer`,
  references: 'reference|bibliography',
  keywords: 'keyword|key word',
  tpoc: 'tpoc|topic author|technical point of contact|technical points of contact|topic point of contact|topic points of contact',
  other: `special? note|special? notice|important note|important notice|special? instructions|additional instructions|submission instructions
    |proposal instructions|considerations|other considerations|restrictions|evaluation? criteria`,
  questions: `topic? q&a|tpoc q&a|faq|question submitted on|topic question|frequently asked question|questions and answers|questions&answers
    |questions and responses|question and answer`,
}

/** The names in full, and the beginnings of those that go on in any way. */
const SECTIONS = new Map<string, SectionName>()
const BEGINNINGS: [string, SectionName][] = []
for (const [name, called] of Object.entries(NAMES) as [SectionName, string][]) {
  for (const one of called.split('|').flatMap(formsOf)) {
    if (one.endsWith('*')) BEGINNINGS.push([one.slice(0, -1), name])
    else SECTIONS.set(one, name)
  }
}

/** A name with and without the words that may be missing. */
function formsOf(name: string): string[] {
  let forms = ['']
  for (const word of oneLine(name).split(' ')) {
    const longer = forms.map((form) => `${form} ${word.replace('?', '')}`.trim())
    forms = word.endsWith('?') ? forms.concat(longer) : longer
  }
  return forms
}

/** The letters that a heading may begin with: most lines are none. */
const OPENINGS = new Set(
  [...SECTIONS.keys(), ...BEGINNINGS.map(([begin]) => begin), 'phase', 'direct', 'd2p2', 'dp2', 'q & a', 'ous', 'osd', 'osw', 'usd'].map(
    opening,
  ),
)

function opening(line: string): string {
  return line.slice(0, 3).toLowerCase()
}

/** A phase by its numeral, and what may stand behind it. "l", "1" and "|" are what character recognition reads for "I". */
const PHASE = /^(?:direct to )?phase ([il1|]{1,3}|[23]|one|two|three)(?![\w|])/
const NUMERALS = ['one', 'two', 'three', '', '2', '3']
const PHASES = ['phase_1', 'phase_2', 'phase_3'] as const
const DIRECT: ReadonlySet<string> = new Set(['d2p2', 'dp2'])
const BEHIND_PHASE: ReadonlySet<string> = new Set(['base', 'option', 'requirement', 'requirements', 'feasibility'])
const BEHIND_THIRD: ReadonlySet<string> = new Set(
  'dual use commercialization commercialisation military application applications potential and commercial transition'.split(' '),
)

/** How the notice on export control begins, which most topics print without a heading. */
const EXPORT_NOTICE = ['is restricted', 'is controlled', 'is not restricted', 'is not controlled'].map(
  (words) => `The technology within this topic ${words}`,
)

/** What is longer, in characters, is no name of a section. */
const LONGEST_NAME = 100

/** A dash instead of the colon ("PHASE I – Define …"), which only headings in capitals have, and what character recognition makes of a colon. */
const DASH = /\s*(?:[–—]\s*|-{1,2}\s+|\s-\s*|;\s+)(?=\S)/
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
  if (EXPORT_NOTICE.some((notice) => printed.startsWith(notice)))
    return { name: 'itar', words: '', rest: printed, isShouted: true, isAlone: false }
  const line = closedUp(printed)
  return (OPENINGS.has(opening(line)) ? namedHeading(line) : null) ?? instructions(line)
}

function namedHeading(line: string): Heading | null {
  const colon = line.indexOf(':')
  const before = colon < 0 ? null : headingIn(line.slice(0, colon), line.slice(colon + 1).trimStart())
  // "… assigned by the | TPOC.": a sentence ends in such a line
  const isEnd = colon === line.length - 1 || line.endsWith('.')
  return before ?? (isEnd ? null : headingIn(line, '')) ?? headingBeforeDash(line)
}

/** A component's own instructions within a topic count as a heading in capitals however they are written: nothing else is called so. */
function instructions(line: string): Heading | null {
  const found = instructionsHeading(line)
  return found && { name: 'additional', ...found, isShouted: true, isAlone: found.rest === '' }
}

function headingBeforeDash(line: string): Heading | null {
  const dash = DASH.exec(line.slice(0, LONGEST_NAME))
  const heading = dash && headingIn(line.slice(0, dash.index), line.slice(dash.index + dash[0].length))
  return heading?.isShouted && MAY_HAVE_DASH.has(heading.name) ? heading : null
}

/** The heading of these words, with what follows them on their line. */
function headingIn(printed: string, rest: string): Heading | null {
  if (printed.length > LONGEST_NAME) return null
  const name = sectionNamed(printed)
  if (!name) return null
  const words = printed.replace(NOTE, '')
  return { name, words, rest, isShouted: isInCapitals(words), isAlone: rest === '' }
}

/** A note in brackets behind a heading's words, and marks at their end. */
const NOTE = /(?:\s+\([^)]{1,60}\))?[\s.–—]*$/

function sectionNamed(printed: string): SectionName | undefined {
  const plain = plainName(printed)
  return SECTIONS.get(plain) ?? SECTIONS.get(plain.replace(COUNTED, '')) ?? phaseNamed(plain) ?? beginningOf(plain)
}

/** A plural, and the number of a contact. */
const COUNTED = /(?:s| ?\d)(?: name)?$/

function beginningOf(plain: string): SectionName | undefined {
  return BEGINNINGS.find(([begin]) => plain.startsWith(begin))?.[1]
}

/** What stands before the name of an area of technology. */
const OFFICES: ReadonlySet<string> = new Set(['ousd', 'ousw', 'osd', 'osw', 'usd'])

/** Words as the names above are written. */
function plainName(printed: string): string {
  const whole = printed.toLowerCase().replaceAll('(s)', 's').replaceAll('(ies)', '')
  const words = whole.replace(/\([^)]{1,60}\)/g, ' ').match(/[^\s–—-]+/g) ?? []
  const named = OFFICES.has(words[0] ?? '') ? words.slice(1) : words
  return named
    .join(' ')
    .replace(/ ?([&/]) ?/g, '$1')
    .replace(/\.$/, '')
}

/** The phase that a heading names, where nothing stands behind its numeral that makes it a sentence. */
function phaseNamed(plain: string): SectionName | undefined {
  const [head, numeral] = PHASE.exec(plain) ?? []
  if (!head || !numeral) return DIRECT.has(plain) ? 'phase_2' : undefined
  const written = NUMERALS.indexOf(numeral)
  const which = written < 0 ? numeral.length - 1 : written % 3
  const behind = plain.slice(head.length).match(/[^\s,/&]+/g) ?? []
  const allowed = which === 2 ? BEHIND_THIRD : BEHIND_PHASE
  return behind.every((word) => allowed.has(word)) ? PHASES[which] : undefined
}

/** "AREA(s)" counts as capitals, too, and an "l" that recognition read for an "I". */
function isInCapitals(words: string): boolean {
  const plain = words.replaceAll('(s)', '').replaceAll('(ies)', '').replaceAll('l', 'I')
  return plain === plain.toUpperCase()
}

const OF_TITLES: ReadonlySet<string> = new Set('and or of the for to in on with a an'.split(' '))

/** Whether a line ends in a word behind which its sentence goes on, so that no heading follows: "… as agreed with the". */
export function endsOpen(line: string): boolean {
  const word = line.trimEnd().split(' ').at(-1) ?? ''
  return OF_TITLES.has(/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)
}

/** Whether a word stands in small letters but for those of titles: the text is a sentence, and no name. */
export function hasSmallWord(text: string): boolean {
  return text.split(' ').some((word) => /^[a-z]/.test(word) && !OF_TITLES.has(word))
}
