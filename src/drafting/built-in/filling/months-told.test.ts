import { expect, test } from 'vitest'
import { areMonths, monthsTold } from './months-told.ts'

test.each([
  ['in months three to five', 3, 5],
  ['months 1 and 2', 1, 2],
  ['month 4', 4, 4],
  ['1-2', 1, 2],
  ['the first two months', 1, 2],
  ['the fifth month', 5, 5],
  ['end of 5', 5, 5],
  ['in month four, no, five', 5, 5],
])('%s', (words, from, to) => expect(monthsTold(words)).toEqual({ from, to }))

test('words that name no month', () => expect(monthsTold('as soon as we can')).toBeUndefined())

test('months are no place, and a place that is free in a month is one', () => {
  expect(['months 3', 'In month 4.', 'the chamber in month 4'].map(areMonths)).toEqual([true, true, false])
})
