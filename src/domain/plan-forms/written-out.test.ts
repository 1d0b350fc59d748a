import { expect, test } from 'vitest'
import { writtenOut } from './written-out.ts'

test.each([
  [
    'four letters and more stand for a row of words wherever it stands once',
    'MTBL',
    'The mean time between leaks is nine days.',
    'mean time between leaks',
  ],
  ['of three letters once could be chance', 'MTL', 'The mean tank leak is small.', undefined],
  ['a small word within the row has its letter, too', 'LOW', 'Loss of water is weighed. The loss of water is told.', 'loss of water'],
  ['a small word at an end of the row has none', 'OTL', 'Lids of the ladle, and those of the ladle again.', undefined],
])('%s', (_, term, text, meaning) => {
  expect(writtenOut(text).inWords(term)).toBe(meaning)
})
