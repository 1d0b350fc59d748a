import { sentencesIn } from '../../language/sentence.ts'
import type { Place } from './analysis.ts'
import { type Block, blocksOf } from './layout/block.ts'
import type { Line } from './layout/line.ts'
import { quoteAt } from './layout/passage.ts'
import type { Section } from './layout/section.ts'
import { besideField, isOfHead, saysSomething } from './topic/prose.ts'
import { LONGEST_SENTENCE } from './verdict/placed.ts'

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
  const isLeft = (line: Line) => !isOfHead(line, section.name, title)
  const rest = besideField(section)
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
