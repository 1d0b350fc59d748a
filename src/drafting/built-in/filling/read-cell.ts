import type { Piece } from './gathered.ts'

/** A cell that was read out of answers, with its words, and that nobody has looked at yet. */
export type ReadCell<Value> = { value: Value; origin: { from: 'answer'; slot: string; words: string }; state: 'read' }

/** A value that was read out of some words. */
export function read<Value>(value: Value, pieces: readonly Piece[]): ReadCell<Value> {
  return {
    value,
    origin: { from: 'answer', slot: pieces[0]?.slot ?? '', words: pieces.map(({ text }) => text).join(' … ') },
    state: 'read',
  }
}

/** The words themselves as the value. */
export function readWords(pieces: readonly Piece[] | undefined, by = ', '): ReadCell<string> | undefined {
  return pieces && pieces.length > 0 ? read(plainWords(pieces, by), pieces) : undefined
}

/** Words as they were told, without the marks at their ends. */
export function plainWords(pieces: readonly Piece[], by = ', '): string {
  return pieces.map(({ text }) => text.trim().replace(/[\s.,;:]+$/, '')).join(by)
}

/** The cells that hold something. */
export function filledCells<Cells extends Record<string, unknown>>(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as Cells
}
