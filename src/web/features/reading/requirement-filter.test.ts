import { describe, expect, test } from 'vitest'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { EVERYTHING, filtered, grouped } from './requirement-filter.ts'
import { quantityFact } from './requirement-words.ts'

const requirement = (id: string, text: string, rest: Partial<Requirement> = {}): Requirement => ({
  id,
  text,
  kind: 'task',
  strength: 'must',
  phase: 'any',
  page: 1,
  quote: text,
  quantities: [],
  set_by: 'reader',
  ...rest,
})

const LIST = [
  requirement('R1', 'Isolate the antenna', { kind: 'performance' }),
  requirement('R2', 'Build a breadboard', { phase: 'I' }),
  requirement('R3', 'Build a prototype', { phase: 'II' }),
  requirement('R4', 'Keep 30 dB', { kind: 'performance', strength: 'objective', quote: 'isolation of 30 dB' }),
]

const ids = (list: readonly Requirement[]) => list.map(({ id }) => id)

describe('the list of requirements', () => {
  test('shows what the phase, the kind and the strength let through', () => {
    expect(ids(filtered(LIST, EVERYTHING))).toEqual(['R1', 'R2', 'R3', 'R4'])
    expect(ids(filtered(LIST, { ...EVERYTHING, phase: 'II' }))).toEqual(['R3'])
    expect(ids(filtered(LIST, { ...EVERYTHING, kind: 'performance', strength: 'must' }))).toEqual(['R1'])
  })

  test('is searched by the words of id, text and quote', () => {
    expect(ids(filtered(LIST, { ...EVERYTHING, text: ' BUILD proto ' }))).toEqual(['R3'])
    expect(ids(filtered(LIST, { ...EVERYTHING, text: 'isolation' }))).toEqual(['R4'])
    expect(ids(filtered(LIST, { ...EVERYTHING, text: 'r2' }))).toEqual(['R2'])
  })

  test('stands in groups in the order of the document, without empty ones', () => {
    expect(grouped(LIST).map(({ label, requirements }) => [label, ids(requirements)])).toEqual([
      ['Whole topic', ['R1', 'R4']],
      ['Phase I', ['R2']],
      ['Phase II', ['R3']],
    ])
    expect(grouped([])).toEqual([])
  })
})

test('a quantity is a small fact', () => {
  const quantity = { printed: 'at least 30 dB', value: '30', unit: 'dB', what: 'isolation' } as const
  expect(quantityFact({ ...quantity, comparator: '>=', threshold_or_objective: 'threshold' })).toBe('at least 30 dB, threshold')
  expect(quantityFact({ ...quantity, value: '3-30', unit: 'MHz', comparator: 'range', threshold_or_objective: null })).toBe('3-30 MHz')
  const plain = { ...quantity, comparator: '<=', threshold_or_objective: null } as const
  expect(quantityFact({ ...plain, value: '6', unit: 'Mach' })).toBe('at most Mach 6')
  expect(quantityFact({ ...plain, value: '$90K', unit: 'dollars' })).toBe('at most $90K')
})
