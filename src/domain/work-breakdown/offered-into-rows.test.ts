import { expect, test } from 'vitest'
import { type AnyRow, type KnownRow, newRow } from './alike-rows.ts'
import { withOffered } from './offered-into-rows.ts'
import type { Cell, CellState } from './rows.ts'

const told = (value: unknown): Cell => ({ value, origin: { from: 'answer', slot: 'Q4', words: String(value) }, state: 'read' })
const offered = (value: unknown, state: CellState = 'suggested'): Cell => ({
  value,
  origin: { from: 'profile', words: String(value) },
  state,
})
const step = (cells: KnownRow['cells'], some: Partial<KnownRow> = {}): KnownRow => ({
  ...newRow({ id: 's1', kind: 'step', cells: { action: told('Model the mast'), ...cells } }, 0),
  ...some,
})
const person = (name: Cell): AnyRow => ({ id: 'one', kind: 'person', cells: { name } })
const into = (rows: readonly KnownRow[], ...offers: AnyRow[]) =>
  withOffered(
    rows,
    () => offers,
    () => 'new',
  )
const place = (value: string): AnyRow => ({ id: 's1', kind: 'step', cells: { place: offered(value) } })

test('an offer fills a cell that is empty, and no cell that an answer or a person has filled', () => {
  expect(into([step({})], place('Dayton'))[0]?.cells.place).toEqual(offered('Dayton'))
  expect(into([step({ place: told('Akron') })], place('Dayton'))[0]?.cells.place).toEqual(told('Akron'))
})

test('what a person emptied or removed is not offered again', () => {
  expect(into([step({}, { read_as: { action: 'Model the mast', place: 'Dayton' } })], place('Dayton'))[0]?.cells).not.toHaveProperty(
    'place',
  )
  const removed = { ...newRow(person(offered('Ana Ruiz')), 0), id: 'p1', isRemoved: true }
  expect(into([removed], person(offered('Ana Ruiz')))).toEqual([removed])
})

test('a new offer takes the place of the one before, and one that is made no longer goes unless somebody accepted it', () => {
  const first = into([step({})], place('Dayton'))
  expect(into(first, place('Akron'))[0]?.cells.place).toEqual(offered('Akron'))
  const without = into(first)[0]
  expect(without?.cells).not.toHaveProperty('place')
  expect(without?.read_as).not.toHaveProperty('place')
  const accepted = first.map((row) => ({ ...row, cells: { ...row.cells, place: offered('Dayton', 'seen') } }))
  expect(into(accepted)[0]?.cells.place).toEqual(offered('Dayton', 'seen'))
})

test('a row that is offered whole keeps its id as long as it is offered, and goes with its last cell', () => {
  const first = into([step({})], person(offered('Ana Ruiz')))
  expect(first[1]).toMatchObject({ id: 'new', kind: 'person', cells: { name: offered('Ana Ruiz') } })
  const again = withOffered(
    first,
    () => [person(offered('Ana Ruiz'))],
    () => 'another',
  )
  expect(again).toEqual(first)
  expect(into(again).map(({ id }) => id)).toEqual(['s1'])
  const empty = { ...newRow({ id: 'p2', kind: 'person', cells: {} }, 0) }
  expect(into([empty])).toEqual([empty])
})

test('who offers sees the rows as they count without the offers', () => {
  const rows = [step({ place: offered('Dayton', 'seen'), method: told('By hand'), tools: { ...told('HFSS'), state: 'suggested' } })]
  withOffered(
    rows,
    ({ steps }) => {
      expect(steps).toMatchObject([{ id: 's1', action: 'Model the mast', method: 'By hand' }])
      expect([steps[0]?.place, steps[0]?.tools]).toEqual([undefined, undefined])
      return []
    },
    () => 'new',
  )
  expect.assertions(2)
})
