import { expect, test } from 'vitest'
import { withMonthsThroughout, withWholeMonths } from './months-said.ts'

test.each([
  ['mast survey, mo 1-2: two sites', 'mast survey, months 1 to 2: two sites'],
  ['sign: drift > 0.15 in mo 4', 'sign: drift > 0.15 in month 4'],
  ['late by mo. 4, nothing else', 'late by month 4, nothing else'],
  ['Mths 3 to 5 we build', 'Months 3 to 5 we build'],
  ['a 6 mo lease', 'a 6 mo lease'],
  ['draft by end of M4, report in M8-9', 'draft by end of month 4, report in months 8 to 9'],
  ['a Mo 99 target and in M6 bolts', 'a Mo 99 target and in M6 bolts'],
])('short forms of "month": %s', (said, written) => {
  expect(withWholeMonths(said)).toBe(written)
})

test.each([
  [
    'First, months 1 to 4, we design the buoy. Then 4 to 9 we build it. Then 9 to 11 sea tests.',
    'In months 1 to 4 we design the buoy. In months 4 to 9 we build it. In months 9 to 11 sea tests.',
  ],
  ['In month 2 we buy the mast. Then 20 to 30 percent is cut.', 'In month 2 we buy the mast. Then 20 to 30 percent is cut.'],
  [
    'In months 1 to 4 we cast it, and then months 4 to 6 bench tests, and 7 to 8 the salt chamber.',
    'In months 1 to 4 we cast it. In months 4 to 6 bench tests. In months 7 to 8 tests in the salt chamber.',
  ],
  ['In months 1 to 4 we cast it, and 5 to 6 samples are cut.', 'In months 1 to 4 we cast it, and 5 to 6 samples are cut.'],
  ['Then 3 to 5 people watch.', 'Then 3 to 5 people watch.'],
  ['Months 1-3: hull design\nmonths 4-6: hull built', 'Months 1-3: hull design\nmonths 4-6: hull built'],
])('the word "months" that is said once: %s', (said, written) => {
  expect(withMonthsThroughout(said)).toBe(written)
})
