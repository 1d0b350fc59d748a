import { expect, test } from 'vitest'
import { figure } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isHalfTold } from '../../../domain/work-breakdown/told-elsewhere.ts'
import { limitTold } from './limit-told.ts'

test.each([
  ['within 2 dB', { comparator: '<=', value: '2', unit: 'dB', as_told: 'within 2 dB' }],
  ['below 2 dB', { comparator: '<', value: '2', unit: 'dB', as_told: 'below 2 dB' }],
  ['at least 2 dB', { comparator: '>=', value: '2', unit: 'dB' }],
  ['three litres an hour, about 0.8 gallons', { value: '3', unit: 'L an hour', as_told: 'three litres an hour, about 0.8 gallons' }],
  ['at most 12 kg, about 26 lb', { comparator: '<=', value: '12', unit: 'kg', as_told: 'at most 12 kg, about 26 lb' }],
  ['15 dB or so', { comparator: 'approx', value: '15', unit: 'dB', as_told: '15 dB or so' }],
  ['less than four hundred milliseconds', { comparator: '<', value: '400', unit: 'ms' }],
  ['at least twenty five dB', { comparator: '>=', value: '25', unit: 'dB' }],
  [
    'no more than two hundred and fifty grams',
    { comparator: '<=', value: '250', unit: 'g', as_told: 'no more than two hundred and fifty grams' },
  ],
  ['between two hundred and three hundred meters', { comparator: 'range', value: '200 to 300', unit: 'm' }],
  ['below 8 % CV', { comparator: '<', value: '8', unit: '% CV', as_told: 'below 8 % CV' }],
  ['at least 6 to 1', { value: 'at least 6 to 1' }],
  ['no more than one false alarm', { comparator: '<=', value: '1', unit: 'false alarm', as_told: 'no more than one false alarm' }],
  ['better than 0.2 K', { value: 'better than 0.2 K' }],
  ['no more than half of a 15.24 cm cavity', { value: 'no more than half of a 15.24 cm cavity' }],
  ['8 % CV or less', { comparator: '<=', value: '8', unit: '% CV', as_told: '8 % CV or less' }],
  ['40 microliters at most', { comparator: '<=', value: '40', unit: 'microliters', as_told: '40 microliters at most' }],
  ['20 or more cartridges', { comparator: '>=', value: '20', unit: 'cartridges', as_told: '20 or more cartridges' }],
  ['28 or less', { comparator: '<=', value: '28', as_told: '28 or less' }],
  ['no more than 1', { comparator: '<=', value: '1', as_told: 'no more than 1' }],
  ['at least 57 of 61 curves', { comparator: '>=', value: '57', unit: 'of 61 curves' }],
  ['all 12 thresholds met or gap explained', { value: 'all 12 thresholds met or gap explained' }],
  ['12 of 12', { value: '12 of 12' }],
  ['98% or better', { comparator: '>=', value: '98', unit: '%', as_told: '98% or better' }],
  ['4 weight percent', { value: '4', unit: 'weight percent' }],
  ['>= 0.75', { comparator: '>=', value: '0.75' }],
  ['≤ 3 N', { comparator: '<=', value: '3', unit: 'N' }],
  ['within 5 mm on 11 out of 12 rivets', { comparator: '<=', value: '5', unit: 'mm', as_told: 'within 5 mm on 11 out of 12 rivets' }],
  [
    'at least 80 % of the seals (grade B 2)',
    { comparator: '>=', value: '80', unit: '%', as_told: 'at least 80 % of the seals (grade B 2)' },
  ],
  [
    'at least six hundred feet on 3 ropes',
    { comparator: '>=', value: '600', unit: 'feet', as_told: 'at least six hundred feet on 3 ropes' },
  ],
  ['half a second', { value: '0.5', unit: 'second' }],
])('a figure may be told in words: %s', (words, limit) => expect(limitTold(words)).toEqual(limit))

test('dollars are said by their sign alone', () => {
  expect(limitTold('less than $1,500 per blade')).toEqual({ comparator: '<', value: '$1,500', unit: 'per blade' })
})

test.each([
  ['between 40 and 55 millipascal seconds', { comparator: 'range', value: '40 to 55', unit: 'millipascal seconds' }],
  ['5 percent plus or minus 0.5', { comparator: 'range', value: '5 ± 0.5', unit: 'percent' }],
  ['25 kg, plus or minus 200 g', { comparator: 'range', value: '25 kg ± 200 g' }],
  ['score 7 or better', { comparator: '>=', value: '7', unit: 'score' }],
  ['no more than three of fifty may leak', { comparator: '<=', value: '3', unit: 'of 50' }],
  ['nine of ten or more', { comparator: '>=', value: '9', unit: 'of 10' }],
  ['0.2 mm, at most one of ten over it', { comparator: '<=', value: '1', unit: 'of 10' }],
  ['fewer than two pins in five hundred', { comparator: '<', value: '2', unit: 'pins in 500' }],
  ['same as the reference within 8 percent', { comparator: '<=', value: '8', unit: 'percent' }],
  ['no single shelf more than 4 mm', { comparator: '<=', value: '4', unit: 'mm' }],
])('a mark is read into its parts and stays in the words in which it was told: %s', (words, parts) => {
  const { as_told = words, ...limit } = limitTold(words)
  expect(limit).toEqual(parts)
  expect(as_told).toBe(words)
})

test('what is better is said by what is measured or by its unit, and else by nobody', () => {
  expect(limitTold('4 % or better', 'Scale error').comparator).toBe('<=')
  expect(limitTold('grade 4 or better', 'Fastness').comparator).toBe('>=')
  expect(limitTold('class 2 or better', 'Surface')).toEqual({ value: 'class 2 or better' })
})

test.each(['Class 1', 'grade 4', 'Level 2', 'Type II', 'MIL-STD-810H'])(
  'a name is no figure that binds, and stands as it was typed: %s',
  (name) => {
    const told = limitTold(name, 'Lamp')
    expect([told, figure(told), isHalfTold({ quantity: 'Lamp', ...told })]).toEqual([{ value: name }, name, false])
    expect(isHalfTold({ quantity: 'Lamp', value: '1', unit: 'class' })).toBe(false)
  },
)
