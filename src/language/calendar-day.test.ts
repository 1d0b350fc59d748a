import { expect, test } from 'vitest'
import { dayTold, yearOf } from './calendar-day.ts'

test('a day of the calendar has the year of the first month or the one behind it, where that is known', () => {
  const first = { month: 10, year: 2031 }
  expect(['15 Oct', 'by Nov 30', '1st of March', '4 May 2032'].map((words) => dayTold(words, first))).toEqual([
    '15 October 2031',
    '30 November 2031',
    '1 March 2032',
    '4 May 2032',
  ])
  const award = { month: 7, year: 2026, day: 6 }
  expect(['5 January', '6 January', '3 July', '20 December'].map((words) => dayTold(words, award))).toEqual([
    '5 January 2027',
    '6 January 2027',
    '3 July 2026',
    '20 December 2026',
  ])
  expect(dayTold('3 January', { month: 12, year: 2026, day: 6 })).toBe('3 January 2027')
  expect(dayTold('15 Oct')).toBe('15 October')
  for (const none of ['month 5', 'Oct', 'Oct 3 to Nov 4']) expect(dayTold(none, first)).toBeUndefined()
  expect(yearOf({ month: 10 }, ['we begin on 1 Oct 2031', 'over by Mar 2032'])).toBe(2031)
  expect(yearOf({ month: 10 }, ['a trial in May 2031', 'over by Mar 2030'])).toBeUndefined()
})
