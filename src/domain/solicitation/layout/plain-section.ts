import { endsWithOne, startsWithCapital } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { hasSmallWord, headingOf, type SectionName } from './heading.ts'
import type { Line } from './line.ts'
import { type Section, sectionsOf } from './section.ts'

/** A label with its value, as a record prints it above its text ("Agency: …", "Close Date: …"). */
const FIELD = /^[A-Z][\p{L} ()/&-]{2,40}:\s+\S/u
const LONGEST_FIELD = 120

/** How far down a record's fields begin, in lines, and how many of them are a head. */
const HEAD_WITHIN = 12
const FEWEST_FIELDS = 2

/**
 * The sections of a topic that has none of the headings of the Defense components: a head of labelled fields, then its text, whose headings stand alone
 * on their lines in the capitals of titles. What has no heading is description. Undefined where the document has neither.
 */
export function plainSectionsOf(lines: readonly Line[]): Section[] | undefined {
  const head = headLength(lines)
  const end = lines.length - questionsIn(lines)
  const body = inText(lines.slice(head, end))
  if (head === 0 && body.length < 2) return undefined
  return [...sectionsOf(lines.slice(0, head)), ...body, ...sectionsOf(lines.slice(end)).filter(({ name }) => name === 'questions')]
}

/** How many lines of questions and answers close the text. */
function questionsIn(lines: readonly Line[]): number {
  const last = sectionsOf(lines).at(-1)
  return last?.name === 'questions' ? last.lines.length + (last.heading === undefined ? 0 : 1) : 0
}

/** How many lines are the title and the fields below it: none where no agency, program or title is among them. */
function headLength(lines: readonly Line[]): number {
  const first = lines.slice(0, HEAD_WITHIN).findIndex(isField)
  if (first < 0) return 0
  const after = lines.slice(first).findIndex((line) => !isField(line))
  const fields = lines.slice(first, after < 0 ? lines.length : first + after)
  const isHead = fields.length >= FEWEST_FIELDS && fields.some((line) => headingOf(line.text) !== null)
  return isHead ? first + fields.length : 0
}

/** Whether a line is a label with its value. */
function isField({ text }: Pick<Line, 'text'>): boolean {
  return text.length <= LONGEST_FIELD && FIELD.test(text)
}

/** The text under its headings; one that tells no section stays where it stands. */
function inText(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ name: 'description', lines: [], isPlain: true }]
  lines.forEach((line, at) => {
    const name = isPlainHeading(line, lines[at - 1], lines[at + 1]) ? nameOf(line.text) : undefined
    if (name) sections.push({ name, heading: line.text, lines: [], isPlain: true })
    else sections.at(-1)?.lines.push(line)
  })
  return sections.filter((section) => section.lines.length > 0)
}

const LONGEST_HEADING = 80
const ENDS = /[.!?:;)]["”]?$/

/** A short line without an end mark, in capitals of titles or with a colon, behind what ended. */
function isPlainHeading({ text, gapAbove }: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (!next || text.length > LONGEST_HEADING || endsWithOne(text, '.,;!?') || !startsWithCapital(text)) return false
  if (before && !gapAbove && !ENDS.test(before.text)) return false
  return text.endsWith(':') || !hasSmallWord(text)
}

const AIMS = cueList('goal | objective | purpose | aim')

/** The section that such a heading begins: the phase that it begins with, or what the topic aims at. */
function nameOf(heading: string): SectionName | undefined {
  const phase = headingOf(heading.split(' ', 2).join(' '))
  if (phase?.name.startsWith('phase_')) return phase.name
  return AIMS.test(heading.split(' of ', 1)[0]?.split(' ').at(-1) ?? '') ? 'objective' : undefined
}
