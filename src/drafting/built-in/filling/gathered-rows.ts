import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { KnownStep } from './known-steps.ts'

/** What was told of a cell, and in which answer. */
export type Piece = { slot: string; text: string }

/** What was told of one row, by cells; of a step's proofs each apart; of other rows the step that is named in the same sentence, by its place; of a person whether they tell. */
export type Gathered = {
  kind: RowKind
  cells: Record<string, Piece[]>
  proofs: Record<string, Piece[]>[]
  step?: number | undefined
  isTeller?: boolean
}

/** All that was told, row by row, and what found no place in any. */
export type GatheredRows = { steps: Gathered[]; known: KnownStep[]; others: Gathered[]; unplaced: Piece[] }

/** Adds what was told of a cell; who says the same twice says it once. */
export function addTo(cells: Record<string, Piece[]>, cell: string, piece: Piece): void {
  const said = cells[cell] ?? []
  if (!said.some(({ text }) => text === piece.text)) cells[cell] = [...said, piece]
}
