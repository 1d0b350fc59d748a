import { expect, test } from 'vitest'
import type { AnyRow, KnownRow } from './alike-rows.ts'
import type { Cell } from './rows.ts'
import { withTold } from './told-into-rows.ts'

const read = (value: unknown): Cell => ({ value, origin: { from: 'answer', slot: 'Q4', words: String(value) }, state: 'read' })
const step = (id: string, cells: Record<string, unknown>): AnyRow => ({
  id,
  kind: 'step',
  cells: Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, read(value)])),
})
const TOLD = [
  step('s1', { action: 'model the mast', goes_to: 's2' }),
  step('s2', { action: 'build coupons' }),
  step('s3', { action: 'freeze the design' }),
  step('s4', { action: 'test in salt water', needs: ['s2', 's3'] }),
]

const filled = (kept: readonly KnownRow[], told: readonly AnyRow[] = TOLD) => {
  let last = kept.length
  return withTold(kept, told, () => `k${++last}`)
}

const seen = (cells: AnyRow['cells']) =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]): [string, Cell] => [name, { ...cell, state: 'seen' }]))

/** The second step was merged into the first one: whoever spoke of it speaks of that one. */
const MERGED = filled([]).rows.map((row): KnownRow => {
  const { goes_to: _goal, ...others } = row.cells
  if (row.id === 'k1') return { ...row, cells: others }
  if (row.id === 'k2') return { ...row, isRemoved: true }
  return row.id === 'k4' ? { ...row, cells: { ...row.cells, needs: read(['k1', 'k3']) } } : row
})

test('what reads as before leaves rows as they are, also where a step was merged and others speak of the one that took it over', () => {
  expect(filled(MERGED)).toEqual({ rows: MERGED, differences: [] })
})

test('a later answer that reads otherwise is put in where nobody has looked, and speaks of no removed step', () => {
  const later = TOLD.map((row) =>
    row.id === 's4' ? step('s4', { action: 'test in salt water', needs: ['s1', 's2'], place: 'Dayton' }) : row,
  )
  const row = filled(MERGED, later).rows.find(({ id }) => id === 'k4')
  expect(row?.cells).toMatchObject({ needs: { value: ['k1'] }, place: { value: 'Dayton' } })
})

test('of several goals each is called by the row under which it is kept', () => {
  const { rows } = filled(
    [],
    [step('s1', { action: 'model the mast', goes_to: 'Government; s2' }), step('s2', { action: 'build coupons' })],
  )
  expect(rows[0]?.cells.goes_to?.value).toBe('Government; k2')
})

test('steps that no answer tells any longer go, also where they needed one another; what a person has confirmed keeps the step that it needs', () => {
  const later = [step('s9', { action: 'rent a barge' })]
  const { rows } = filled([])
  expect(filled(rows, later).rows.map(({ cells }) => cells.action?.value)).toEqual(['rent a barge'])
  const confirmed = rows.map((row): KnownRow => (row.id === 'k4' ? { ...row, cells: seen(row.cells) } : row))
  expect(filled(confirmed, later).rows.map(({ cells }) => cells.action?.value)).toEqual([
    'build coupons',
    'freeze the design',
    'test in salt water',
    'rent a barge',
  ])
})

test('a cell whose words are gone from the answers goes, unless somebody has looked at it or changed it; it is read anew when they are back', () => {
  const dyed = step('s1', { action: 'dye the felt', proof: 'fades by 2 %', place: 'Kaunas', method: 'in a vat' })
  const [row] = filled([], [dyed]).rows
  if (!row) throw new Error('A step was told')
  const kept = { ...row, cells: { ...row.cells, ...seen({ place: read('Kaunas') }), method: read('in two vats') } }
  const emptied = filled([kept], [step('s1', { action: 'dye the felt' })]).rows
  expect(Object.keys(emptied[0]?.cells ?? {})).toEqual(['action', 'place', 'method'])
  expect(filled(emptied, [dyed])).toMatchObject({ rows: [{ cells: { proof: read('fades by 2 %') } }], differences: [] })
})

test('what no sentence says of its step any longer is only offered again, unless somebody has looked at it', () => {
  const doubtful = TOLD.map((row) =>
    row.id === 's2' ? { ...row, cells: { ...row.cells, place: { ...read('Akron'), state: 'suggested' as const } } } : row,
  )
  const sure = TOLD.map((row) => (row.id === 's2' ? { ...row, cells: { ...row.cells, place: read('Akron') } } : row))
  const placeIn = ({ rows }: ReturnType<typeof filled>) =>
    rows.find(({ cells }) => cells.action?.value === 'build coupons')?.cells.place?.state
  const before = filled([], sure).rows
  expect(placeIn(filled(before, doubtful))).toBe('suggested')
  expect(placeIn(filled(filled([], doubtful).rows, sure))).toBe('read')
  const looked = before.map((row) => (row.cells.place ? { ...row, cells: seen(row.cells) } : row))
  expect(placeIn(filled(looked, doubtful))).toBe('seen')
})

test('what a person removed stays removed however its sentence is read anew, and another sentence is another row', () => {
  const sentence = 'Whatever cracks gets welded and the seams are pressed again'
  const of = (value: string, words: string): AnyRow => ({
    ...step('s1', {}),
    cells: { action: { value, origin: { from: 'answer', slot: 'Q4', words }, state: 'read' } },
  })
  const removed = filled([], [of('press the seams', sentence)]).rows.map((row) => ({ ...row, isRemoved: true }))
  const left = (told: AnyRow) => filled(removed, [told]).rows.filter(({ isRemoved }) => !isRemoved)
  expect(left(of('weld whatever cracks', sentence))).toEqual([])
  expect(left(of('weld the hull', 'Then we weld the hull of the second boat in the yard'))).toHaveLength(1)
  const back = filled(
    removed.map((row) => ({ ...row, isRemoved: false })),
    [of('weld whatever cracks', sentence)],
  )
  expect(back.rows.map(({ cells }) => cells.action?.value)).toEqual(['weld whatever cracks'])
})
