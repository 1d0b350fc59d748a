import type { Line } from '../solicitation/layout/line.ts'
import type { InstructionFact } from './instructions.ts'

export type RulePhase = InstructionFact['phase']

/** Lines under one heading of component instructions, the heading above it before it, and the phase that these headings name. */
export type Chapter = { heading: string; phase: RulePhase; lines: Line[] }

type Heading = { text: string; rank: number; number: string | null; phase: RulePhase | null }

/** Numbers of chapters are small; a line that goes on with "25.4 Program" is none. */
const NUMBERED = /^((?:1\d|\d)(?:\.\d{1,2}){1,3})\.?\s+([A-Z(].{2,140})$/
const SHOUTED = /^[A-Z][A-Z0-9 &/(),.'’|+-]{4,110}:?$/
const RUN_IN = /^([A-Z][A-Z0-9 &/(),.'’|+-]{7,100}):\s+\S/
const NAMES_PHASE = /^(?:[A-Z][\w-]*\s+(?:to\s+)?){0,4}Phase I{1,2}\b[^.;!?]{0,70}$/
const TITLED = /^(?:[A-Z][\w&/()’'-]*,?\s*(?:(?:of|and|for|the|to|in|with|or)\s+){0,2}){1,9}:?$/

/** Lines of a table of contents end in a page number. */
const CONTENTS = /(?:\.{3,}|\s)\d{1,3}$/

/** The chapters of component instructions. `usual` is the phase that the document is for as a whole. */
export function chaptersOf(lines: readonly Line[], usual: RulePhase): Chapter[] {
  const chapters: Chapter[] = [{ heading: '', phase: usual, lines: [] }]
  let above: Heading | null = null
  let outer = ''
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading) {
      above = phaseBearer(heading, above)
      const phase: RulePhase = heading.phase ?? above?.phase ?? usual
      outer = heading.rank < 2 ? heading.text : outer
      chapters.push({
        heading: heading.rank < 2 ? outer : `${outer} / ${heading.text}`,
        phase,
        lines: RUN_IN.test(line.text) ? [line] : [],
      })
    } else chapters.at(-1)?.lines.push(line)
  }
  return chapters
}

/** The phase that words name: "any" when they name both, null when none. Direct to Phase II is Phase II. */
export function phaseNamed(words: string): RulePhase | null {
  if (/\bPhases?\s+I\s*(?:and|or|&|\/|,)\s*(?:Phases?\s+)?II\b|\bboth phases\b/i.test(words)) return 'any'
  const isSecond = /\bPhase\s+(?:II|2|two)\b|\bD2?P2\b|\bDP2\b/i.test(words)
  const isFirst = /\bPhase\s+(?:I|1|one)\b/i.test(words)
  if (isFirst && isSecond) return 'any'
  if (isSecond) return 'II'
  return isFirst ? 'I' : null
}

/** The heading whose phase holds below: a new one of the same rank or higher ends the old one's, but the volumes of a proposal belong to its phase. */
function phaseBearer(heading: Heading, above: Heading | null): Heading | null {
  if (heading.phase) return heading
  if (!above || /\bvolume\s*\d/i.test(heading.text)) return above
  if (heading.number && above.number) return heading.number.startsWith(`${above.number}.`) ? above : null
  return heading.rank <= above.rank ? null : above
}

function headingOf(line: Line): Heading | null {
  const { text } = line
  if (text.length > 150) return null
  const numbered = NUMBERED.exec(text)
  if (numbered?.[1] && !/[.;,]$/.test(text) && !CONTENTS.test(text)) {
    return { text, rank: 0, number: numbered[1].replace(/\.0$/, ''), phase: phaseNamed(text) }
  }
  const runIn = RUN_IN.exec(text)?.[1]
  if (runIn ?? SHOUTED.test(text)) return { text: runIn ?? text, rank: 1, number: null, phase: phaseNamed(runIn ?? text) }
  const isApart = line.gapAbove && text.length < 90
  if (isApart && (NAMES_PHASE.test(text) || TITLED.test(text))) return { text, rank: 2, number: null, phase: phaseNamed(text) }
  return null
}
