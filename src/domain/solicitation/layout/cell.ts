import { oneLine } from '../../../language/characters.ts'

/** A part of a line that stands in a column, and the place in the printed line at which it begins. */
export type Cell = { text: string; at: number }

/** What is parted by more than one space. */
const CELL = /\S+(?:\s\S+)*/g

/** The parts of a printed line that stand in columns; one where it has none. */
export function cellsIn(printed: string): Cell[] {
  return [...printed.matchAll(CELL)].map((cell) => ({ text: oneLine(cell[0]), at: cell.index }))
}
