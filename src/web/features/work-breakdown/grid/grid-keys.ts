import type { Place } from '../cell-store.ts'

/** The column of the row's number and of what is done with whole rows. */
export const NUMBER_COLUMN = 'no'

/** The cells of a table in their order. */
export type Frame = { rows: readonly string[]; columns: readonly string[] }

type Pressed = { key: string; isControl: boolean }

/** The cell to which a key moves from another one (the grid pattern of WAI-ARIA); null when it moves nowhere. */
export function nextPlace({ key, isControl }: Pressed, place: Place, { rows, columns }: Frame): Place | null {
  const [row, column] = [rows.indexOf(place.row), columns.indexOf(place.column)]
  const at = (toRow: number, toColumn: number): Place | null => {
    const [nextRow, nextColumn] = [rows[toRow], columns[toColumn]]
    return nextRow === undefined || nextColumn === undefined ? null : { row: nextRow, column: nextColumn }
  }
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'Home':
      return at(isControl ? 0 : row, 0)
    case 'End':
      return at(isControl ? rows.length - 1 : row, columns.length - 1)
    default:
      return null
  }
}

/** The cell after this one in the order of reading, or before it; null at the end of the table. */
export function neighbour(place: Place, by: 1 | -1, { rows, columns }: Frame): Place | null {
  const at = rows.indexOf(place.row) * columns.length + columns.indexOf(place.column) + by
  const [row, column] = [rows[Math.floor(at / columns.length)], columns[at % columns.length]]
  return row === undefined || column === undefined ? null : { row, column }
}
