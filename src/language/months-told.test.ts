import { expect, test } from 'vitest'
import { namesMonths } from './calendar-months.ts'
import { areMonths, areMonthsBefore, monthsTold } from './months-told.ts'

test.each([
  ['in months three to five', 3, 5],
  ['months 1 and 2', 1, 2],
  ['month 4', 4, 4],
  ['1-2', 1, 2],
  ['the first two months', 1, 2],
  ['the fifth month', 5, 5],
  ['end of 5', 5, 5],
  ['months 1 and 2 at Mach 6, 8 and 10', 1, 2],
  ['month 2, over 14 runs', 2, 2],
  ['in month four, no, five', 5, 5],
  ['the last two months, 5 and 6', 5, 6],
  ['day 0-30', 1, 1],
  ['days 40 to 105', 2, 4],
  ['by day 180, by video', 6, 6],
])('%s', (words, from, to) => expect(monthsTold(words)).toEqual({ from, to }))

test.each([
  'as soon as we can',
  'WeatherBench 2',
  'at Mach 6',
  'right after, 5 wks',
  'the last 3 weeks',
  'in the final two months',
  '30 days',
  'two days 3 men',
])('words that name no month: %s', (words) => expect(monthsTold(words)).toBeUndefined())

test('months are no place, and a place that is free in a month is one', () => {
  expect(['months 3', 'In month 4.', 'weeks 2-5', 'day 90', 'the chamber in month 4'].map(areMonths)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test('"the same two months" are those that were told before', () => {
  expect(['In the same two months', 'in those months', 'the first two months', 'months 3 to 5'].map(areMonthsBefore)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['by the end of week 3', 1],
  ['week 9', 3],
  ['weeks 5 to 13', 3],
  ['the first 6 weeks', 2],
])('a week is of the month that it falls in: %s', (words, to) => expect(monthsTold(words)?.to).toBe(to))

test('words say that they name months in whatever short form', () => {
  for (const words of ['months 2 and 3', 'mo 2-4', 'mo1-2', 'M3', 'the end of month 2']) expect(namesMonths(words)).toBe(true)
  for (const words of ['-10 to +20', '1/5/10/25/50', 'Monterey', '5 m']) expect(namesMonths(words)).toBe(false)
})

test('the days of a date are no months where it is not known which month is the first', () => {
  expect(monthsTold('19 Apr - 18 June')).toBeUndefined()
  expect(monthsTold('19 Apr - 18 June', { month: 2 })).toEqual({ from: 3, to: 5 })
})

test.each([
  ['1 (by March 12)', 1, 1],
  ['1, at the kickoff by March 12', 1, 1],
  ['months 2-3, done by 30 April', 2, 3],
  ['4 by Oct 9', 4, 4],
])('a month that is told by its number is that one, whatever date stands beside it: %s', (words, from, to) => {
  expect(monthsTold(words)).toEqual({ from, to })
  expect(monthsTold(words, { month: 9, year: 2026 })).toEqual({ from, to })
})

test('the days of a date are no numbers of months', () => {
  expect(monthsTold('12 and 14 March')).toBeUndefined()
  expect(monthsTold('2-3 March', { month: 2 })).toEqual({ from: 2, to: 2 })
})
