import { type Heading, headingOf, type SectionName } from './heading.ts'
import type { Line } from './line.ts'
import { passageOf } from './passage.ts'

/** A stretch of a topic under one heading. Sections may come in any order, and twice. */
export type Section = { name: SectionName | 'header'; lines: Line[] }

/** Headings that NASA prints with small letters, and that no sentence begins with. */
const ALWAYS_COUNTS: ReadonlySet<SectionName> = new Set(['deliverables', 'background', 'questions', 'tpoc'])

/** The topic's lines under their headings; what stands before the first heading is its header. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const headings = lines.map((line) => headingOf(line.text))
  const mustShout = headings.some((heading) => heading?.isShouted && (heading.name === 'objective' || heading.name === 'description'))
  const sections: Section[] = [{ name: 'header', lines: [] }]
  lines.forEach((line, at) => {
    const heading = headings[at]
    if (heading && counts(heading, mustShout, sections.at(-1)?.name)) {
      sections.push({ name: heading.name, lines: heading.rest ? [{ ...line, text: heading.rest }] : [] })
    } else sections.at(-1)?.lines.push(line)
  })
  return sections
}

function counts(heading: Heading, mustShout: boolean, within: Section['name'] | undefined): boolean {
  if (within === 'questions') return false
  if (within === 'references' && !heading.isShouted && !ALWAYS_COUNTS.has(heading.name) && mustShout) return false
  return heading.isShouted || !mustShout || ALWAYS_COUNTS.has(heading.name)
}

/** The text of all sections of that name, a line for each; undefined when there is none or it says "N/A". */
export function sectionText(sections: readonly Section[], name: Section['name']): string | undefined {
  const texts = sections.filter((section) => section.name === name).map((section) => passageOf(section.lines).text.trim())
  const text = texts.filter((one) => !isEmptyField(one)).join('\n')
  return text === '' ? undefined : text
}

/** Whether a field holds nothing: "N/A", "None", "TBD", or no character at all. */
export function isEmptyField(text: string): boolean {
  return /^(?:n\/?a|none|not applicable|tbd|null|-+)?\.?$/i.test(text.trim())
}
