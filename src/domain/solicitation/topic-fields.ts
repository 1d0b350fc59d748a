import type { ProgramType } from '../program.ts'
import type { Topic } from './analysis.ts'
import { blocksOf } from './block.ts'
import { fieldText, listed, referencesIn } from './field.ts'
import { awardCeiling, periodOfPerformance } from './frame.ts'
import type { Line } from './line.ts'
import { isEmptyField, type Section } from './section.ts'
import { componentNamed, componentOfNumber, isDirectNumber, programOfNumber } from './topic-number.ts'

/** What a topic says of itself, from its sections. `lines` are all of the topic's lines; number and title are known already. */
export function topicFields(
  named: { number?: string | undefined; title?: string | undefined },
  sections: readonly Section[],
  lines: readonly Line[],
): Topic {
  const header = headerText(sections)
  const asked = withoutReferences(sections)
  return {
    number: named.number,
    title: named.title || undefined,
    component: (named.number && componentOfNumber(named.number)) || componentNamed(header),
    program_type: programOf(named.number, header, lines),
    phases: {
      phase_1: sectionBody(sections, 'phase_1'),
      phase_2: sectionBody(sections, 'phase_2'),
      phase_3: sectionBody(sections, 'phase_3'),
    },
    objective: sectionBody(sections, 'objective'),
    description: sectionBody(sections, 'description'),
    references: referencesIn(sections.filter((section) => section.name === 'references').flatMap((section) => section.lines)),
    keywords: listed(fieldText(sections, 'keywords')),
    technology_areas: listed(fieldText(sections, 'technology_areas') ?? fieldText(sections, 'modernization_priorities')),
    itar: isExportControlled(sections, asked),
    direct_to_phase_2: isDirect(named, asked),
    award_ceiling: awardCeiling(asked),
    period_of_performance: periodOfPerformance(asked),
    tpoc: fieldText(sections, 'tpoc'),
    classified_notice: false,
    dates: [],
  }
}

/** The paragraphs and items of a section as text, a line each; undefined when it is empty or "N/A". */
export function sectionBody(sections: readonly Section[], name: Section['name']): string | undefined {
  const blocks = sections.filter((section) => section.name === name).flatMap((section) => blocksOf(section.lines))
  const text = blocks.map((block) => (block.kind === 'item' ? `• ${block.text}` : block.text)).join('\n')
  return isEmptyField(text) ? undefined : text
}

const HEADER: ReadonlySet<Section['name']> = new Set(['header', 'number', 'title', 'agency', 'program'])

function headerText(sections: readonly Section[]): string {
  return sections
    .filter((section) => HEADER.has(section.name))
    .map((section) => `${section.name}: ${joined(section.lines)}`)
    .join('\n')
}

function withoutReferences(sections: readonly Section[]): string {
  return sections
    .filter((section) => section.name !== 'references' && section.name !== 'questions')
    .map((section) => joined(section.lines))
    .join('\n')
}

function joined(lines: readonly Line[]): string {
  return lines.map((line) => line.text).join(' ')
}

/** Words in the header decide, then the number's series, then the program's name when the text names only one of the two. */
function programOf(number: string | undefined, header: string, lines: readonly Line[]): ProgramType | undefined {
  const printed = onlyProgram(header)
  return printed ?? (number ? programOfNumber(number) : undefined) ?? onlyProgram(joined(lines))
}

function onlyProgram(text: string): ProgramType | undefined {
  const isSttr = /\bSTTR\b|Small Business Technology Transfer/i.test(text)
  const isSbir = /\bSBIR\b|Small Business Innovation Research/i.test(text)
  if (isSttr === isSbir) return undefined
  return isSttr ? 'STTR' : 'SBIR'
}

function isExportControlled(sections: readonly Section[], asked: string): boolean {
  const notice = sections.filter((section) => section.name === 'itar').map((section) => joined(section.lines))
  if (notice.some((text) => /^(?:false|no)\b/i.test(text))) return false
  return notice.some((text) => !isEmptyField(text)) || /International Traffic in Arms Regulation/i.test(asked)
}

function isDirect(named: { number?: string | undefined; title?: string | undefined }, asked: string): boolean {
  if (named.number && isDirectNumber(named.number)) return true
  return (
    /direct[- ]to[- ]phase[- ]ii/i.test(named.title ?? '') ||
    /direct[- ]to[- ]phase[- ]ii \(\w+\) topic|no phase i awards|phase i(?:-like)? proposals will not be/i.test(asked)
  )
}
