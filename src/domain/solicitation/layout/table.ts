import { endsWithOne, hasDigit, hasLetterOrDigit, startsWithCapital, withoutClosing } from '../../../language/characters.ts'
import type { Cell } from './cell.ts'
import type { Line } from './line.ts'
import { type Asking, areHeads, askingOf, isTableHead, LONGEST_HEAD } from './table-head.ts'

/** A row of a table: its lines as printed, and its cells by column, '' where one is empty. */
export type TableRow = { lines: Line[]; cells: string[] }

/** A table: what heads its columns, what those ask, its rows, and the line behind it. */
export type Table = { heads: string[]; asking: (Asking | null)[]; rows: TableRow[]; end: number }

/**
 * The table whose columns are headed by this line; null where it heads none. The columns are told by where they stand, whatever is in them. One that asks
 * nothing by its heads is known by its caption, "Table 2. Reports", or by what introduces it: "The following are required:".
 */
export function tableAt(lines: readonly Line[], at: number): Table | null {
  const heads = lines[at]?.cells
  const above = lines[at - 1]
  const isNamed = above?.text.endsWith(':') || (/^Table\b/i.test(above?.text ?? '') && isCaption(above))
  const isListed = heads !== undefined && areHeads(heads) && isNamed
  if (!heads || !(isListed || isTableHead(heads))) return null
  return tableUnder(
    lines,
    at,
    heads,
    heads.map(({ text }) => askingOf(text)),
  )
}

function tableUnder(lines: readonly Line[], at: number, heads: readonly Cell[], asking: Table['asking']): Table | null {
  const columnsOn = columnsUnder(lines, at, heads)
  const placed: Placed[] = []
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next]
    if (!line || isHead(line, lines[at]) || !hasLetterOrDigit(line.text)) continue
    const cells = inColumns(cellsOf(line), columnsOn(line.page))
    if (!cells) break
    placed.push({ line, at: next, cells })
  }
  const rows = rowsOf(placed, asking)
  const hasFigures = rows.some(({ cells }) => cells.some((cell, nth) => asking[nth] && hasDigit(cell)))
  const isTable = rows.length > (heads.length > 2 && hasFigures ? 0 : 1) && (hasFigures || !asking.some(Boolean))
  if (!isTable) return null
  const last = rows.at(-1)?.lines.at(-1)
  const end = (placed.find(({ line }) => line === last)?.at ?? at) + 1
  return { heads: heads.map(({ text }) => text), asking, rows, end }
}

/** A header that is printed again on the next page. */
function isHead(line: Line, head: Line | undefined): boolean {
  return line.text === head?.text
}

function cellsOf({ cells, text, indent }: Line): readonly Cell[] {
  return cells ?? [{ text, at: indent }]
}

/** From where to where a column goes, in the places of printed lines. */
type Column = { from: number; to: number }

/** The columns as wide as their heads, and as the rows right below that have a cell in each; each page has its own places for them. */
function columnsUnder(lines: readonly Line[], at: number, heads: readonly Cell[]): (page: number) => Column[] {
  const below = lines.slice(at + 1, at + 1 + MOST_ROWS)
  const end = below.findIndex((line) => !line.cells && line.text.length > 2 * LONGEST_HEAD)
  const full = below.slice(0, end < 0 ? below.length : end).filter(({ cells }) => cells?.length === heads.length)
  return (page) => {
    const own = full.flatMap((line) => (line.page === page && line.cells ? [line.cells] : []))
    const rows = own.length === 0 || page === lines[at]?.page ? [heads, ...own] : own
    return heads.map((head, nth) => {
      const cells = rows.map((row) => row[nth] ?? head)
      return { from: Math.min(...cells.map((cell) => cell.at)), to: Math.max(...cells.map((cell) => cell.at + cell.text.length)) }
    })
  }
}

const MOST_ROWS = 200
/** How far a cell may stand over the next column's beginning: letters are not all as wide. */
const OVER = 3

/** The cells of a line by column: in their order where there is one for each, else by where they stand; null where one goes over several columns. */
function inColumns(cells: readonly Cell[], columns: readonly Column[]): string[] | null {
  if (cells.length === columns.length) return cells.map(({ text }) => text)
  const found = columns.map(() => '')
  for (const { text, at } of cells) {
    const end = at + text.length
    const shared = columns.map(({ from, to }) => Math.min(end, to) - Math.max(at, from))
    const column = shared.indexOf(Math.max(...shared))
    const [before, next] = [columns[column - 1], columns[column + 1]]
    const beginsBefore = before !== undefined && at < before.to && at + OVER < (columns[column]?.from ?? 0)
    if (found[column] !== '' || beginsBefore || end > (next ? next.from + OVER : (columns[column]?.to ?? 0) + LONGEST_HEAD)) return null
    found[column] = text
  }
  return found
}

