import { cueList } from '../../../language/cue-list.ts'
import { exchangeAt } from './exchange.ts'
import { endsOpen, type Heading, headingOf, type SectionName } from './heading.ts'
import type { Line } from './line.ts'

/**
 * A stretch of a topic under one heading, whose words as printed are `heading`. Sections may come in any order, and twice. `isPlain` are those of a text
 * whose headings are in small letters, or that has none.
 */
export type Section = { name: SectionName | 'header'; heading?: string; lines: Line[]; isPlain?: boolean }

/** Sections that say what is wanted: a topic has at least one of them. */
export const BODY: ReadonlySet<Section['name']> = new Set<Section['name']>([
  'objective',
  'description',
  'phase_1',
  'phase_2',
  'deliverables',
])

/** Headings that NASA prints with small letters, and that no sentence begins with. */
const ALWAYS_COUNTS: ReadonlySet<SectionName> = new Set(['deliverables', 'background', 'questions', 'tpoc'])

/** Labels of a topic's head. Within its text the same words ("End users: …") head a paragraph. */
const HEAD_ONLY: ReadonlySet<SectionName> = new Set([
  'number',
  'title',
  'agency',
  'technology_areas',
  'modernization_priorities',
  'program',
  'customer',
  'cmmc',
])
const TEXT: ReadonlySet<string> = new Set([...BODY, 'phase_3', 'additional', 'background'])

/** Sections with which a topic closes; a note in capitals after them is no part of them ("NOTES: …"). */
const CLOSING: ReadonlySet<string> = new Set(['references', 'keywords', 'tpoc', 'other'])

/** Sections that a topic may go on with behind questions and answers, in capitals, where it has not had them: an answer names those that it has. */
const GOES_ON: ReadonlySet<SectionName> = new Set(['phase_1', 'phase_2', 'phase_3', 'references', 'keywords', 'tpoc'])

const MAY_BE_SMALL: ReadonlySet<SectionName> = new Set(['phase_1', 'phase_2', 'phase_3', 'references', 'keywords'])

/** Headings that a topic without any in capitals prints with small letters; "Objective: 6 m/s" is a limit where OBJECTIVE is there too. */
type Shouted = ReadonlySet<SectionName>

/**
 * The topic's lines under their headings; what stands before the first heading is its header. Questions and answers are known by how they take
 * turns, too: they need no heading.
 */
export function sectionsOf(printed: readonly Line[]): Section[] {
  const lines = printed.flatMap(fieldsApart)
  const exchange = exchangeAt(lines)
  const headings = lines.map((line) => headingOf(line.text))
  const shouted = new Set(headings.flatMap((heading) => (heading?.isShouted ? [heading.name] : [])))
  const sections: Section[] = [{ name: 'header', lines: [] }]
  const seen = new Set<Section['name']>()
  lines.forEach((line, at) => {
    const heading = headings[at]
    if (heading && !goesOnIn(heading, line, lines[at - 1]) && counts(heading, line, shouted, sections.at(-1)?.name, seen)) {
      seen.add(heading.name)
      sections.push({ name: heading.name, heading: heading.words, lines: heading.rest ? [{ ...line, text: heading.rest }] : [] })
    } else if (at === exchange && sections.at(-1)?.name !== 'questions') sections.push({ name: 'questions', lines: [line] })
    else sections.at(-1)?.lines.push(line)
  })
  return sections
}

/** Whether a line that looks like a heading goes on with the sentence of the one before it: component instructions are spoken of in small letters, too. */
function goesOnIn({ name, words }: Heading, { gapAbove }: Line, before: Line | undefined): boolean {
  if (endsOpen(before?.text ?? '')) return true
  const mayBeSaid = name === 'additional' && words !== words.toUpperCase() && INSTRUCTS.test(words)
  return mayBeSaid && !gapAbove && before !== undefined && !/[.:;!?)]$/.test(before.text.trim())
}

/** Fields that stand beside each other on a line, "COMPONENT: Army    PROGRAM: SBIR", as a line each. */
function fieldsApart(line: Line): Line[] {
  const isField = (text: string) => (headingOf(text)?.rest ?? '') !== ''
  const { cells = [], ...rest } = line
  if (cells.length < 2 || !cells.every(({ text }) => isField(text))) return [line]
  return cells.map(({ text, at }, nth) => ({ ...rest, text, indent: at, gapAbove: nth === 0 && line.gapAbove }))
}

/** Whether a heading parts a phase: "Phase I Option:" within Phase I, which may be in small letters where the phase's own is not. */
function partsPhase({ name, words, isAlone }: Heading, line: Line, within: Section['name'] | undefined): boolean {
  if (name !== within || !name.startsWith('phase_') || (isAlone && !line.gapAbove)) return false
  return PARTS.test(words)
}

const PARTS = cueList('option | base')
const INSTRUCTS = cueList('instructions')

function counts(
  heading: Heading,
  line: Line,
  shouted: Shouted,
  within: Section['name'] | undefined,
  seen: ReadonlySet<Section['name']>,
): boolean {
  const { name, isShouted } = heading
  const hasBody = [...BODY].some((one) => seen.has(one))
  if (within === 'questions') return (!hasBody && BODY.has(name)) || (isShouted && !seen.has(name) && GOES_ON.has(name))
  if (HEAD_ONLY.has(name) && within !== undefined && TEXT.has(within)) return false
  if (name === 'additional' && within === 'references' && !INSTRUCTS.test(heading.words)) return false
  if (partsPhase(heading, line, within)) return true
  if (name === 'other') return isShouted && line.gapAbove && within !== undefined && CLOSING.has(within)
  if (isShouted || ALWAYS_COUNTS.has(name)) return true
  if (HEAD_ONLY.has(name)) return !hasBody || !shouted.has(name)
  const mustShout = shouted.has('objective') || shouted.has('description')
  if (!mustShout) return true
  if (within === 'references' || shouted.has(name)) return false
  return MAY_BE_SMALL.has(name) && (line.gapAbove || !heading.isAlone)
}

/** Whether a field holds nothing: "N/A", "None", "TBD", or no character at all. */
export function isEmptyField(text: string): boolean {
  const plain = text.trim().toLowerCase()
  return NOTHING.has(plain.endsWith('.') ? plain.slice(0, -1) : plain)
}

const NOTHING = new Set([
  ...['', 'n/a', 'na', 'none', 'none listed', 'none specified', 'none provided', 'none identified', 'not applicable', 'not available'],
  ...['not specified', 'tbd', 'tba', 'to be determined', 'to be announced', 'null', '-', '--', '–', '—'],
])
