import { BETWEEN_PAGES } from './paper.ts'

/** Where each page begins and the last one ends when they lie beside each other, in CSS pixels. */
export function sheetPlaces(pages: number, width: number): { lefts: number[]; end: number } {
  const lefts = Array.from({ length: pages }, (_, at) => at * (width + BETWEEN_PAGES))
  return { lefts, end: (lefts.at(-1) ?? 0) + width }
}

/** Which page is in sight, counted from 0: the one that begins nearest to the left edge. */
export function pageAt(lefts: readonly number[], left: number): number {
  const far = lefts.map((one) => Math.abs(one - left))
  return Math.max(0, far.indexOf(Math.min(...far)))
}
