import { expect, test } from 'vitest'
import { isOfOption } from './of-option.ts'

test.each([
  ['The Phase I Option, if exercised, will include the initial design specifications.', true],
  ['During the option period, deliver two more units.', true],
  ['The base and option periods shall not exceed twelve months.', false],
  ['Month 4 (Option period): Report on the data.', false],
  ['The operator shall have the option to silence the alarm.', false],
  ['Develop a concept, and describe in the final report what the Phase I Option would add.', false],
])('%s: of the option %s', (text, is) => {
  expect(isOfOption({ text })).toBe(is)
})
