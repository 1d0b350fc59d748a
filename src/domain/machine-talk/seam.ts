import type { Page } from '../solicitation/analysis.ts'
import { runningLines } from '../solicitation/layout/running-line.ts'

/** How much on each side of a page's end is read as one, in characters. */
const AT_SEAM = 400
/** A sentence that ends on its page goes on on no other. */
const ENDED = /[.!?:]["'”’)]{0,2}$/

/** The end of one page and the beginning of the next as one text, without running lines; `end` and `begin` are their places on the pages. */
export type Seam = { at: number; text: string; tail: number; end: number; begin: number }

/** Where a sentence may run from one page to the next; `at` is the later page's place in the list. */
export function seamsOf(pages: readonly Page[]): Seam[] {
  const lines = pages.map(({ text }) => text.split('\n'))
  const running = runningLines(lines)
  const isBody = (page: number) => (line: string, at: number) => line.trim() !== '' && !running[page]?.has(at)
  return pages.slice(1).flatMap(({ text: below }, before) => {
    const at = before + 1
    const above = pages[before]?.text ?? ''
    const last = (lines[before] ?? []).findLastIndex(isBody(before))
    const first = (lines[at] ?? []).findIndex(isBody(at))
    if (last < 0 || first < 0) return []
    const end = lengthOf((lines[before] ?? []).slice(0, last + 1)) - 1
    const begin = lengthOf((lines[at] ?? []).slice(0, first))
    const tail = above.slice(Math.max(0, end - AT_SEAM), end).trimEnd()
    if (ENDED.test(tail)) return []
    const gap = above.slice(Math.max(0, end - AT_SEAM), end).length - tail.length
    return [{ at, text: `${tail}\n${below.slice(begin, begin + AT_SEAM)}`, tail: tail.length, end: end - gap, begin }]
  })
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length + 1, 0)
}
