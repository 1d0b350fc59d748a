import { sentencesIn } from '../../language/sentence.ts'
import type { Place } from './analysis.ts'
import { type Block, blocksOf } from './layout/block.ts'
import { paragraphOf } from './layout/field.ts'
import { headingOf } from './layout/heading.ts'
import type { Line } from './layout/line.ts'
import { quoteAt } from './layout/passage.ts'
import { isField } from './layout/plain-section.ts'
import { isEmptyField, type Section } from './layout/section.ts'
import { DATE, isOfTitle } from './topic/topic-title.ts'
import { LONGEST_SENTENCE } from './verdict/placed.ts'

/** Sections whose whole text is read or shown under its heading. */
const WHOLE: ReadonlySet<Section['name']> = new Set([
  'objective',
  'description',
  'phase_1',
  'phase_2',
  'phase_3',
  'deliverables',
  'background',
  'additional',
  'references',
  'questions',
])

/** Sections from which sentences become requirements, so that one too long for that would be lost. */
const ASKING: ReadonlySet<Section['name']> = new Set([
  'objective',
  'description',
  'phase_1',
  'phase_2',
  'deliverables',
  'additional',
  'itar',
])

const LONGEST_QUOTE = 400

/** What a topic says under no heading that is known: shown to people, never dropped (brief §6.1). Page furniture, labels and dates are none of it. */
export function unsortedIn(sections: readonly Section[], title: string | undefined): Place[] {
  return sections.flatMap((section) => [...unclaimed(section, title), ...(ASKING.has(section.name) ? tooLong(section) : [])])
}

function unclaimed(section: Section, title: string | undefined): Place[] {
  if (WHOLE.has(section.name)) return []
  const field = section.name === 'header' || section.name === 'other' ? [] : paragraphOf(section.lines)
  const isLeft = (line: Line) => !isOfTitle(line.text, title) && !isFurniture(line, section.name)
  const rest = section.lines
    .slice(field.length)
    .map((line, at, lines) => (at > 0 && !isLeft(lines[at - 1] ?? line) ? { ...line, cutAbove: true } : line))
    .filter(isLeft)
  return blocksOf(rest).filter(saysSomething).map(placeOf)
}

function placeOf(block: Block): Place {
  return quoteAt(block, 0, Math.min(block.text.length, LONGEST_QUOTE))
}

function tooLong(section: Section): Place[] {
  return blocksOf(section.lines).flatMap((block) =>
    block.text.length <= LONGEST_SENTENCE
      ? []
      : sentencesIn(block.text)
          .filter(({ start, end }) => end - start > LONGEST_SENTENCE)
          .map(({ start }) => quoteAt(block, start, start + LONGEST_QUOTE)),
  )
}

/** Labels with their values, dates, addresses, and the portal's status lines. */
const LONGEST_LABEL = 90
const FURNITURE = ['http', 'download', 'back to', 'to ask a question', 'note: to ask a question', 'phone', 'email', 'e-mail', 'fax']

function isFurniture(line: Line, within: Section['name']): boolean {
  if (within === 'tpoc') return true
  const low = line.text.toLowerCase()
  const isPrinted =
    (isField(line) && line.text.length <= LONGEST_LABEL) || DATE.test(line.text) || FURNITURE.some((one) => low.startsWith(one))
  return isPrinted || headingOf(line.text) !== null || isEmptyField(line.text)
}

/** At least a handful of words, of which one is written small. */
function saysSomething(block: Block): boolean {
  const words = block.text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 5 && words.filter((word) => word === word.toLowerCase()).length >= 2
}
