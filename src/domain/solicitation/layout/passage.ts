import { partedAtSpaces } from '../../../language/characters.ts'
import type { Line } from './line.ts'

/** Lines joined to running text, which still knows on which page each character stands; a page stands twice where a running line was taken out of it. */
export type Passage = { text: string; pages: { from: number; page: number }[] }

/** The lines as one passage. */
export function passageOf(lines: readonly Line[]): Passage {
  let text = ''
  const pages: Passage['pages'] = []
  lines.forEach((line, at) => {
    text += at === 0 ? '' : (lines[at - 1]?.joint ?? ' ')
    if (pages.at(-1)?.page !== line.page || line.cutAbove) pages.push({ from: text.length, page: line.page })
    text += line.text
  })
  return { text, pages }
}

/**
 * Where a piece of a passage begins, and the part of it that stands on that page.
 * A sentence that runs over a page break is quoted up to the break, so that the quote stands word for word on its page; where that is only a
 * stump, from the break on.
 */
export function quoteAt(passage: Passage, start: number, end: number): { page: number; quote: string } {
  const at = Math.max(
    0,
    passage.pages.findLastIndex((mark) => mark.from <= start),
  )
  const page = passage.pages[at]?.page ?? 1
  const pageEnd = passage.pages[at + 1]?.from ?? passage.text.length
  const quote = passage.text.slice(start, Math.min(end, pageEnd)).trim()
  return pageEnd < end && isStump(quote) && end - pageEnd > quote.length ? quoteAt(passage, pageEnd, end) : { page, quote }
}

/** Too few words to tell what a sentence asks: fewer than four, or than 25 characters. */
function isStump(quote: string): boolean {
  return quote.length < 25 || partedAtSpaces(quote).length < 4
}
