import { expect, test } from 'vitest'
import { dollarsIn } from '../../language/quantity/money.ts'
import { countIn } from '../../language/quantity/number-word.ts'
import { monthsIn, periodIn, sameValue } from './rule-value.ts'

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

test.each([
  ['15 months, followed by an option of 9 months', { months: 15 }],
  ['14 months plus a 5-month option', { months: 14 }],
  ['twenty-two months', { months: 22 }],
  ['16 months, followed by 2 months for the report, 18 months', { months: 18, also: 16 }],
  ['20 months (17 months at sea, 3 months', { months: 20 }],
  ['9-month period with an additional 3 months', { months: 12, also: 9 }],
  ['6 months plus another 6 months', { months: 12, also: 6 }],
  ['6 months and 9 months', undefined],
])('of base and option it is the base, of parts and their whole the whole, and what comes on top may count or not: %s', (printed, read) => {
  expect(periodIn(printed)).toEqual(read)
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
