import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { wordsOf } from '../../../language/words.ts'
import type { KnownStep } from './known-steps.ts'

/** What was told of a cell, and in which answer; `isOffered` where its own sentence does not say of which row it is, `isField` where it stands in the cell's own field. */
export type Piece = { slot: string; text: string; isOffered?: boolean; isField?: boolean }

/** What was told of one row, by cells; of a step's proofs each apart; of other rows the step that is named in the same sentence, by its place; of a person whether they tell. */
export type Gathered = {
  kind: RowKind
  cells: Record<string, Piece[]>
  proofs: Record<string, Piece[]>[]
  step?: number | undefined
  isTeller?: boolean
}

/** A test of an answer that asks for them: its words there, what goes on with it apart, its steps by their places, and what is to be reached. */
export type TestTold = { slot: string; words: string[]; steps: readonly number[]; proofs: Gathered['proofs'] }

/** All that was told, row by row, the tests among it as they were told, and what found no place in any. */
export type GatheredRows = { steps: Gathered[]; known: KnownStep[]; others: Gathered[]; tests: TestTold[]; unplaced: Piece[] }

/** Adds what was told of a cell; who says the same twice says it once. */
export function addTo(cells: Record<string, Piece[]>, cell: string, piece: Piece): void {
  const said = cells[cell] ?? []
  if (!said.some(({ text }) => text === piece.text)) cells[cell] = [...said, piece]
}

/**
 * A row by what is sure of it, cell by cell, where anything is: the words of a cell's own field stand alone, what is only offered would make all of its cell
 * doubtful, and what is neither is `left`.
 */
export function surest({ cells, proofs, ...row }: Gathered): { row: Gathered; left: Piece[] } {
  const sure = proofs.map(sureCells).filter(({ quantity, limit }) => quantity ?? limit)
  const kept = { ...cells, ...sureCells(cells) }
  const stands = (sure.length > 0 ? sure : proofs).flatMap((proof) => Object.values(proof).flat())
  const all = [...Object.values(cells), ...proofs.flatMap((proof) => Object.values(proof))].flat()
  const standing = new Set([...Object.values(kept).flat(), ...stands])
  return {
    row: { ...row, cells: kept, proofs: sure.length > 0 ? sure : proofs },
    left: all.filter((piece) => !standing.has(piece)),
  }
}

function sureCells(cells: Gathered['cells']): Gathered['cells'] {
  const sure = Object.entries(cells).map(([cell, pieces]) => {
    const typed = pieces.filter(({ isField }) => isField)
    return [cell, typed.length > 0 ? typed : pieces.filter(({ isOffered }) => !isOffered)] as const
  })
  return Object.fromEntries(sure.filter(([, pieces]) => pieces.length > 0))
}

/** A quantity begins another proof where the last one has its own. */
export function addToProof({ proofs }: Gathered, cell: string, piece: Piece): void {
  const last = proofs.at(-1)
  const isNew = !last || ((cell === 'quantity' || cell === 'limit') && last[cell] !== undefined && !goesOn(piece))
  const proof = isNew ? {} : last
  if (isNew) proofs.push(proof)
  addTo(proof, cell, piece)
}

/** "Of the typed formula", "without an alarm" say more of what stands before them, and are nothing by themselves. */
function goesOn({ text }: Piece): boolean {
  const [first] = wordsOf(text)
  return first?.pos === 'ADP' || first?.pos === 'CCONJ' || first?.pos === 'SCONJ'
}
