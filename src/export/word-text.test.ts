import { expect, test } from 'vitest'
import { oneLine } from './word-text.ts'

test.each([
  ['due Award + 3 Months', 'due Award+3Months'],
  ['in Tasks 2.1 and 3.1 (p. 2)', 'in Tasks2.1 and 3.1 (p.2)'],
  ['fire 12 kg at 5 % for 30 min', 'fire 12kg at 5% for 30min'],
  ['glaze 40 tiles of clay', 'glaze 40 tiles of clay'],
])('a measure, a date and the number of a page or task are broken nowhere: “%s”', (text, shown) => {
  expect(oneLine(text).replaceAll('\u00a0', '')).toBe(shown)
  expect(oneLine(oneLine(text))).toBe(oneLine(text))
})
