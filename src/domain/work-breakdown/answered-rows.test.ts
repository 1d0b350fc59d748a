import { expect, test } from 'vitest'
import { type KnownRow, newRow } from './alike-rows.ts'
import { type AnsweredRow, withAnsweredRows } from './answered-rows.ts'
import type { Cell } from './rows.ts'
import { withTold } from './told-into-rows.ts'

const SLOT = 'S3-Q2'
const cell = (value: unknown, slot = SLOT): Cell => ({ value, origin: { from: 'answer', slot, words: String(value) }, state: 'read' })
const typed = (value: unknown): Cell => ({ value, origin: { from: 'person' }, state: 'seen' })

/** A risk as the answer to one question tells it. */
const risk = (cells: Record<string, string>, some: Partial<AnsweredRow> = {}): AnsweredRow => ({
  ...{ kind: 'risk', about: null, action: 'Wind the coil', slot: SLOT },
  cells: Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, cell(value)])),
  ...some,
})
const STEP = newRow({ id: 's1', kind: 'step', cells: { action: typed('Wind the coil') } }, 0)
const PEELS = risk({ what: 'The plating may peel', sign: 'it peels in the bend test' })
const LATE = risk({ what: 'The wire may come late', fallback: 'wire from stock' })

let last = 0
const fill = (rows: readonly KnownRow[], ...told: AnsweredRow[]) => {
  last += 1
  return withAnsweredRows(rows, told, () => `new${last}`)
}
/** The risks that there are after an answer, as words. */
const risks = (rows: readonly KnownRow[]) => rows.filter(({ kind }) => kind === 'risk')
const said = (rows: readonly KnownRow[]) =>
  risks(rows).map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value])))

test('an answer makes a row beside its step, and the same answer makes no other one', () => {
  const { rows } = fill([STEP], PEELS)
  expect(said(rows)).toEqual([{ what: 'The plating may peel', sign: 'it peels in the bend test', step_ids: ['s1'] }])
  expect(fill(rows, PEELS).rows).toEqual(rows)
  expect(fill([], risk({ what: 'A' }, { kind: 'furnished', action: null })).rows).toMatchObject([{ kind: 'furnished', cells: {} }])
})

test('a changed answer changes the row that it made, and one that is taken back takes it along', () => {
  const { rows } = fill([STEP], PEELS)
  const [made] = risks(rows)
  const changed = fill(rows, LATE).rows
  expect(said(changed)).toEqual([{ what: 'The wire may come late', fallback: 'wire from stock', step_ids: ['s1'] }])
  expect(risks(changed)[0]?.id).toBe(made?.id)
  expect(said(fill(changed, PEELS, LATE).rows).map(({ what }) => what)).toEqual(['The wire may come late', 'The plating may peel'])
  expect(risks(fill(changed).rows)).toEqual([])
})

test('reading the interview of the plan anew leaves the row alone', () => {
  const { rows } = fill([STEP], PEELS)
  expect(withTold(rows, [], () => 'none').rows).toEqual(rows)
})

test('a row that somebody looked at stays, and what the answer says otherwise by now is a difference', () => {
  const { rows } = fill([STEP], PEELS)
  const looked = rows.map((row) => (row.kind === 'risk' ? { ...row, cells: { ...row.cells, what: typed('The plating peels') } } : row))
  expect(fill(looked, PEELS)).toEqual({ rows: looked, differences: [] })
  const { rows: after, differences } = fill(looked, risk({ what: 'The plating may peel', sign: 'bubbles' }))
  expect(after).toEqual(looked)
  expect(differences).toMatchObject([{ row_id: risks(rows)[0]?.id, cell: 'sign', value: 'bubbles' }])
  expect(fill(looked).rows).toEqual(looked)
})

test('a row that somebody wrote anew or removed is not made a second time', () => {
  const { rows } = fill([STEP], PEELS)
  const written = rows.map((row) => (row.kind === 'risk' ? { ...row, cells: { what: typed('Mine'), sign: typed('mine') } } : row))
  expect(fill(written, PEELS).rows).toHaveLength(2)
  const removed = rows.map((row) => (row.kind === 'risk' ? { ...row, isRemoved: true } : row))
  expect(fill(removed, PEELS).rows).toEqual(removed)
  expect(said(fill(removed, LATE).rows)).toHaveLength(2)
})

test('a risk that is told already gets only what it lacks', () => {
  const told = newRow({ id: 'r1', kind: 'risk', cells: { what: cell('The plating may peel', 'Q7') } }, 0)
  const { rows } = fill([STEP, told], PEELS)
  expect(rows[1]?.cells).toMatchObject({ what: { origin: { slot: 'Q7' } }, sign: { value: 'it peels in the bend test' } })
  expect(fill(rows, PEELS).rows).toEqual(rows)
})

test('what is asked of one risk by its words belongs to that one, also where a person typed it', () => {
  const mine = newRow({ id: 'r1', kind: 'risk', cells: { what: typed('Ferrite loss is too low') } }, 0)
  const more = risk({ sign: 'under 3 dB' }, { about: 'Ferrite loss is too low', action: null })
  const { rows } = fill([mine], more)
  expect(said(rows)).toEqual([{ what: 'Ferrite loss is too low', sign: 'under 3 dB' }])
  expect(said(fill(rows, risk({ sign: 'under 2 dB' }, { about: 'Ferrite loss is too low', action: null })).rows)[0]?.sign).toBe(
    'under 2 dB',
  )
  expect(fill([STEP], more).rows).toEqual([STEP])
})
