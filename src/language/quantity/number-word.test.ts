import { expect, test } from 'vitest'
import { saysNumber } from './number-word.ts'

test.each(['4', 'four', 'Twenty-five', 'two dozen', 'a', 'three to 5'])('"%s" says a number', (value) => {
  expect(saysNumber(value)).toBe(true)
})

test.each(['', 'some', 'a few', 'often'])('"%s" says none', (value) => {
  expect(saysNumber(value)).toBe(false)
})
