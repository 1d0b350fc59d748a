/** How many lines from the top or bottom of a page a running header or footer may stand. */
const EDGE = 4

/** How far away, in pages, the same line must come again: a running line is on every page, or on every second. */
const NEARBY = 2

const PAGE_NUMBER = /^\W*(?:page\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?\W*$/i
const NAMED_PAGE_NUMBER = /^(?:[A-Z][\w.&/]*\s?){1,5}[-–—]\s*\d{1,4}$/
const VERSION = /^(?:version|revision|rev\.?|amendment)\s+[\d.]+$/i
const LIST_MARKER = /^(?:•|[-–*]\s|\(?[\da-z]{1,2}[.)]\s)/

/**
 * For each page, the lines (by index) that are running headers, footers or page numbers.
 * Found by place, shape and coming again on a nearby page, never by a list of names.
 */
export function runningLines(pages: readonly (readonly string[])[]): Set<number>[] {
  const edges = pages.map(edgesOf)
  return edges.map((edge, at) => {
    const found = new Set<number>()
    for (const line of edge) {
      if (looksRunning(line) || comesAgain(line, at, edges)) found.add(line.index)
    }
    return found
  })
}

type EdgeLine = { index: number; text: string; shape: string; edge: 'top' | 'bottom'; depth: number }

function edgesOf(lines: readonly string[]): EdgeLine[] {
  const printed = lines.map((text, index) => ({ text: text.trim(), index })).filter((line) => line.text !== '')
  const line =
    (edge: EdgeLine['edge']) =>
    (printedLine: { text: string; index: number }, depth: number): EdgeLine => ({
      ...printedLine,
      shape: shapeOf(printedLine.text),
      edge,
      depth,
    })
  const depth = Math.min(EDGE, Math.floor(printed.length / 2))
  if (depth === 0) return []
  return [...printed.slice(0, depth).map(line('top')), ...printed.slice(-depth).reverse().map(line('bottom'))]
}

function shapeOf(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')
}

/** A page number or version alone in the outermost line needs no second page to be known. */
function looksRunning({ text, depth }: EdgeLine): boolean {
  return depth <= 1 && (VERSION.test(text) || (depth === 0 && (PAGE_NUMBER.test(text) || NAMED_PAGE_NUMBER.test(text))))
}

function comesAgain(line: EdgeLine, page: number, edges: readonly EdgeLine[][]): boolean {
  if (LIST_MARKER.test(line.text) || line.text.length > 120) return false
  for (let other = page - NEARBY; other <= page + NEARBY; other++) {
    if (other === page) continue
    const match = edges[other]?.some((one) => one.edge === line.edge && one.shape === line.shape && Math.abs(one.depth - line.depth) <= 1)
    if (match) return true
  }
  return false
}
