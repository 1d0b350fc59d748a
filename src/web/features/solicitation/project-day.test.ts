import { expect, test } from 'vitest'
import { closingText } from './project-day.ts'

const NOON = new Date(2025, 1, 5, 12)

test.each([
  ['2/5/2025', 'Closes Feb 5, 2025'],
  ['February 4, 2025', 'Closed Feb 4, 2025'],
  ['2026-04-29T12:00', 'Closes Apr 29, 2026'],
  ['with the next release', 'Closes with the next release'],
])('a topic that prints %s', (closes, told) => {
  expect(closingText(closes, NOON)).toBe(told)
})
