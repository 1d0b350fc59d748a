import { endsWithOne, hasLetterOrDigit, withoutClosing } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { type Columns, columnsIn, type Row, rowIn, rowsOfTable } from '../requirement/threshold-row.ts'
import { endsOpen } from './heading.ts'
import type { Line } from './line.ts'
import { type Passage, passageOf } from './passage.ts'
import { isCaption, type Table, tableAt } from './table.ts'

/**
 * A paragraph, one item of a list, what heads a table, or one row of a table of thresholds and objectives. `lead` is the text of what introduces an item, outermost first ("The
 * device must:"); `number` is the one under which a list counts it; `told` is what a row of any table says, its cells kept apart.
 */
export type Block = Passage & {
  kind: 'paragraph' | 'item' | 'columns' | 'row'
  indent: number
  lead: string[]
  row: Row | null
  number?: number
  told?: string
}

/** A milestone that the Government sets: "Month 3: first review." */
export const GIVEN_MILESTONE = /^(?:by |at |in )?(?:months?|weeks?|quarters?) \d{1,2}\b/i

type Draft = { marker: Marker | null; indent: number; lines: Line[]; row: Row | null; isHead?: boolean; told?: string }
type Marker = { style: 'bullet' | 'number' | 'letter'; order: number; length: number }
/** What the last item of each list was counted as. */
type Counted = Partial<Record<Marker['style'], number>>

/** A line shorter than this share of the usual width was not full: what follows is a new paragraph. */
const FULL_LINE = 0.8

/** The paragraphs, list items and rows of a section, without their markers. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const width = usualWidth(lines)
  const drafts: Draft[] = []
  const counted: Counted = {}
  let columns: Columns | null = null
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    const table = tableAt(lines, at)
    if (table) {
      drafts.push(...draftsOf(table, line, captionAbove(drafts), counted))
      at = table.end - 1
      continue
    }
    const heads = columnsIn(line.text)
    const row: Row | null = columns ? rowIn(line.text, columns) : null
    const marker = row ? null : markerOf(line.text, counted)
    const current = drafts.at(-1)
    columns = heads ?? (row || !hasLetterOrDigit(line.text) ? columns : null)
    if (marker) {
      counted[marker.style] = marker.order
      if (marker.style === 'number') counted.letter = 0
      drafts.push({ marker, indent: line.indent, lines: [{ ...line, text: line.text.slice(marker.length) }], row: null })
    } else if (heads || row || !current || current.row || current.isHead || startsParagraph(line, lines[at - 1], width, current)) {
      drafts.push({ marker: null, indent: line.indent, lines: [line], row, isHead: heads !== null })
    } else current.lines.push(line)
  }
  return withLeads(drafts)
}

/** What heads a table, with its caption, and its rows. */
function draftsOf(table: Table, head: Line, caption: readonly Line[], counted: Counted): Draft[] {
  const rows = rowsOfTable(table)
  const draft = { marker: null, indent: head.indent }
  const isListed = !table.asking.some(Boolean)
  return [
    { ...draft, lines: [...caption, head], row: null, isHead: true },
    ...table.rows.map(({ lines, cells }, nth): Draft => {
      const [first, ...others] = lines
      if (!isListed || !first) return { ...draft, lines, row: rows[nth] ?? null, isHead: !rows[nth] }
      const marker = markerOf(first.text, counted)
      if (marker) counted[marker.style] = marker.order
      const from = marker?.length ?? 0
      return {
        ...draft,
        marker,
        lines: [{ ...first, text: first.text.slice(from) }, ...others],
        row: null,
        told: toldBy(cells, table.heads, from),
      }
    }),
  ]
}

/** "Test plan; When: day 40; Form: PDF". What only counts the rows names none of them: what stands behind it does. */
function toldBy([first = '', ...cells]: readonly string[], [, ...heads]: readonly string[], from: number): string {
  const isCounted = !/\p{L}/u.test(first.slice(from)) && /\p{L}/u.test(cells[0] ?? '')
  const name = isCounted ? (cells[0] ?? '') : first.slice(from)
  return [name, ...cells.flatMap((cell, nth) => (cell === '' || (isCounted && nth === 0) ? [] : `${heads[nth]}: ${cell}`))].join('; ')
}

/** The caption of a table, which is taken from the paragraph that stands above it. */
function captionAbove(drafts: Draft[]): Line[] {
  const above = drafts.at(-1)
  if (!above || above.marker || above.row || above.isHead) return []
  if (above.lines.length === 1 && isCaption(above.lines[0])) return drafts.pop()?.lines ?? []
  return isCaption(above.lines.at(-1), above.lines.at(-2)) ? above.lines.splice(-1) : []
}

