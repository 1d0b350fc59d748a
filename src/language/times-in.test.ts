import { expect, test } from 'vitest'
import { effortIn, monthsIn } from './times-in.ts'

test.each([
  ["that's months two through five, in the lab", ['months two through five']],
  ['M2-M4 / 190 h', ['M2-M4']],
  ['the first six weeks, then month 3–4', ['the first six weeks', 'month 3–4']],
  ['it runs from month 5 until month 10', ['month 5 until month 10']],
  ['a 5 m cable and an M5 bolt of 3 mm', ['M5']],
  ['no time at all', []],
])('months are found as whole spans wherever they stand: %s', (text, spans) => {
  expect(monthsIn(text).map((one) => one.text)).toEqual(spans)
})

test.each([
  ['Ana spends 240 hours at the lab', ['240 hours']],
  ["I'd figure two hundred eighty hours", ['two hundred eighty hours']],
  ['/ 190 h / Boise lab', ['190 h']],
  ['it must run for 400 hours', []],
  ['1,000 hours of burn-in', []],
  ['360 hours of work', ['360 hours']],
  ['it cures in 8 hours or less', []],
])('hours that somebody works are told apart from those that something lasts: %s', (text, hours) => {
  expect(effortIn(text).map((one) => one.text)).toEqual(hours)
})
