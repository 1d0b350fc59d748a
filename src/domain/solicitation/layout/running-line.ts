import { oneSpaced } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { TOPIC_NUMBER } from '../topic/topic-number.ts'
import { cellsIn } from './cell.ts'
import { headingOf } from './heading.ts'
import { isTableHead } from './table-head.ts'

/** How many lines from the top or bottom of a page a running header or footer may stand. */
const EDGE = 4

/** How far away, in pages, the same line must come again: a running line is on every page, or on every second. */
const NEARBY = 2

const PAGE_NUMBER = /^\W*(?:page\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?\W*$/i
const NAMED_PAGE_NUMBER = /^(?:[A-Z][\w.&/]*\s?){1,5}[-–—]\s*\d{1,4}$/
const VERSION = cueList('version # | revision # | rev # | amendment #')
const CLEARANCE = cueList(
  'approved for public release | distribution _ a | distribution statement _ | distribution unlimited | distribution is unlimited | controlled unclassified information | for official use only',
)
const MARKINGS = new Set(['unclassified', 'cui'])
const BROWSER = /^https?:\/\/\S+\s+\d{1,3}\s*(?:\/|of)\s*\d{1,3}$|^\d{1,2}\/\d{1,2}\/\d{2,4},\s+\d{1,2}:\d{2}\s*[AP]M\b/i
const LIST_MARKER = /^(?:•|[-–*]\s|\(?[\da-z]{1,2}[.)]\s)/

const LONGEST_VERSION = 20

/** Running lines are short; a longer one is text. */
const LONGEST = 120

/** A line that begins a topic, or has a heading or those of a table's columns, is no running line, but where the very same one stood on a page before. */
const NUMBERED = new RegExp(String.raw`^(?:topic\W+)?${TOPIC_NUMBER.source}`, 'i')

/** "A27-913 - page 2": the number of a topic with that of a page begins no topic. */
const OF_TOPIC = new RegExp(
  String.raw`^(?:topic\W+)?(?:${TOPIC_NUMBER.source})\W+(?:page|p\.)\s*\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?\W*$`,
  'i',
)

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
  return oneSpaced(text.toLowerCase().replace(/\d+/g, '#'))
}

/** A page number, version, clearance or what a browser prints around a page needs no second page to be known. */
function looksRunning({ text, depth }: EdgeLine): boolean {
  if (depth === 0 && OF_TOPIC.test(text)) return true
  if (text.length > LONGEST || depth > 3 || NUMBERED.test(text)) return false
  if (MARKINGS.has(text.toLowerCase()) || (CLEARANCE.find(text)?.index === 0 && !text.slice(0, -1).includes('.'))) return true
  if (depth > 1) return false
  return (
    (text.length < LONGEST_VERSION && VERSION.find(text)?.index === 0) ||
    BROWSER.test(text) ||
    (depth === 0 && (PAGE_NUMBER.test(text) || (text.length <= 60 && NAMED_PAGE_NUMBER.test(text))))
  )
}

function comesAgain(line: EdgeLine, page: number, edges: readonly EdgeLine[][]): boolean {
  if (LIST_MARKER.test(line.text) || line.text.length > LONGEST) return false
  const isBeginning = NUMBERED.test(line.text)
  if (!isBeginning && (headingOf(line.text) !== null || isTableHead(cellsIn(line.text)))) return false
  for (let other = page - NEARBY; other <= page + (isBeginning ? -1 : NEARBY); other++) {
    if (other === page) continue
    const match = edges[other]?.some(
      (one) =>
        one.edge === line.edge &&
        Math.abs(one.depth - line.depth) <= 1 &&
        (isBeginning ? one.text === line.text : isAlike(one.shape, line.shape)),
    )
    if (match) return true
  }
  return false
}

/** The same but for what character recognition reads differently from page to page: one character in eight. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1 || one.length < 8) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let to = 0
  while (to < one.length - from && to < other.length - from && one.at(-1 - to) === other.at(-1 - to)) to++
  return Math.max(one.length, other.length) - from - to <= one.length / 8
}
