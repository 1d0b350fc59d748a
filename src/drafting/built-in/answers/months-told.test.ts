import { expect, test } from 'vitest'
import { withMonthsInFull, withRepeatedMonths } from './months-told.ts'

test.each([
  ['Hull design, mo 1-2: keel', 'Hull design, months 1 to 2: keel'],
  ['mos 3-5 leak tests', 'months 3 to 5 leak tests'],
  ['Mo. 3-5: leak tests', 'months 3 to 5: leak tests'],
  ['need the range by end of mo 4, nothing else', 'need the range by end of month 4, nothing else'],
  ['sign: drift > 2 in mo 7', 'sign: drift > 2 in month 7'],
  ['draft by end of M4', 'draft by end of month 4'],
  ['report in M8-9', 'report in months 8 to 9'],
  ['a 9-mo effort, 24 mos in all', 'a 9-month effort, 24 months in all'],
])('short months are told in full: %s', (typed, told) => {
  expect(withMonthsInFull(typed)).toBe(told)
})

test.each(['the frame has M4 bolts', 'a Mo 99 target', 'steel with Mo 2.5 and Ni 8', 'a demo 4 of the tool', 'torque of M6 screws'])(
  'no month is meant in "%s"',
  (typed) => {
    expect(withMonthsInFull(typed)).toBe(typed)
  },
)

test.each([
  [
    'Months 4 to 9 the shop casts it. Then 9 to 14 we build the pump. Then 14 to 16 bench test in air.',
    'Months 4 to 9 the shop casts it. Then months 9 to 14 we build the pump. Then months 14 to 16 bench test in air.',
  ],
  ['Months 1 to 3 design, 4 to 6, build', 'Months 1 to 3 design, months 4 to 6, build'],
])('a span that follows on months is months: %s', (said, told) => {
  expect(withRepeatedMonths(said)).toBe(told)
})

test.each([
  'Months 1 to 3 we press it, then 4 to 6 samples are cut',
  'Then 9 to 14 we build',
  'In months 2 to 4 we run it, 10 to 20 percent',
])('a span that counts something else stays: %s', (said) => {
  expect(withRepeatedMonths(said)).toBe(said)
})
