import { oneLine } from '../../language/characters.ts'
import type { Page } from '../solicitation/analysis.ts'
import type { Instructions } from './instructions.ts'
import { instructionsIn } from './instructions-in.ts'

/** A line that names a chapter of a component's instructions, as "PROPOSAL SUBMISSION INSTRUCTIONS" does; an index or contents names others too. */
const CHAPTER = /^(?:(?:[A-Z0-9(&|–-][\w.&()/|,’'–-]*|of|and|for|the|to)\s+){0,14}(?:Instructions|INSTRUCTIONS)$/
const OTHERS = /\.{3,}|\d$|\b(?:see|follow|refer|these|the following)\b/i

/** "3.9 Direct to Phase II Proposal Instructions" is a section; "25.D …" is the cycle of a title. */
const SECTION = /^\(?\d(?:\.\d+)*\.?\s|^1\d\.\d\s|^[a-z]\.\s/
const NAMES_PROGRAM = /\bSBIR\b|\bSTTR\b|small business|broad agency|\bBAA\b/i

/** A title stands this near to the top of its page, in lines that are not blank. */
const TITLE_WITHIN = 8

/**
 * The component's instructions that a topic's own file holds before the topic: from the last page that begins a chapter of instructions
 * down to the page where the topic begins. Null when the file holds none. Their pages are those of the topic's file.
 */
export function instructionsWithin(pages: readonly Page[], topicPage: number, fileName: string): Instructions | null {
  const before = pages.filter(({ page }) => page < topicPage)
  const from = before.findLastIndex(({ text }) => beginsInstructions(text))
  if (from < 0) return null
  const topic = pages.filter(({ page }) => page === topicPage).slice(0, 1)
  const read = instructionsIn([...before.slice(from), ...topic], fileName, { ocr_pages: [], left_out: [] })
  const facts = read.facts.filter(({ page, topic_number }) => page < topicPage || topic_number !== undefined)
  return facts.length > 0 ? { ...read, facts, reading: { ...read.reading, warnings: [] } } : null
}

function beginsInstructions(text: string): boolean {
  const top = text
    .split('\n', 4 * TITLE_WITHIN)
    .map((line) => oneLine(line))
    .filter((line) => line !== '')
    .slice(0, TITLE_WITHIN)
  return (
    NAMES_PROGRAM.test(top.join(' ')) &&
    top.some((line) => line.length < 150 && CHAPTER.test(line) && !SECTION.test(line) && !OTHERS.test(line))
  )
}
