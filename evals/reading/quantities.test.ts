import { expect, test } from 'vitest'
import type { Requirement } from '../../src/domain/solicitation/analysis.ts'
import { requirementQuantities } from '../../src/language/quantity/required.ts'
import { isSameMeasure, measureOf } from './measure.ts'
import { quantityScoreOf } from './quantities.ts'

const QUOTE = 'The mast shall weigh less than 25 lb and shall stand at least 3 m high for 2 hours.'
const READ: Requirement = {
  id: 'R1',
  text: QUOTE,
  kind: 'performance',
  strength: 'must',
  phase: 'any',
  page: 1,
  quote: QUOTE,
  quantities: requirementQuantities(QUOTE),
  set_by: 'reader',
}
const WEIGHT = {
  quote: 'less than 25 lb',
  page: 1,
  value: 25,
  unit: 'pounds',
  comparator: '<' as const,
  threshold_or_objective: null,
  what: 'weight of the mast',
}

test('a quantity is right with number, unit, comparator and mark; what nobody marked is too much', () => {
  const height = { ...WEIGHT, quote: 'at least 3 m high', value: 3, unit: 'm', comparator: '=' as const }
  const missed = { ...WEIGHT, quote: 'two masts', value: 2, unit: 'masts' }
  expect(quantityScoreOf([READ], [WEIGHT, height, missed])).toMatchObject({
    marked: 3,
    right: 1,
    wrong: ['= 3 m read as >= : at least 3 m high'],
    missed: ['< 2 masts: two masts'],
    read: 3,
    extra: [expect.stringContaining('2 hours')],
  })
})

test.each([
  ['2,000', 'ft', '2000', 'feet'],
  ['0.01 Hz to 2.5', 'kHz', '0.01 to 2500', 'Hz'],
  ['+/-2', 'dB', '-2 to 2', 'dB'],
  ['−20 to 50', '°C', '-20 to 50', 'degrees C'],
  ['60+', 'dB', '60', 'dB'],
  ['$300K', 'dollars', '300000', 'USD'],
  ['Two', 'video outputs', '2', 'outputs'],
  ['100', 'Gb per second', '100', 'Gbps'],
  ['5', '"', '5', 'in'],
])('%s %s is the same as %s %s', (value, unit, other, otherUnit) => {
  expect(isSameMeasure(measureOf(value, unit), measureOf(other, otherUnit))).toBe(true)
})

test.each([
  ['5', 'm', '5', 'ft'],
  ['5', 'm', '5 to 6', 'm'],
  ['5', 'masts', '5', 'coupons'],
])('%s %s is not the same as %s %s', (value, unit, other, otherUnit) => {
  expect(isSameMeasure(measureOf(value, unit), measureOf(other, otherUnit))).toBe(false)
})
