import { expect, test } from 'vitest'
import { newRow } from './alike-rows.ts'
import type { Cell, Row } from './rows.ts'
import { wordsInRows, wordsReadIntoRows } from './words-in-rows.ts'

const cell = (value: unknown, state: Cell['state'] = 'seen'): Cell => ({ value, origin: { from: 'person' }, state })
const row = (kind: Row['kind'], cells: Record<string, Cell>) => ({ id: kind, kind, position: 0, cells }) as Row

const isThere = wordsInRows([
  row('step', {
    action: cell('Size the computing for 50 ms a decision'),
    tools: cell('NVIDIA Jetson AGX Orin'),
    people: cell(['Priya Raman', 'Lin Zhou']),
    from_month: cell(2),
    proof: cell([{ quantity: 'loss', comparator: '<=', value: '5', unit: '%', runs: '10 runs' }]),
  }),
  row('person', { name: cell('Priya Raman'), hours: cell('12 h/wk'), place: cell('Dayton', 'suggested') }),
  row('commitment', { quantity: cell('time per analysis'), value: cell('60'), unit: cell('s'), comparator: cell('<=') }),
])

test.each(['50 ms', 'a Jetson', '12 h/wk.', 'the NVIDIA Jetson', '60 s', 'loss 5%', 'Lin Zhou'])('"%s" stands in a row', (words) =>
  expect(isThere(words)).toBe(true),
)

test.each(['50', '5 %, 10 runs'])('"%s" stands there as a part of what is said', (words) => expect(isThere(words)).toBe(true))

test.each(['0 ms', '150 ms', 'Dayton', 'decision NVIDIA', 'Raman Lin', '2', 'the', ''])('"%s" stands in none', (words) =>
  expect(isThere(words)).toBe(false),
)

test('what was read into a cell is placed, whatever the cell says by now; a removed row says nothing', () => {
  const risk = newRow(row('risk', { what: cell('the tiles crack in the cold') }), 0)
  const reworded = { ...risk, cells: { what: cell('Brittle tiles') } }
  expect(wordsReadIntoRows([reworded])('tiles crack')).toBe(true)
  expect(wordsReadIntoRows([{ ...reworded, isRemoved: true }])('tiles crack')).toBe(false)
})
