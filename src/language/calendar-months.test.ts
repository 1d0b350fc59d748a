import { expect, test } from 'vitest'
import { countedMonth, countedMonths, firstMonth } from './calendar-months.ts'

const TOLD = ['March, 2 weeks', 'mid March to end of April', 'May, 4 weeks + 1', 'June to mid-July', 'the last week of July', 'by 27 Aug.']

test('months of the calendar are counted from the earliest that is told', () => {
  const first = firstMonth(TOLD)
  expect(first).toEqual({ month: 3 })
  expect(TOLD.map((words) => first && countedMonths(words, first))).toEqual([
    { from: 1, to: 1 },
    { from: 1, to: 2 },
    { from: 3, to: 3 },
    { from: 4, to: 5 },
    { from: 5, to: 5 },
    { from: 6, to: 6 },
  ])
})

test('work may go on into the next year, and with their years months are counted over several', () => {
  expect(firstMonth(['Jan to Feb', 'November', 'march'])).toEqual({ month: 11 })
  expect(countedMonths('march', { month: 11 })).toEqual({ from: 5, to: 5 })
  const first = firstMonth(['June 2027 to May 2028', 'April 2027', 'by March 3, 2029'])
  expect(first).toEqual({ month: 4, year: 2027 })
  expect(first && countedMonths('by March 3, 2029', first)).toEqual({ from: 24, to: 24 })
})

test('where no month is the first none is counted', () => {
  expect(firstMonth(['months 1 to 3', 'it may slip', 'Marchand'])).toBeUndefined()
  expect(firstMonth(['by March', '3 to 5'])).toBeUndefined()
  expect(firstMonth(['by March', 'months 3 to 5', 'month 6'])).toBeUndefined()
  expect(firstMonth(['January', 'April', 'July', 'October'])).toBeUndefined()
  expect(countedMonths('month 3', { month: 3 })).toBeUndefined()
})

test('a month that is numbered beside many of the calendar does not take these away', () => {
  expect(firstMonth(['1 Feb - 19 Feb 2027', 'until 16 Apr', 'M1 (Feb)', 'months 2 to 3'])).toEqual({ month: 2 })
})

test('months of the plan begin on the day of the award, where that is known', () => {
  const award = { month: 7, year: 2026, day: 6 }
  expect(countedMonth({ month: 1, year: 2027, day: 5 }, award)).toBe(6)
  expect(countedMonth({ month: 1, year: 2027, day: 6 }, award)).toBe(7)
  expect(countedMonth({ month: 1, year: 2027 }, award)).toBe(7)
  expect(countedMonth({ month: 7, year: 2027, day: 5 }, award)).toBe(12)
  expect(countedMonths('1 July - 31 August 2026', award)).toEqual({ from: 1, to: 2 })
})