type Placed = { line: Line; at: number; cells: string[] }

/** Lines as rows: those between gaps where each such group has figures, else by the lines in which rows begin. */
function rowsOf(placed: readonly Placed[], asking: Table['asking']): TableRow[] {
  const isStart = startsIn(placed, asking)
  const last = placed.findLastIndex(isStart)
  const groups: Placed[][] = []
  placed.forEach((one, at) => {
    if (groups.length === 0 || (one.line.gapAbove && (at <= last || !isStart(one)))) groups.push([one])
    else groups.at(-1)?.push(one)
  })
  while (groups.length > 0 && !groups.at(-1)?.some(isStart)) groups.pop()
  const kept = groups.every((group) => group.some(isStart)) ? groups : [groups.flat()]
  const lines = kept.flat()
  const isCentred = kept.some(([first]) => first && !isStart(first)) || lines.some((one) => isStart(one) && nameOf(one, asking) === '')
  const isWhole = (group: readonly Placed[]) => kept.length > 1 && group.some((one) => isStart(one) && nameOf(one, asking) === '')
  return kept
    .flatMap((group) => (isWhole(group) ? [group] : rowsIn(group, asking, isStart, isCentred)))
    .map((row) => rowOf(row, asking.length))
}

/** How what goes on with the line above begins. */
const GOES_ON = /^[\p{Ll}(&]/u

/** Whether a row begins in a line, or has its middle there: where rows are counted it has a number, else a cell that asks and a name that begins anew. */
function startsIn(placed: readonly Placed[], asking: Table['asking']): (one: Placed) => boolean {
  const hasCount = asking[0] === null && asking.length > 2 && placed.every(({ cells }) => isCount(cells[0] ?? ''))
  return (one) => {
    if (!asking.some(Boolean)) return one.cells.every((cell) => cell !== '')
    if (!one.cells.some((cell, nth) => asking[nth] && cell !== '')) return false
    if (hasCount) return one.cells[0] !== ''
    return one.cells.every((cell) => cell !== '') || !GOES_ON.test(nameOf(one, asking))
  }
}

/** "3", "12.", "b)", or nothing. */
export function isCount(cell: string): boolean {
  return /^\(?(?:\d{1,3}|\p{L})?[.)]?$/u.test(cell)
}

/** What stands in front of the cells that ask, without its number. */
function nameOf({ cells }: Placed, asking: Table['asking']): string {
  const before = Math.max(
    1,
    asking.findIndex((one) => one !== null),
  )
  return cells.slice(0, before).find((cell) => !isCount(cell)) ?? ''
}

/** The lines of each row: from one beginning to the next, or, where cells stand in the middle of their row, as many above that line as below it. */
function rowsIn(group: readonly Placed[], asking: Table['asking'], isStart: (one: Placed) => boolean, isCentred: boolean): Placed[][] {
  const starts = group.flatMap((one, at) => (isStart(one) ? [at] : []))
  let from = 0
  return starts.map((start, nth) => {
    const next = starts[nth + 1] ?? group.length
    const to = isCentred
      ? Math.min(next, 2 * start - from + 1)
      : nth + 1 < starts.length
        ? next
        : start + 1 + goingOn(group.slice(start + 1), asking)
    const row = group.slice(from, to)
    from = to
    return row
  })
}

/** How many lines below the last row's beginning go on with it: a text below a table begins with a capital letter at its left. */
function goingOn(rest: readonly Placed[], asking: Table['asking']): number {
  const named = Math.max(
    1,
    asking.findIndex((one) => one !== null),
  )
  const end = rest.findIndex(({ line, cells }) => {
    const first = cells.findIndex((cell) => cell !== '')
    return line.gapAbove || (first < named && !GOES_ON.test(cells[first] ?? ''))
  })
  return end < 0 ? rest.length : end
}

function rowOf(row: readonly Placed[], columns: number): TableRow {
  const cells = Array.from({ length: columns }, (_, nth) =>
    row.reduce((text, { cells: own }) => (text === '' || own[nth] === '' ? text + own[nth] : `${text} ${own[nth]}`), ''),
  )
  return { lines: row.map(({ line }) => line), cells }
}

/** Whether a line above a table is its caption: it begins with a capital, ends with no mark, and what stands before it has ended. */
export function isCaption(line: Line | undefined, before?: Line): boolean {
  if (!line || endsWithOne(withoutClosing(line.text), '.:;!?,') || !startsWithCapital(line.text)) return false
  return !before || endsWithOne(withoutClosing(before.text), '.:!?')
}
