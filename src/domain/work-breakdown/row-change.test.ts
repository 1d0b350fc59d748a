import { expect, test } from 'vitest'
import { changedSince, countedOn, differingCells, withCells } from './row-change.ts'
import type { Cell } from './rows.ts'

const typed = (value: unknown): Cell => ({ value, origin: { from: 'person' }, state: 'seen' })

const FIRST = { version: 1, changed_in: {} }

test('each change counts its own parts, so that changes of other parts do not stand against it', () => {
  const second = countedOn(FIRST, ['tools'])
  const third = countedOn(second, ['method', 'position'])
  expect(third).toEqual({ version: 3, changed_in: { tools: 2, method: 3, position: 3 } })
  expect(changedSince(third, 1, ['tools', 'method', 'place'])).toEqual(['tools', 'method'])
  expect(changedSince(third, 2, ['tools', 'method', 'place'])).toEqual(['method'])
  expect(changedSince(third, 3, ['tools', 'method', 'place'])).toEqual([])
})

test('a version that there is not yet was seen by nobody', () => {
  expect(changedSince(FIRST, 2, ['method'])).toEqual(['method'])
})

test('cells that are sent as they are differ in nothing, whatever the order of their fields', () => {
  const proof = { quantity: 'gain', value: '7', unit: 'dBi' }
  const cells = { method: typed('By hand'), proof: typed([proof]), people: typed(['Ana', 'Bo']) }
  const turned = { state: 'seen', value: [{ unit: 'dBi', value: '7', quantity: 'gain' }], origin: { from: 'person' } } as const
  expect(differingCells(cells, { method: typed('By hand'), proof: turned, place: null })).toEqual([])
  expect(differingCells(cells, { people: typed(['Bo', 'Ana']), method: null, place: typed('Dayton') })).toEqual([
    'people',
    'method',
    'place',
  ])
  expect(differingCells(cells, { proof: typed([{ ...proof, runs: '3' }]), people: typed({ 0: 'Ana', 1: 'Bo' }) })).toEqual([
    'proof',
    'people',
  ])
  expect(differingCells(cells, { method: { ...typed('By hand'), state: 'suggested' } })).toEqual(['method'])
})

test('null empties a cell, and what is not named stays', () => {
  const cells = { method: typed('By hand'), place: typed('Dayton') }
  expect(withCells(cells, { method: null, tools: typed('A saw') })).toEqual({ place: typed('Dayton'), tools: typed('A saw') })
  expect(withCells(cells, {})).toEqual(cells)
})
