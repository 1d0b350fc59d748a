import { type Block, blocksOf } from '../layout/block.ts'
import { paragraphOf } from '../layout/field.ts'
import { headingOf } from '../layout/heading.ts'
import type { Line } from '../layout/line.ts'
import { isEmptyField, type Section } from '../layout/section.ts'
import { isOfTitle } from './topic-title.ts'

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

/** The lines of a section that are none of its field; none of a section that is text as a whole. */
export function besideField({ name, lines }: Section): Line[] {
  if (WHOLE.has(name)) return []
  return name === 'header' || name === 'other' ? lines : lines.slice(paragraphOf(lines).length)
}

/** What is said in a topic's head, from the first sentence behind its labels on. */
export function proseIn(section: Section, title: string | undefined): Line[] {
  if (section.name === 'tpoc' || section.name === 'keywords') return []
  const lines = besideField(section)
  const from = lines.findIndex((line, at) => !isOfHead(line, section.name, title) && speaksFrom(lines, at))
  return from < 0 ? [] : lines.slice(from)
}

/** Whether the paragraph that begins with a line says something. */
function speaksFrom(lines: readonly Line[], at: number): boolean {
  const [first] = blocksOf(lines.slice(at, at + LOOKED_AT))
  return first !== undefined && saysSomething(first)
}

/** So many lines tell whether a paragraph says something. */
const LOOKED_AT = 6

/** Labels with their values, dates, addresses, and the portal's status lines. */
const FURNITURE =
  /^(?:[A-Z][A-Z &/()-]{2,30}:\s.{0,60}$|.*\d{1,2}\/\d{1,2}\/\d{2,4}|.*\d{4}-\d{2}-\d{2}T|https?:\/\/|download|back to|(?:note: )?to ask a question|(?:phone|e-?mail|fax)\b)/i

/** Whether a line is the title, a label, or what a portal prints around a topic. */
export function isOfHead({ text }: Line, within: Section['name'], title: string | undefined): boolean {
  if (within === 'tpoc' || isOfTitle(text, title)) return true
  return FURNITURE.test(text) || headingOf(text) !== null || isEmptyField(text)
}

/** Whether a block has at least a handful of words, of which one is written small. */
export function saysSomething(block: Block): boolean {
  const words = block.text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 5 && words.filter((word) => word === word.toLowerCase()).length >= 2
}
