import { expect, test } from 'vitest'
import { textOf, wordsOf } from './words.ts'

test('words put back together are the text', () => {
  const text = 'The mast (12 ft.) folds, e.g. for transport.'
  expect(textOf(wordsOf(text))).toBe(text)
})

test.each(['a', 'a-', '1', 'a.', '@a'])('a run of "%s" without end is read at once, as far as a word can go', (piece) => {
  const began = performance.now()
  expect(textOf(wordsOf(`Ends ${piece.repeat(100_000)} here.`)).length).toBeLessThan(350)
  expect(performance.now() - began).toBeLessThan(2000)
})
