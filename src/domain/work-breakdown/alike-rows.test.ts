import { expect, test } from 'vitest'
import { type AnyRow, type KnownRow, knownAgain } from './alike-rows.ts'
import type { RowKind } from './rows.ts'

const cell = (value: unknown) => ({ value, origin: { from: 'answer', slot: 'Q4', words: String(value) }, state: 'read' }) as const
const cells = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cell(value)]))
const told = (id: string, kind: RowKind, values: Record<string, unknown>): AnyRow => ({ id, kind, cells: cells(values) })
const kept = (id: string, kind: RowKind, values: Record<string, unknown>, read_as: Record<string, unknown> = {}): KnownRow => ({
  ...told(id, kind, values),
  position: 0,
  read_as,
  isRemoved: false,
  isMoved: false,
})

const pairs = (some: AnyRow[], before: KnownRow[]) => Object.fromEntries(knownAgain(some, before))

test('a step is known again by the words of what is done, in whatever form', () => {
  const before = [
    kept('a', 'step', { action: 'Model the antenna and its shield' }),
    kept('b', 'step', { action: 'Test the shield on a mast' }),
  ]
  const now = [
    told('s1', 'step', { action: 'test shields on the mast', method: 'in a chamber' }),
    told('s2', 'step', { action: 'modelling of the antenna and shield' }),
  ]
  expect(pairs(now, before)).toEqual({ s1: 'b', s2: 'a' })
})

test('a step that does something else with the same thing is new', () => {
  expect(pairs([told('s1', 'step', { action: 'test the antenna' })], [kept('a', 'step', { action: 'model the antenna' })])).toEqual({})
})

test('a step is known by what was read of it, also where a person has written it anew', () => {
  const before = [kept('a', 'step', { action: 'Simulate the aerial' }, { action: 'model the antenna' })]
  expect(pairs([told('s1', 'step', { action: 'model the antenna' })], before)).toEqual({ s1: 'a' })
})

test('rows of other kinds are known by name, quantity, what may happen or what is provided; there is one of the plan', () => {
  const before = [
    kept('p', 'person', { name: 'Ana Ruiz' }),
    kept('c', 'commitment', { quantity: 'isolation at 30 MHz', value: '30' }),
    kept('r', 'risk', { what: 'the ferrite cracks in the cold' }),
    kept('f', 'furnished', { item: 'connector drawing' }),
    kept('plan', 'plan', { focus: 'Shielding' }),
  ]
  const now = [
    told('p1', 'person', { name: 'Dr. Ana Ruiz', role: 'PI' }),
    told('c1', 'commitment', { quantity: 'isolation at 30 MHz', value: '40' }),
    told('r1', 'risk', { what: 'ferrite cracks in cold' }),
    told('f1', 'furnished', { item: 'the drawing of the connector' }),
    told('plan1', 'plan', { solution: 'Something else' }),
  ]
  expect(pairs(now, before)).toEqual({ p1: 'p', c1: 'c', r1: 'r', f1: 'f', plan1: 'plan' })
  expect(pairs([told('r1', 'risk', { what: 'Ana Ruiz' })], before)).toEqual({})
})

test('each kept row is one row at most, the one that is most like it', () => {
  const before = [kept('a', 'step', { action: 'build the 6 ft mast section' })]
  const now = [
    told('s1', 'step', { action: 'build the 12 ft mast section' }),
    told('s2', 'step', { action: 'build the 6 ft mast section' }),
  ]
  expect(pairs(now, before)).toEqual({ s2: 'a' })
})

test('a step without an action is known by all that it says', () => {
  const before = [kept('a', 'step', { method: 'finite elements in HFSS', place: 'Dayton' })]
  expect(pairs([told('s1', 'step', { method: 'finite elements in HFSS' })], before)).toEqual({ s1: 'a' })
})
