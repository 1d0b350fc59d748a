import { expect, test } from 'vitest'
import { limitTold } from './limit-told.ts'

test.each([
  ['within 2 dB', { comparator: '<=', value: 'within 2 dB' }],
  ['below 2 dB', { comparator: '<', value: 'below 2 dB' }],
  ['at least 2 dB', { comparator: '>=', value: '2', unit: 'dB' }],
  ['15 dB or so', { comparator: 'approx', value: '15 dB or so' }],
  ['less than four hundred milliseconds', { comparator: '<', value: '400', unit: 'ms' }],
  ['at least twenty five dB', { comparator: '>=', value: '25', unit: 'dB' }],
  ['no more than two hundred and fifty grams', { comparator: '<=', value: 'no more than 250 g' }],
  ['between two hundred and three hundred meters', { comparator: 'range', value: '200 to 300', unit: 'm' }],
  ['below 8 % CV', { comparator: '<', value: 'below 8 % CV' }],
  ['at least 6 to 1', { value: 'at least 6 to 1' }],
  ['no more than one false alarm', { comparator: '<=', value: 'no more than one false alarm' }],
  ['better than 0.2 K', { value: 'better than 0.2 K' }],
  ['no more than half of a 15.24 cm cavity', { value: 'no more than half of a 15.24 cm cavity' }],
  ['8 % CV or less', { comparator: '<=', value: '8 % CV or less' }],
  ['40 microliters at most', { comparator: '<=', value: '40 microliters at most' }],
  ['20 or more cartridges', { comparator: '>=', value: '20 or more cartridges' }],
  ['28 or less', { comparator: '<=', value: '28 or less' }],
  ['no more than 1', { comparator: '<=', value: 'no more than 1' }],
  ['at least 57 of 61 curves', { comparator: '>=', value: '57', unit: 'of 61 curves' }],
  ['all 12 thresholds met or gap explained', { value: 'all 12 thresholds met or gap explained' }],
  ['12 of 12', { value: '12 of 12' }],
  ['98% or better', { value: '98% or better' }],
  ['4 weight percent', { value: '4', unit: 'weight percent' }],
  ['>= 0.75', { comparator: '>=', value: '0.75' }],
  ['≤ 3 N', { comparator: '<=', value: '3', unit: 'N' }],
  ['within 5 mm on 11 out of 12 rivets', { comparator: '<=', value: 'within 5 mm on 11 out of 12 rivets' }],
  ['at least 80 % of the seals (grade B 2)', { comparator: '>=', value: 'at least 80 % of the seals (grade B 2)' }],
  ['half a second', { value: 'half a second' }],
])('a figure may be told in words: %s', (words, limit) => expect(limitTold(words)).toEqual(limit))

test('dollars are said by their sign alone', () => {
  expect(limitTold('less than $1,500 per blade')).toEqual({ comparator: '<', value: '$1,500', unit: 'per blade' })
})
