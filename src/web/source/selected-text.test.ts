import { expect, test } from 'vitest'
import { quoteOf } from './selected-text.ts'

test('selected lines become a quote in one line', () => {
  expect(quoteOf('  shall weigh\n  less than   6 lb. ')).toBe('shall weigh less than 6 lb.')
})

test('a compound that a line end divides is joined with its hyphen', () => {
  expect(quoteOf('a high-\ntemperature seal – \nlight')).toBe('a high-temperature seal – light')
  expect(quoteOf('detec\u00ad\ntion')).toBe('detection')
})
