import { expect, test } from 'vitest'
import { dollarsIn } from '../../language/quantity/money.ts'
import { countIn } from '../../language/quantity/number-word.ts'
import { monthsIn, sameValue } from './rule-value.ts'

test('amounts are the same however they are printed', () => {
  expect(['$250,000', '$250K', '250,000 dollars', '$0.25 million', '$250,000.00'].map(dollarsIn)).toEqual(Array(5).fill(250_000))
  expect(dollarsIn('$1.8M')).toBe(1_800_000)
  expect(dollarsIn('no amount')).toBeUndefined()
})

test('spans are whole months, years too, and the base where there is an option', () => {
  expect(['6 months', 'six (6) month', '6-month', 'six months'].map(monthsIn)).toEqual([6, 6, 6, 6])
  expect(monthsIn('two years')).toBe(24)
  expect(monthsIn('four years; 24 month Base, 24 month Option')).toBe(24)
})

test('a range or a choice of spans is no span', () => {
  expect(['6 to 12 months', '3 or 6 months', '6-12 months', 'none'].map(monthsIn)).toEqual([undefined, undefined, undefined, undefined])
})

test('counts are digits, words or both', () => {
  expect(['7', 'seven (7)', 'twenty-four', 'twelve', 'many'].map(countIn)).toEqual([7, 7, 24, 12, undefined])
})

test('values are compared by what they mean', () => {
  expect(sameValue('award_ceiling', '$250,000', '$250K')).toBe(true)
  expect(sameValue('period_of_performance', '6 months', 'six (6) month')).toBe(true)
  expect(sameValue('page_limit', 'seven (7) pages', '7 pages/slides')).toBe(true)
  expect(sameValue('page_limit', '15 pages', '10 pages')).toBe(false)
  expect(sameValue('report', 'Final report', 'final  report')).toBe(true)
})
