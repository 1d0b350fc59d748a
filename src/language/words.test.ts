import { expect, test } from 'vitest'
import { textOf, wordsOf } from './words.ts'

test('words put back together are the text', () => {
  const text = 'The mast (12 ft.) folds, e.g. for transport.'
  expect(textOf(wordsOf(text))).toBe(text)
})

test.each(['a', 'a-', '1', 'a.', '@a'])(
  'a run of "%s" without end is read as far as a word can go, before it takes the square of its length',
  (piece) => {
    expect(textOf(wordsOf(`Ends ${piece.repeat(100_000)} here.`)).length).toBeLessThan(350)
  },
)
