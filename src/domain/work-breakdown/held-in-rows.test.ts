import { expect, test } from 'vitest'
import { heldInRows } from './held-in-rows.ts'
import type { Row, RowKind } from './rows.ts'

const row = (id: string, kind: RowKind, cells: Record<string, string>): Row => ({
  ...{ id, kind, position: 1 },
  cells: Object.fromEntries(
    Object.entries(cells).map(([name, value]) => [name, { value, origin: { from: 'person' as const }, state: 'seen' as const }]),
  ),
})
const ROWS = [
  row('r1', 'risk', { what: 'The cellar floods.', fallback: 'Pumps are rented.' }),
  row('r2', 'risk', { what: "Olga's pension", fallback: 'Jo knows the kiln, too.' }),
  row('p1', 'person', { name: 'Olga Brandt' }),
  row('s1', 'step', { action: 'Glaze', method: 'Plates are glazed. Glaze mix 7 is ours.' }),
]
const found = (held: string) => heldInRows(held, ROWS).map(({ row: { id }, cell, quote }) => [id, cell, quote])

test('a sentence of a row that stands in words that are held back is found; what only shares a word with them, or names who works on it, is not', () => {
  expect(found("not for print\n- Olga's pension!! (call it loss of the master)\n- our glaze mix 7, the supplier of it")).toEqual([
    ['r2', 'what', "Olga's pension"],
    ['s1', 'method', 'Glaze mix 7 is ours.'],
  ])
  expect(found('The rate of Olga Brandt is not for print, nor who rents the cellar.')).toEqual([])
})
