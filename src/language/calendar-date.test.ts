import { expect, test } from 'vitest'
import { datesIn, monthForms } from './calendar-date.ts'

test.each([
  ['in March 2024', ['3/2024']],
  ['on 4 Sept. 2025, and on Sep 30, 2025', ['9/2025', '9/2025']],
  ['on 03/17/2024 or 3/17/2024', ['3/2024', '3/2024']],
  ['from 2024-03-01 on', ['3/2024']],
  ['in 2024, version 3.2024', []],
  ['NAVGEM lists Jan-Mar 2020', ['1/2020', '3/2020']],
  ['from January to March 2020', ['1/2020', '3/2020']],
])('%s names the months %j, however they are printed', (text, dates) => {
  expect(datesIn(text).map(({ date }) => date)).toEqual(dates)
})

test('a month is the same in full and cut', () => {
  expect(monthForms('Jan')).toEqual(monthForms('January'))
  expect(monthForms('Sept.')).toContain('september')
  expect(monthForms('Marchand')).toEqual([])
})
