import { expect, test } from 'vitest'
import type { KnownRow } from './alike-rows.ts'
import { withAsked } from './asked-into-rows.ts'
import { asked } from './composed/testing/mast.ts'

const OWN: KnownRow = {
  id: 's1',
  kind: 'step',
  cells: { action: { value: 'Weld the frame', origin: { from: 'person' }, state: 'seen' } },
  position: 0,
  read_as: {},
  isRemoved: false,
  isMoved: false,
}
const REQUIREMENTS = [asked('R1', 'Develop a folding mast for small boats.'), asked('R2', 'Test three coupons.')]
const PLAN = { phase: 'I' } as const
const actions = (rows: readonly KnownRow[]) => rows.map(({ cells }) => cells.action?.value)

test('what only repeats the objective of the topic is no step', () => {
  const plan = { ...PLAN, objective: 'Develop a folding mast for small boats. It shall be light.' }
  expect(actions(withAsked([OWN], REQUIREMENTS, plan, () => 'new'))).toEqual(['Weld the frame', 'Test three coupons.'])
})

test('who has told all steps gets no step suggested beside them, but what is set for a month', () => {
  const asks = [...REQUIREMENTS, asked('R3', 'Month 4: test report of the mast.', { kind: 'deliverable' })]
  const suggested = (areStepsTold: boolean) =>
    actions(withAsked([OWN], asks, { ...PLAN, objective: undefined, areStepsTold }, () => 'new')).slice(1)
  expect(suggested(false)).toHaveLength(3)
  expect(suggested(true)).toEqual([expect.stringContaining('month 4')])
})

test('a suggestion that is no work any longer goes, and one that still is stays', () => {
  const ids = ['new1', 'new2']
  const before = withAsked([OWN], REQUIREMENTS, { ...PLAN, objective: undefined }, () => ids.shift() ?? '')
  expect(actions(before)).toEqual(['Weld the frame', 'Develop a folding mast for small boats.', 'Test three coupons.'])
  const again = withAsked(before, REQUIREMENTS, { ...PLAN, objective: 'Develop a folding mast for small boats.' }, () => 'other')
  expect(again.map(({ id }) => id)).toEqual(['s1', 'new2'])
})

const CELL = (value: unknown) => ({ value, origin: { from: 'answer', slot: 'Q4', words: String(value) }, state: 'read' }) as const
const told = (id: string, action: string, more: Partial<KnownRow> = {}): KnownRow => ({
  ...OWN,
  id,
  cells: { action: CELL(action) },
  read_as: { action },
  ...more,
})
const stepOf = (rows: readonly KnownRow[], requirement: string) =>
  rows.find(({ cells }) => (cells.requirement_ids?.value as string[] | undefined)?.includes(requirement))?.id

const PUT = (ids: string[]) => ({ value: ids, origin: { from: 'person' }, state: 'seen' }) as const
const again = (rows: readonly KnownRow[]) =>
  withAsked(rows, [asked('R2', 'Test three coupons.')], { phase: 'I', objective: undefined, areStepsTold: true }, () => 'new')

test('a requirement that was matched ahead goes with the answers as they become; it stays beside a step that somebody has worded or put it beside', () => {
  const placed = again([told('s1', 'Plan the work'), told('s2', 'Test three coupons')])
  expect(stepOf(placed, 'R2')).toBe('s2')
  const become = (state: 'read' | 'seen') =>
    placed.map((one) => {
      const action = one.id === 's1' ? 'Test three coupons.' : 'Weld the frame'
      return { ...one, cells: { ...one.cells, action: { ...CELL(action), state } } }
    })
  expect(stepOf(again(become('read')), 'R2')).toBe('s1')
  expect(stepOf(again(become('seen')), 'R2')).toBe('s2')
  const put = become('read').map((one) =>
    one.id === 's2' ? { ...one, cells: { ...one.cells, requirement_ids: PUT(['R2']) }, read_as: {} } : one,
  )
  expect(stepOf(again(put), 'R2')).toBe('s2')
})

test('what was matched stands beside one more that a person puts there, and what they take off it does not come back', () => {
  const beside = { ...told('s1', 'Plan the work'), read_as: { requirement_ids: ['R2'] } }
  const mixed = { ...beside, cells: { ...beside.cells, requirement_ids: PUT(['R2', 'R1']) } }
  const rows = again([mixed, told('s2', 'Test three coupons')])
  expect(rows[0]?.cells.requirement_ids).toEqual(PUT(['R2', 'R1']))
  expect(rows[1]?.cells.requirement_ids).toBeUndefined()
  const taken = { ...told('s2', 'Test three coupons'), read_as: { requirement_ids: ['R2'] } }
  expect(stepOf(again([{ ...taken, cells: { ...taken.cells, requirement_ids: PUT(['R1']) } }]), 'R2')).toBeUndefined()
})
