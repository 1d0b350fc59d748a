import { plainCharacters } from '../../domain/solicitation/layout/characters.ts'

/** A run of characters with its place on the page, in points from the top left. */
export type Piece = { text: string; x: number; y: number; width: number; height: number; rotation?: number | undefined }

type Row = { top: number; bottom: number; pieces: Piece[] }

/** Share of the smaller height by which two pieces must overlap to stand on one line: superscripts do, neighbouring lines do not. */
const SAME_LINE = 0.5

/** A step down of more than this many usual steps leaves a blank line: it is where a paragraph ends. */
const PARAGRAPH_GAP = 1.35

/**
 * The page as lines of text, in reading order: indented as printed, a blank line where a paragraph ends.
 * Made from placed pieces, not from a character grid, because a grid tears "1.3" in two when it runs out of columns.
 */
export function pageText(pieces: readonly Piece[]): string {
  const rows = rowsOf(pieces.filter((piece) => piece.text.trim() !== '' && isUpright(piece)))
  if (rows.length === 0) return ''
  const left = Math.min(...rows.map((row) => row.pieces[0]?.x ?? 0))
  const letter = median(rows.flatMap((row) => row.pieces.map((piece) => piece.width / piece.text.length))) || 1
  const step = usualStep(rows)
  const lines: string[] = []
  rows.forEach((row, at) => {
    const above = rows[at - 1]
    if (above && row.top - above.top > step * PARAGRAPH_GAP) lines.push('')
    lines.push(indented(row, left, letter))
  })
  return lines.map((line) => line.trimEnd()).join('\n')
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

function indented(row: Row, left: number, letter: number): string {
  let line = ' '.repeat(Math.max(0, Math.round(((row.pieces[0]?.x ?? left) - left) / letter)))
  let end: number | null = null
  for (const piece of row.pieces) {
    if (end !== null) line += spaces(piece.x - end, piece.height, letter)
    line += piece.text
    end = Math.max(end ?? 0, piece.x + piece.width)
  }
  return line
}

function spaces(gap: number, height: number, letter: number): string {
  if (gap > 3 * letter) return ' '.repeat(Math.min(40, Math.round(gap / letter)))
  return gap > 0.08 * height ? ' ' : ''
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
