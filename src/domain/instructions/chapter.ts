import { partedAtSpaces, startsSmall, startsWithCapital } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import type { Line } from '../solicitation/layout/line.ts'
import type { InstructionFact } from './instructions.ts'

export type RulePhase = InstructionFact['phase']

/** Lines under one heading of component instructions, the heading above it before it, and the phase that these headings name. */
export type Chapter = { heading: string; phase: RulePhase; lines: Line[] }

type Heading = { text: string; rank: number; number: string | null; phase: RulePhase | null; isRunIn?: boolean }

/** Numbers of chapters are small; a line that goes on with "25.4 Program" is none. */
const NUMBERED = /^((?:1\d|\d)(?:\.\d{1,2}){1,3})\.?\s+([A-Z(].{2,140})$/
/** A heading in capitals; its text may go on in the same line behind a colon. */
const SHOUTED = /^([A-Z][A-Z0-9 &/(),.'’|+-]{4,110})(?::?$|(?<=.{8}):\s+\S)/
const JOINS = new Set('of and for the to in with or'.split(' '))

/** Whether a line is set as a title: each word has a capital, but those that join others. */
export const isTitle = (line: string): boolean =>
  !startsSmall(line) && partedAtSpaces(line.trim()).every((word) => !startsSmall(word) || JOINS.has(word))

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
        lines: heading.isRunIn ? [line] : [],
      })
    } else chapters.at(-1)?.lines.push(line)
  }
  return chapters
}

/** The phase that words name: "any" when they name both, null when none. Direct to Phase II is Phase II. */
export function phaseNamed(words: string): RulePhase | null {
  const named = new Set<RulePhase>()
  for (const [, first = '', second, direct, both] of words.matchAll(PHASE)) {
    if (both || FIRST.has(first.toLowerCase())) named.add('I')
    if (both || second || direct || (first && !FIRST.has(first.toLowerCase()))) named.add('II')
  }
  return named.size === 2 ? 'any' : ([...named][0] ?? null)
}

const PHASE = /\bPhases?\s+(I{1,2}|[12]|one|two)\b(?:\s*(?:and|or|&|\/|,)\s*(II|2)\b)?|\b(D2?P2)\b|\b(both phases)\b/gi
const FIRST = new Set(['i', '1', 'one'])
const VOLUME = cueList('volume #')

/** The heading whose phase holds below: a new one of the same rank or higher ends the old one's, but the volumes of a proposal belong to its phase. */
function phaseBearer(heading: Heading, above: Heading | null): Heading | null {
  if (heading.phase) return heading
  if (!above || VOLUME.test(heading.text)) return above
  if (heading.number && above.number) return heading.number.startsWith(`${above.number}.`) ? above : null
  return heading.rank <= above.rank ? null : above
}

function headingOf(line: Line): Heading | null {
  const { text } = line
  if (text.length > 150) return null
  const numbered = NUMBERED.exec(text)
  if (numbered?.[1] && !'.;,'.includes(text.slice(-1)) && !CONTENTS.test(text)) {
    return { text, rank: 0, number: numbered[1].endsWith('.0') ? numbered[1].slice(0, -2) : numbered[1], phase: phaseNamed(text) }
  }
  const [whole, shouted] = SHOUTED.exec(text) ?? []
  if (shouted) return { text: shouted, rank: 1, number: null, phase: phaseNamed(shouted), isRunIn: whole !== text }
  const isApart = line.gapAbove && text.length < 90 && !['.', ';', '!', '?'].some((mark) => text.includes(mark))
  if (isApart && startsWithCapital(text) && isTitle(text.split('Phase I', 1)[0] ?? ''))
    return { text, rank: 2, number: null, phase: phaseNamed(text) }
  return null
}
