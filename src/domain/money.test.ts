import { expect, test } from 'vitest'
import { centsOf, dollarLabel, dollarString } from './money.ts'

test.each([
  ['12500.00', 1_250_000],
  ['$12,500.00', 1_250_000],
  ['12500', 1_250_000],
  ['USD 0.1', 10],
  [' 45,000.50 dollars ', 4_500_050],
  [12500, 1_250_000],
  [0.29, 29],
  [1.1, 110],
  ['', 0],
  ['none', 0],
  ['1.2.3', 0],
  [null, 0],
  [undefined, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('%j is %i cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents)
})

test.each([
  [0, '0.00', '$0.00'],
  [5, '0.05', '$0.05'],
  [2_100_000, '21000.00', '$21,000.00'],
  [174_999_999, '1749999.99', '$1,749,999.99'],
  [100_000_000_000, '1000000000.00', '$1,000,000,000.00'],
])('%i cents are stored as %s and read as %s', (cents, stored, label) => {
  expect(dollarString(cents)).toBe(stored)
  expect(dollarLabel(cents)).toBe(label)
  expect(centsOf(stored)).toBe(cents)
  expect(centsOf(label)).toBe(cents)
})

test('every amount up to ten million dollars survives being written and read', () => {
  for (let cents = 0; cents <= 1_000_000_000; cents += 7_654_321) expect(centsOf(dollarString(cents))).toBe(cents)
})