/** The marker that a line begins with. A number or letter counts only as the first or the next of its list, so that "5. The" inside a sentence is no item. */
function markerOf(text: string, counted: Readonly<Counted>): Marker | null {
  const bullet = /^(?:[•·○●◦▪■□‣⁃➢➤✓*–—-]|o(?=\s+[A-Z]))\s+(?=\S)/.exec(text)
  if (bullet) return { style: 'bullet', order: 0, length: bullet[0].length }
  const number = /^\(?(\d{1,2})[.)]\s+(?=\S)/.exec(text)
  if (number) return inOrder('number', Number(number[1]), number[0].length, counted)
  const letter = /^\(?([a-z])[.)]\s+(?=\S)/.exec(text)
  return letter?.[1] ? inOrder('letter', letter[1].charCodeAt(0) - 96, letter[0].length, counted) : null
}

function inOrder(style: Marker['style'], order: number, length: number, counted: Readonly<Counted>): Marker | null {
  return order === 1 || order === (counted[style] ?? 0) + 1 ? { style, order, length } : null
}

/** More prepositions and conjunctions, and verbs that stand before another one: with none of them a paragraph ends. */
const GOES_ON: ReadonlySet<string> = new Set(
  'at by from into within under between among during without against per than as that which whose if shall must will should may can'.split(
    ' ',
  ),
)

/** "… shall warn within | 60 seconds"; but an "and" behind what parts the items of a list may end one. */
function goesOn(text: string): boolean {
  return (endsOpen(text) || GOES_ON.has(text.split(' ').at(-1) ?? '')) && !/[,;] (?:and|or)$/.test(text)
}

/** A paragraph ends at a gap, after an introduction, or with a line that was not full; a list item also where the text steps back to the left. */
function startsParagraph(line: Line, before: Line | undefined, width: number, current: Draft): boolean {
  if (!before || (line.gapAbove && before.page === line.page)) return true
  if (!/^["'“(]?[A-Z\d]/.test(line.text) || goesOn(before.text)) return false
  if (before.text.endsWith(':') || (GIVEN_MILESTONE.test(line.text) && endsWithOne(before.text, '.:;'))) return true
  const wasFull = before.text.length + 1 + (line.text.split(' ', 1)[0] ?? '').length >= width * FULL_LINE
  const stepsBack = current.marker !== null && before.page === line.page && line.indent + 2 < current.indent
  if (
    stepsBack &&
    (!wasFull || line.text.endsWith(':') || endsWithOne(before.text, ')') || endsWithOne(withoutClosing(before.text), '.;:!?'))
  )
    return true
  return !wasFull && !endsWithOne(before.text, ',;-')
}

function usualWidth(lines: readonly Line[]): number {
  const running = lines.filter(({ cells = [] }) => cells.length < 3)
  const widths = running.map((line) => line.text.length).sort((a, b) => a - b)
  return widths[Math.floor(widths.length * 0.8)] ?? 0
}

/** What introduces the next items: the text that ended with ":", and how far in it stands. */
type Lead = { indent: number; text: string; style: Marker['style'] | null }

/** Gives each item what introduces it: the last paragraph that ends with ":", and outer items that do. The second item of a count has what the first had. */
function withLeads(drafts: readonly Draft[]): Block[] {
  let open: Lead[] = []
  const atFirst: Partial<Record<Marker['style'], Lead[]>> = {}
  return drafts.map(({ marker, indent, lines, row, isHead, told = row?.text }): Block => {
    const passage = passageOf(lines)
    if (!marker) open = []
    else if (marker.style === 'number' && marker.order > 1) open = [...(atFirst.number ?? [])]
    else while (isPast(open.at(-1), marker, indent)) open.pop()
    if (marker?.style === 'number' && marker.order === 1) atFirst.number = [...open]
    const lead = marker ? open.map((outer) => outer.text) : []
    const introduction = introductionIn(passage.text)
    if (introduction) open.push({ indent, text: introduction, style: marker?.style ?? null })
    const number = marker?.style === 'number' ? { number: marker.order } : {}
    const kind = row ? 'row' : isHead ? 'columns' : marker ? 'item' : 'paragraph'
    return { ...passage, kind, indent, lead, row, ...number, ...(told !== undefined && { told }) }
  })
}

/** Whether an outer item is over: the next one stands no further in. Where another sign begins at the same depth (dashes under a count), it goes on. */
function isPast(outer: Lead | undefined, marker: Marker, indent: number): boolean {
  if (!outer || outer.style === null) return false
  return outer.indent > indent || (outer.indent === indent && outer.style === marker.style)
}

/** The last sentence of a text when it ends with ":", and a milestone that the Government sets. */
function introductionIn(text: string): string | undefined {
  if (GIVEN_MILESTONE.test(text)) return text
  if (!text.endsWith(':')) return undefined
  const last = sentencesIn(text).at(-1)
  return last ? text.slice(last.start) : undefined
}
