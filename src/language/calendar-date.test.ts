import { expect, test } from 'vitest'
import { datesIn } from './calendar-date.ts'

test.each([
  ['in March 2024', ['3/2024']],
  ['on 4 Sept. 2025, and on Sep 30, 2025', ['9/2025', '9/2025']],
  ['on 03/17/2024 or 3/17/2024', ['3/2024', '3/2024']],
  ['from 2024-03-01 on', ['3/2024']],
  ['in 2024, version 3.2024', []],
])('%s names the months %j, however they are printed', (text, dates) => {
  expect(datesIn(text).map(({ date }) => date)).toEqual(dates)
})
