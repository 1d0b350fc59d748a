import { headingOf } from '../layout/heading.ts'
import type { Line } from '../layout/line.ts'

/** Sections with which topics close. A chapter heading before them is a heading of the topic's own. */
const CLOSING: ReadonlySet<string> = new Set(['phase_3', 'references', 'keywords', 'tpoc', 'questions'])

/** What the next chapter of an announcement is called: another component's instructions, an index, an appendix, NASA's directorates and focus areas. */
const CHAPTER =
  /\b(?:proposal|submission|preparation|component|phase ii?)\b.{0,40}\binstructions$|\btopic (?:index|descriptions?)\b|^(?:appendix|attachment|exhibit|enclosure) [a-z0-9]{1,3}\b|\bmission directorate \([a-z]+\)|^focus area \d{1,2}\b|^(?:table of )?contents$/i

/** The title page of a component's chapter. */
const TITLE_PAGE =
  /^(?:department of (?:the )?[a-z]+(?: \([a-z]+\))?|(?:us |u\.s\. )?(?:army|navy|air force|[a-z ]{4,50}(?:agency|command|activity)(?: \([a-z]+\))?)|(?:dod )?(?:[\w.]+ )?small business (?:innovation research|technology transfer) ?\(?(?:sbir|sttr)?\)?(?: program)?)$/i

/** A chapter's name has capitals: a word without one, but for the small words of titles, is a sentence's. */
const SMALL_WORD = /(?:^|\s)(?!(?:and|or|of|the|for|to|in|on|with|a|an)\s)[a-z]+(?:\s|$)/

const LONGEST_HEADING = 110
const TITLE_PAGE_LINES = 8

/** The index of the line before which a topic ends, from its first line up to the next topic: where the next chapter of the document begins. */
export function topicEnd(lines: readonly Line[], from: number, to: number, isListed: (at: number) => boolean): number {
  let isClosing = false
  for (let at = from + 1; at < to; at++) {
    const line = lines[at]
    if (!line) continue
    const heading = headingOf(line.text)
    if (heading) isClosing ||= CLOSING.has(heading.name)
    else if (isClosing && (isListed(at) || beginsChapter(lines, at, line))) return chapterStart(lines, at, from + 1)
  }
  return to
}

function beginsChapter(lines: readonly Line[], at: number, line: Line): boolean {
  const isFirst = lines[at - 1]?.page !== line.page
  if (!line.gapAbove && !isFirst) return false
  const text = line.text
  if (text.length > LONGEST_HEADING || /[.;,]$/.test(text) || SMALL_WORD.test(text) || !/^(?:[A-Z]|\d{2}\.\d )/.test(text)) return false
  return CHAPTER.test(text) || (isFirst && TITLE_PAGE.test(text))
}

/** A chapter begins at the top of its page when only its title page stands above the line that tells it. */
function chapterStart(lines: readonly Line[], at: number, first: number): number {
  const page = lines[at]?.page
  let top = at
  while (top > first && lines[top - 1]?.page === page && at - top < TITLE_PAGE_LINES) top--
  const isTop = lines[top - 1]?.page !== page
  const isTitlePage = lines
    .slice(top, at)
    .every((line) => line.text.length < LONGEST_HEADING && headingOf(line.text) === null && !/[.;]$/.test(line.text))
  return isTop && isTitlePage ? top : at
}
