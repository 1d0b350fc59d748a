import { endsWithOne } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { hasSmallWord, headingOf } from '../layout/heading.ts'
import { instructionsHeading } from '../layout/instructions-heading.ts'
import type { Line } from '../layout/line.ts'

/** Sections with which topics close. A chapter heading before them is a heading of the topic's own. */
const CLOSING: ReadonlySet<string> = new Set(['phase_3', 'references', 'keywords', 'tpoc', 'questions'])

/** What the next chapter of an announcement is called: another component's instructions, an index, an appendix, NASA's directorates and focus areas. */
const INSTRUCTED = cueList('proposal | submission | preparation | component | phase i | phase ii')
const CHAPTER = cueList('topic index | topic description | mission directorate (')
const OPENS_CHAPTER = cueList('appendix _ | attachment _ | exhibit _ | enclosure _ | focus area # | contents | table of contents')

/** The title page of a component's chapter. */
const SERVICES = new Set(['army', 'navy', 'air force', 'us army', 'us navy', 'us air force'])
const OFFICES = ['agency', 'command', 'activity']
const PROGRAM = cueList('small business innovation research | small business technology transfer')

const LONGEST_HEADING = 110
const TITLE_PAGE_LINES = 8

/**
 * The index of the line before which a topic ends, from its first line up to the next topic: where the next chapter of the document begins. Behind the only topic
 * of a document stand no other component's instructions, but its own.
 */
export function topicEnd(lines: readonly Line[], from: number, to: number, isListed: (at: number) => boolean, isOnly = false): number {
  let isClosing = false
  for (let at = from + 1; at < to; at++) {
    const line = lines[at]
    if (!line) continue
    const isOther = isClosing && !isOnly && instructionsHeading(line.text) !== null
    const heading = isOther ? null : headingOf(line.text)
    if (heading) isClosing ||= CLOSING.has(heading.name)
    else if (isClosing && (isListed(at) || (beginsChapter(lines, at, line) && !(isOnly && areInstructions(lines, at)))))
      return chapterStart(lines, at, from + 1)
  }
  return to
}

function beginsChapter(lines: readonly Line[], at: number, line: Line): boolean {
  const isFirst = lines[at - 1]?.page !== line.page
  if (!line.gapAbove && !isFirst) return false
  const text = line.text
  if (text.length > LONGEST_HEADING || endsWithOne(text, '.;,') || hasSmallWord(text)) return false
  return BEGINS.test(text) && (isChapter(text) || (isFirst && isTitlePage(text)))
}

/** Whether a chapter's title, in lines one below the other, says that it is instructions. */
function areInstructions(lines: readonly Line[], at: number): boolean {
  return lines.slice(at, at + TITLE_PAGE_LINES).some(({ text }) => instructionsHeading(text) !== null)
}

/** A chapter begins with a capital or the number of an announcement. */
const BEGINS = /^(?:[A-Z]|\d{2}\.\d )/

function isChapter(text: string): boolean {
  if (CHAPTER.test(text) || OPENS_CHAPTER.find(text)?.index === 0) return true
  return text.toLowerCase().endsWith('instructions') && INSTRUCTED.test(text)
}

function isTitlePage(text: string): boolean {
  const name = text.toLowerCase().replaceAll('.', '').split(' (', 1)[0] ?? ''
  return name.startsWith('department of ') || SERVICES.has(name) || OFFICES.some((one) => name.endsWith(` ${one}`)) || PROGRAM.test(name)
}

/** A chapter begins at the top of its page when only its title page stands above the line that tells it. */
function chapterStart(lines: readonly Line[], at: number, first: number): number {
  const page = lines[at]?.page
  let top = at
  while (top > first && lines[top - 1]?.page === page && at - top < TITLE_PAGE_LINES) top--
  const isTop = lines[top - 1]?.page !== page
  const isTitlePage = lines
    .slice(top, at)
    .every((line) => line.text.length < LONGEST_HEADING && headingOf(line.text) === null && !endsWithOne(line.text, '.;'))
  return isTop && isTitlePage ? top : at
}
