import { expect, test } from 'vitest'
import { quoteOf } from './quoting.ts'

test('beside a question stands the quote, and the words of a person who corrected it', () => {
  const read = {
    id: 'R3',
    quote: '2 Seat drop 400 N',
    text: 'Seat drop 400 N',
    page: 4,
    kind: 'performance',
    strength: 'must',
    phase: 'I',
  } as const
  const one = { ...read, quantities: [], set_by: 'reader' as const }
  expect(quoteOf(one)).toEqual({ quote: '2 Seat drop 400 N', page: 4, requirement_id: 'R3' })
  const corrected = { ...one, text: 'The seat shall carry 400 N.', set_by: 'person' as const }
  expect(quoteOf(corrected).words).toBe('The seat shall carry 400 N.')
})
