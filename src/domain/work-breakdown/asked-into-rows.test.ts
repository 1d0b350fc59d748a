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
const PLAN = { phase: 'I', isToldAnew: true } as const
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

test('a requirement stays beside its step when somebody words another one alike, and moves only where answers tell anew and nobody has looked', () => {
  const asks = [asked('R2', 'Test three coupons.')]
  const placed = withAsked(
    [told('s1', 'Plan the work'), told('s2', 'Test three coupons')],
    asks,
    { ...PLAN, objective: undefined },
    () => 'new',
  )
  expect(stepOf(placed, 'R2')).toBe('s2')
  const reworded = (one: KnownRow): KnownRow =>
    one.id === 's1'
      ? { ...one, cells: { action: { ...CELL('Test three coupons.'), state: 'seen' } } }
      : { ...one, cells: { ...one.cells, action: { ...CELL('Weld the frame'), state: 'seen' } } }
  const corrected = placed.map(reworded)
  const again = (rows: readonly KnownRow[], isToldAnew: boolean) =>
    stepOf(
      withAsked(rows, asks, { phase: 'I', objective: undefined, isToldAnew }, () => 'new'),
      'R2',
    )
  expect(again(corrected, false)).toBe('s2')
  expect(again(corrected, true)).toBe('s2')
  const retold = placed.map((one) =>
    one.id === 's1' ? told('s1', 'Test three coupons.') : { ...one, cells: { ...one.cells, action: CELL('Weld the frame') } },
  )
  expect(again(retold, false)).toBe('s2')
  expect(again(retold, true)).toBe('s1')
})
