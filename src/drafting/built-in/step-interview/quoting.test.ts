import { expect, test } from 'vitest'
import { asked } from './quoting.ts'

test('a requirement that a person corrected is asked about in their words, without quotation marks', () => {
  const read = {
    id: 'R3',
    quote: '2 Seat drop 400 N',
    text: 'Seat drop: 400 N (threshold)',
    page: 4,
    kind: 'performance',
    strength: 'must',
    phase: 'I',
    quantities: [],
  } as const
  const one = { ...read, quantities: [], set_by: 'reader' as const }
  expect(asked(one)).toBe('“2 Seat drop 400 N” (p. 4)')
  expect(asked({ ...one, text: 'The seat shall carry 400 N.', set_by: 'person' })).toBe('for this: The seat shall carry 400 N (p. 4)')
})
