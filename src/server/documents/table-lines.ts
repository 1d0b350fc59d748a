/** Cells of a row stand at least this far apart, so that they are told apart as in print. */
const CELL_GAP = 4

/** A longer cell moves those behind it to the right instead of all those of its column. */
const WIDEST = 100

/** The rows of a table as a line each, its columns below each other, so that an empty cell is seen. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.min(WIDEST, Math.max(0, ...rows.map((row) => row[at]?.length ?? 0))))
  return rows.map((row) => {
    let line = ''
    let start = 0
    row.forEach((cell, at) => {
      if (cell !== '') line += ' '.repeat(Math.max(start - line.length, line.trim() === '' ? 0 : CELL_GAP)) + cell
      start += (widths[at] ?? 0) + CELL_GAP
    })
    return line
  })
}
