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
const actions = (rows: readonly KnownRow[]) => rows.map(({ cells }) => cells.action?.value)

test('what only repeats the objective of the topic is no step', () => {
  const plan = { phase: 'I', objective: 'Develop a folding mast for small boats. It shall be light.' } as const
  expect(actions(withAsked([OWN], REQUIREMENTS, plan, () => 'new'))).toEqual(['Weld the frame', 'Test three coupons.'])
})

test('a suggestion that is no work any longer goes, and one that still is stays', () => {
  const ids = ['new1', 'new2']
  const before = withAsked([OWN], REQUIREMENTS, { phase: 'I', objective: undefined }, () => ids.shift() ?? '')
  expect(actions(before)).toEqual(['Weld the frame', 'Develop a folding mast for small boats.', 'Test three coupons.'])
  const again = withAsked(before, REQUIREMENTS, { phase: 'I', objective: 'Develop a folding mast for small boats.' }, () => 'other')
  expect(again.map(({ id }) => id)).toEqual(['s1', 'new2'])
})
