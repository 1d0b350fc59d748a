import { hasLetters } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesIn } from '../../language/sentence.ts'
import type { ProgramType } from '../program.ts'
import { type Block, blocksOf } from '../solicitation/layout/block.ts'
import type { Line } from '../solicitation/layout/line.ts'
import { quoteAt } from '../solicitation/layout/passage.ts'
import { type Chapter, chaptersOf, phaseNamed, type RulePhase } from './chapter.ts'

/** One sentence of instructions and what stands around it. `listed` are the names of the items that it introduces. */
export type Statement = {
  text: string
  start: number
  block: Block
  heading: string
  /** What its paragraph said before, and what introduces its list. */
  before: string
  phase: RulePhase
  program_type: ProgramType | undefined
  listed: string[]
  /** Whether it is one of the items that a statement about a work plan introduces. */
  isListed: boolean
}

/** What is longer, in characters, is a table or noise that was taken for a sentence. */
const LONGEST = 2500

/** How much of what stands before a sentence, in characters, tells what it is about. */
const LOOK_BACK = 400

/** The sentences of instructions in reading order. `usual` is the phase that the document is for as a whole. */
export function statementsIn(lines: readonly Line[], usual: RulePhase): Statement[] {
  return chaptersOf(lines, usual).flatMap((chapter) => {
    const blocks = blocksOf(chapter.lines)
    const outlines = outlinesIn(chapter.lines)
    return blocks.flatMap((block, at) => statementsOf(block, chapter, blocks, at, outlines))
  })
}

function statementsOf(
  block: Block,
  chapter: Chapter,
  blocks: readonly Block[],
  at: number,
  outlines: ReadonlyMap<string, string[]>,
): Statement[] {
  const lead = block.lead.join(' ').slice(-LOOK_BACK)
  const ofBlock = phaseNamed(block.text.slice(0, LONGEST))
  const isListed = blocks.slice(Math.max(0, at - LONGEST_LIST), at).some((one) => introducesPlan(one.text.slice(-LOOK_BACK)))
  return wholeSentences(block.text).flatMap(({ start, end }) => {
    const text = block.text.slice(start, end)
    if (text.length > LONGEST || !hasLetters(text)) return []
    const about = phaseNamed(text) ?? block.lead.map(phaseNamed).findLast((phase) => phase !== null) ?? ofBlock ?? chapter.phase
    return {
      text,
      start,
      block,
      heading: chapter.heading,
      before: `${lead} ${block.text.slice(Math.max(0, start - LOOK_BACK), start)}`,
      phase: about,
      program_type: onlyProgram(text),
      listed: text.endsWith(':') ? (outlines.get(text.slice(-LINE_END)) ?? []) : [],
      isListed,
    }
  })
}

const WORK_PLAN = cueList('work plan')

function introducesPlan(text: string): boolean {
  return text.endsWith(':') && WORK_PLAN.test(text.slice(text.lastIndexOf('.') + 1))
}

/** "Section f. Supporting Documents" and "8:00 p.m. ET" are no ends of a sentence. */
const GOES_ON = /\b(?:sections?|paragraphs?|para|appendix|item|subparagraph)\s\(?[a-z]\)?\.$|\b[ap]\.m\.$/i

function wholeSentences(text: string): { start: number; end: number }[] {
  const whole: { start: number; end: number }[] = []
  for (const sentence of sentencesIn(text)) {
    const before = whole.at(-1)
    if (before && GOES_ON.test(text.slice(Math.max(before.start, before.end - 30), before.end))) before.end = sentence.end
    else whole.push({ ...sentence })
  }
  return whole
}

/** More lines than these, or a longer name in characters, are no outline. */
const LONGEST_LIST = 20
const NAME = /^(?:•\s|[-–*]\s|\(?[\da-z]{1,2}[.)]\s)?([A-Z\d][^:]{2,60}?)(?:[.;,]?$|:)/

/** What each introduction of a chapter lists, by the end of its line: the labels and short lines after it ("Scope: List …" is named "Scope"). */
function outlinesIn(lines: readonly Line[]): ReadonlyMap<string, string[]> {
  const outlines = new Map<string, string[]>()
  lines.forEach((line, at) => {
    if (line.text.endsWith(':')) outlines.set(line.text.slice(-LINE_END), namesIn(lines.slice(at + 1, at + 1 + LONGEST_LIST)))
  })
  return outlines
}

/** As much of a line's end, in characters, as tells it from others. */
const LINE_END = 25

function namesIn(lines: readonly Line[]): string[] {
  const names: string[] = []
  for (const { text, gapAbove } of lines) {
    const name = NAME.exec(text)?.[1]
    if (!name && gapAbove) break
    if (name) names.push(name)
  }
  return names
}

/** Page and quote of a part of a statement's sentence: the sentence as far as it stands on the page where the part is. */
export function placeOf({ block, start, text }: Statement, part: number): { page: number; quote: string } {
  const pageStart = block.pages.findLast(({ from }) => from <= start + part)?.from ?? 0
  return quoteAt(block, Math.max(start, pageStart), start + text.length)
}

const STTR = cueList('sttr | small business technology transfer')
const SBIR = cueList('sbir | small business innovation research')

/** The program that words name when they name only one. */
export function onlyProgram(words: string): ProgramType | undefined {
  const [isSttr, isSbir] = [STTR.test(words), SBIR.test(words)]
  if (isSttr === isSbir) return undefined
  return isSttr ? 'STTR' : 'SBIR'
}
