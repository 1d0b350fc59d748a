import { plainCharacters } from '../../domain/solicitation/layout/characters.ts'
import { endsWithOne, oneSpaced } from '../../language/characters.ts'
import type { Piece } from './piece.ts'
import { cellsIn, type RuledTable } from './ruled-table.ts'
import { tableLines } from './table-lines.ts'

type Row = { top: number; bottom: number; pieces: Piece[] }

/** A line of the page's text and where it stands; a row of a ruled table stands close to those around it. */
type Printed = { top: number; text: string; table?: RuledTable }

/** Share of the smaller height by which two pieces must overlap to stand on one line: superscripts do, neighbouring lines do not. */
const SAME_LINE = 0.5

/** A step down of more than this many usual steps leaves a blank line: it is where a paragraph ends. */
const PARAGRAPH_GAP = 1.35

/**
 * The page as lines of text, in reading order: indented as printed, a blank line where a paragraph ends, a row of a ruled table on one line.
 * Made from placed pieces, not from a character grid, because a grid tears "1.3" in two when it runs out of columns.
 */
export function pageText(pieces: readonly Piece[], ruled: readonly RuledTable[] = []): string {
  const seen = pieces.filter((piece) => piece.text.trim() !== '' && isUpright(piece))
  if (seen.length === 0) return ''
  const letter = median(seen.map((piece) => piece.width / piece.text.length)) || 1
  const tables = ruled.map((table) => tableRows(table, seen, letter)).filter(({ lines }) => lines.length > 0)
  const inTables = new Set(tables.flatMap(({ taken }) => taken))
  const rows = rowsOf(seen.filter((piece) => !inTables.has(piece)))
  const left = Math.min(...rows.map((row) => row.pieces[0]?.x ?? 0))
  const grid = { left, letter, columns: columnsOf(rows, letter) }
  const step = usualStep(tables.length > 0 ? rowsOf(seen) : rows)
  const printed: Printed[] = rows.map((row) => ({ top: row.top, text: indented(row, grid) }))
  const all = [...printed, ...tables.flatMap(({ lines }) => lines)].sort((a, b) => a.top - b.top)
  const lines = all.flatMap((line, at) => (isApart(all[at - 1], line, step) ? ['', line.text] : [line.text]))
  return lines.map((line) => line.trimEnd()).join('\n')
}

function isApart(above: Printed | undefined, line: Printed, step: number): boolean {
  if (!above) return false
  return above.table || line.table ? above.table !== line.table : line.top - above.top > step * PARAGRAPH_GAP
}

/** A cell of more characters is a page's layout, and no cell of a table. */
const LONGEST_CELL = 400

/** The rows of a table, a line each, and the pieces that stand in it; none where it is a frame around text, or a drawing. */
function tableRows(table: RuledTable, pieces: readonly Piece[], letter: number): { taken: Piece[]; lines: Printed[] } {
  const taken = pieces.filter((piece) => isWithin(table, piece))
  const cells = cellsIn(table, taken).map((row) => row.map((cell) => cellText(cell, letter)))
  const filled = cells.flatMap((row, at) => (row.some((cell) => cell !== '') ? [{ row, top: table.ys[at] ?? 0 }] : []))
  const texts = filled.flatMap(({ row }) => row)
  const isTable = filled.length > 1 && 2 * texts.filter((text) => text !== '').length > texts.length
  if (!isTable || texts.some((text) => text.length > LONGEST_CELL)) return { taken: [], lines: [] }
  const lines = tableLines(filled.map(({ row }) => row))
  return { taken, lines: lines.map((text, at) => ({ top: filled[at]?.top ?? 0, text, table })) }
}

function isWithin({ xs, ys }: RuledTable, { x, y, width, height }: Piece): boolean {
  const [middle, centre] = [x + Math.min(width, 4) / 2, y + height / 2]
  return middle > (xs[0] ?? 0) && middle < (xs.at(-1) ?? 0) && centre > (ys[0] ?? 0) && centre < (ys.at(-1) ?? 0)
}

/** The lines of a cell as one; what was broken at a hyphen or stroke has no space there. */
function cellText(pieces: readonly Piece[], letter: number): string {
  const lines = rowsOf(pieces).map((row) => oneSpaced(indented(row, { left: row.pieces[0]?.x ?? 0, letter, columns: [] })).trim())
  return lines.reduce(
    (text, line) => (text === '' || endsWithOne(text, '-/(') || /^[),.;]/.test(line) ? text + line : `${text} ${line}`),
    '',
  )
}

function isUpright(piece: Piece): boolean {
  const turned = Math.abs(piece.rotation ?? 0) % 360
  return turned < 3 || turned > 357
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const row = rows.slice(-3).find((candidate) => overlaps(candidate, piece))
    if (row) row.pieces.push(piece)
    else rows.push({ top: piece.y, bottom: piece.y + piece.height, pieces: [piece] })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x)
  return rows
}

function overlaps(row: Row, piece: Piece): boolean {
  const shared = Math.min(row.bottom, piece.y + piece.height) - Math.max(row.top, piece.y)
  return shared >= SAME_LINE * Math.min(row.bottom - row.top, piece.height)
}

function usualStep(rows: readonly Row[]): number {
  return median(rows.slice(1).map((row, at) => row.top - (rows[at]?.top ?? row.top))) || Number.POSITIVE_INFINITY
}

/** How places on a page become places in its lines: its left edge, how wide a letter is, and where its columns begin. */
type Grid = { left: number; letter: number; columns: readonly number[] }

function indented(row: Row, grid: Grid): string {
  const placeOf = (x: number) => Math.max(0, Math.round((x - grid.left) / grid.letter))
  let line = ' '.repeat(placeOf(row.pieces[0]?.x ?? grid.left))
  let end: number | null = null
  for (const piece of row.pieces) {
    if (end !== null) line += ' '.repeat(spaces(piece, piece.x - end, placeOf(piece.x) - line.length, grid))
    line += piece.text
    end = Math.max(end ?? 0, piece.x + piece.width)
  }
  return line
}

/** A gap that is wider, in letters, parts columns; where a column begins on other lines, a narrower one does. */
const WIDE = 3
const NARROW = 1
/** No gap is wider, in letters, however small those of a page are. */
const WIDEST = 100

/** How many spaces stand before a piece: two or more where a column begins, and so many that it stands at its place where letters leave room. */
function spaces({ x, height }: Piece, gap: number, missing: number, { letter, columns }: Grid): number {
  const isColumn = gap > WIDE * letter || (gap > NARROW * letter && columns.some((start) => Math.abs(start - x) <= 1))
  if (isColumn) return Math.min(WIDEST, Math.max(2, missing))
  return gap > 0.08 * height ? 1 : 0
}

/** Where columns begin: places at which several lines go on behind a wide gap. */
function columnsOf(rows: readonly Row[], letter: number): number[] {
  const starts = rows.flatMap(({ pieces }) =>
    pieces.flatMap((piece, at) => {
      const before = pieces[at - 1]
      return before && piece.x - before.x - before.width > WIDE * letter ? [Math.round(piece.x)] : []
    }),
  )
  return starts.filter((start, at) => starts.indexOf(start) !== at)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const CONTROL = /(?![\n\t])\p{Cc}/gu

/** Text that a database and JSON can keep: everyday characters, no control characters, no halves of characters. */
export function wellFormed(text: string): string {
  return plainCharacters(text).replace(CONTROL, '').toWellFormed()
}
