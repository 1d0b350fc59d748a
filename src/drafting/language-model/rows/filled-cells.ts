import { type Cell, ROW_CELLS, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { hasLetterOrDigit } from '../../../language/characters.ts'
import { type SaidCell, TOLD_CELLS, type ToldKind } from '../prompts/rows.ts'
import { cellValue, type Known } from './cell-values.ts'
import { plainId } from './drawn-rows.ts'
import { type HeardAnswer, type Stretch, stretchesOf } from './standing-words.ts'

/** A value for a cell, and the words that it rests on; none where it is the model's own idea. */
export type Reading = { cell: string; value: unknown; stretches: readonly Stretch[] }

/** A cell as it is kept, and the words that were taken for it. */
export type FilledCell = { cell: Cell; taken: readonly Stretch[] }

/** What of the cells of a row holds: their words stand in the answer that is named, and say what the value says. */
export function readingsOf(kind: ToldKind, cells: readonly SaidCell[], heard: ReadonlyMap<string, HeardAnswer>, known: Known): Reading[] {
  return cells.flatMap(({ cell: name, value: said, slot, words }): Reading[] => {
    const cell = name.trim()
    if (!Object.hasOwn(TOLD_CELLS[kind], cell)) return []
    const answer = heard.get(plainId(slot.replace(/^\s*answer\s/i, '')))
    const isOwn = !hasLetterOrDigit(words)
    const stretches = isOwn ? [] : answer ? stretchesOf(words, answer) : null
    if (stretches === null) return []
    const value = cellValue(cell, said, stretches, known)
    return value === undefined ? [] : [{ cell, value, stretches }]
  })
}

/** What stands between two things that were told of a cell; of the other cells the first one counts. */
const JOINED: Readonly<Record<string, string>> = { method: '; ', tools: ', ', input: ', ' }
const OF_PLAN = '. '

/** The cells of a row, as far as its kind takes them. What rests on words goes before what is only an idea. */
export function filledCells(kind: RowKind, readings: readonly Reading[]): Map<string, FilledCell> {
  const filled = new Map<string, FilledCell>()
  for (const name of new Set(readings.map(({ cell }) => cell))) {
    const one = filledCell(
      readings.filter(({ cell }) => cell === name),
      kind === 'plan' ? OF_PLAN : JOINED[name],
    )
    if (takes(kind, name, one.cell)) filled.set(name, one)
  }
  const [from, to] = [filled.get('from_month'), filled.get('to_month')]
  // what ends before it begins was read wrongly, nobody knows in which of the two
  if (from && to && Number(from.cell.value) > Number(to.cell.value)) for (const name of ['from_month', 'to_month']) filled.delete(name)
  return filled
}

function filledCell(readings: readonly Reading[], by: string | undefined): FilledCell {
  const told = readings.filter(({ stretches }) => stretches.length > 0)
  const all = told.length > 0 ? told : readings
  const isList = Array.isArray(all[0]?.value)
  const used = isList || by !== undefined ? all : all.slice(0, 1)
  const values = [...new Set(used.flatMap(({ value }) => value))]
  const taken = used.flatMap(({ stretches }) => stretches)
  return { cell: restingOn(isList ? values : by !== undefined ? values.join(by) : values[0], taken), taken }
}

/** A cell with the words that it rests on; without any it is only suggested. */
function restingOn(value: unknown, stretches: readonly Stretch[]): Cell {
  const [first] = stretches
  if (!first) return { value, origin: { from: 'model' }, state: 'suggested' }
  const words = [...new Set(stretches.map(({ text }) => text))].join(' … ')
  return { value, origin: { from: 'answer', slot: first.slot, words }, state: 'read' }
}

function takes(kind: RowKind, name: string, cell: Cell): boolean {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = ROW_CELLS[kind].shape
  return shape[name]?.safeParse(cell).success ?? false
}

/** The cell of a step's proofs: those that were told, each with what was told of it; suggested ones where none was. */
export function proofCell(proofs: readonly (readonly Reading[])[]): FilledCell | undefined {
  const told = proofs.map((readings) => readings.filter(({ stretches }) => stretches.length > 0))
  const isTold = told.some((readings) => readings.length > 0)
  const counting = (isTold ? told : proofs).filter((readings) => readings.length > 0)
  if (counting.length === 0) return undefined
  const taken = counting.flat().flatMap(({ stretches }) => stretches)
  const cell = restingOn(counting.map(proofOf), taken)
  return takes('step', 'proof', cell) ? { cell, taken } : undefined
}

function proofOf(readings: readonly Reading[]): Proof {
  const values = readings.toReversed().map(({ cell, value }) => [cell, value])
  return { quantity: 'result', ...Object.fromEntries(values) }
}
