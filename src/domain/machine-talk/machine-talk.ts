import { oneLine } from '../../language/characters.ts'
import { remembering } from '../../language/remembering.ts'
import type { LeftOut, Page } from '../solicitation/analysis.ts'
import { likelihoodOfOrder, ordersIn, SURE } from './judgement.ts'
import { seamsOf } from './seam.ts'
import { type Range, sentenceRanges } from './sentence-ranges.ts'

/** Longest text of a piece that is listed as left out, in characters; an order is listed longer, since only what was seen whole is put back. */
const LONGEST = 300
const LONGEST_ORDER = 1200
/** Most pieces that are listed for one page; all are left out. */
const MOST_LISTED = 20
/**
 * The pages without the sentences that give orders to a machine, and these sentences as left out. The rest of a paragraph stays; where a sentence is
 * taken out a blank line comes, so that no quote spans the gap and every quote still stands on the page as it was. Never throws; takes time in proportion to the text.
 * What a person has put back stays on its page and is listed all the same.
 */
export function withoutMachineTalk<P extends Page>(
  pages: readonly P[],
  put_back: readonly string[] = [],
): { pages: P[]; left_out: LeftOut[] } {
  const listed = (page: number, order: string): LeftOut => {
    const isBack = put_back.includes(oneLine(order))
    return { why: 'talks_to_machine', page, text: shortened(order, LONGEST_ORDER), ...(isBack && { put_back: true as const }) }
  }
  // first, since half an order is none, and the other half alone may be one
  const { pages: parted, left_out } = acrossPages(pages, listed)
  const kept = parted.map((page) => {
    const orders = machineTalkIn(page.text).map((range) => ({ ...range, ...listed(page.page, page.text.slice(range.from, range.to)) }))
    left_out.push(...orders.slice(0, MOST_LISTED).map(({ from: _from, to: _to, ...order }) => order))
    const ranges = orders.filter((order) => !order.put_back)
    return ranges.length === 0 ? page : { ...page, text: without(page.text, ranges) }
  })
  return { pages: kept, left_out }
}

/** The pages without orders that begin on one page and end on the next; each page loses its part. */
function acrossPages<P extends Page>(
  pages: readonly P[],
  listed: (page: number, order: string) => LeftOut,
): { pages: P[]; left_out: LeftOut[] } {
  const kept = [...pages]
  const left_out: LeftOut[] = []
  // the last first, so that what goes from a page's beginning does not move its end
  for (const { at, text, tail, end, begin } of pages.length > 1 ? seamsOf(pages).reverse() : []) {
    const [above, below] = [kept[at - 1], kept[at]]
    const spanning = sentenceRanges(text).find(({ from, to }) => from < tail && to > tail + 1)
    if (!above || !below || !spanning || likelihoodOfOrder(text.slice(spanning.from, spanning.to)) < SURE) continue
    const order = listed(above.page, text.slice(spanning.from, spanning.to))
    left_out.unshift(order)
    if (order.put_back) continue
    kept[at - 1] = { ...above, text: without(above.text, [{ from: end - tail + spanning.from, to: end }]) }
    kept[at] = { ...below, text: without(below.text, [{ from: begin, to: begin + spanning.to - tail - 1 }]) }
  }
  return { pages: kept, left_out }
}

/** A text without the sentences that give orders to a machine. */
export function plainOfOrders(text: string): string {
  return withoutMachineTalk([{ page: 1, text }]).pages[0]?.text ?? ''
}

/** Whether a text gives an order to a machine. */
export function talksToMachine(text: string): boolean {
  return machineTalkIn(text).length > 0
}

/** A text as one line of at most 300 characters, or as many as are told, to be listed. */
export function shortened(text: string, longest = LONGEST): string {
  const line = oneLine(text.slice(0, 4 * longest))
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

const machineTalkIn: (text: string) => readonly Readonly<Range>[] = remembering((text) => ordersIn(text))

/** Every line keeps its place on the page: only what stands in the ranges goes, and a blank line comes for it. */
function without(text: string, ranges: readonly Readonly<Range>[]): string {
  let kept = ''
  let from = 0
  for (const range of ranges) {
    kept += `${text.slice(from, range.from).trimEnd()}\n\n`
    from = range.to
  }
  const rest = kept + text.slice(from).replace(/^[ \t]+/, '')
  return rest.trim() === '' ? '' : rest
}
