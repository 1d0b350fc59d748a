import { BETWEEN_PAGES } from './paper.ts'

/** Where each page begins and the last one ends when they lie beside each other, in CSS pixels. */
export function sheetPlaces(runs: readonly { pages: number; width: number }[]): { lefts: number[]; end: number; total: number } {
  const widths = runs.flatMap(({ pages, width }) => Array.from({ length: pages }, () => width))
  const lefts: number[] = []
  let end = 0
  for (const width of widths) {
    lefts.push(end)
    end += width + BETWEEN_PAGES
  }
  return { lefts, end: Math.max(0, end - BETWEEN_PAGES), total: widths.length }
}

/** Which page is in sight, counted from 0: the one that begins nearest to the left edge. */
export function pageAt(lefts: readonly number[], left: number): number {
  const far = lefts.map((one) => Math.abs(one - left))
  return Math.max(0, far.indexOf(Math.min(...far)))
}
