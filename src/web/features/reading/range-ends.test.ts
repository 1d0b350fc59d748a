import { expect, test } from 'vitest'
import { rangeEnds, rangeOf } from './range-ends.ts'

test('a range has two ends, also where it is printed as plus or minus', () => {
  expect(rangeEnds('3 to 5')).toEqual({ low: '3', high: '5' })
  expect(rangeEnds('±2')).toEqual({ low: '-2', high: '2' })
  expect(rangeEnds('+/- 0.5')).toEqual({ low: '-0.5', high: '0.5' })
  expect(rangeEnds('1,440 ± 22.5')).toEqual({ low: '1417.5', high: '1462.5' })
  expect(rangeEnds('7')).toEqual({ low: '7', high: '' })
})

test('what is typed into one end leaves the other, also while one of them is empty', () => {
  const { low, high } = rangeEnds(rangeOf('', '5'))
  expect({ low, high }).toEqual({ low: '', high: '5' })
  expect(rangeEnds(rangeOf('3', ''))).toEqual({ low: '3', high: '' })
})
