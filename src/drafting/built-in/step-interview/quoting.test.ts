import { expect, test } from 'vitest'
import { asked, named } from './quoting.ts'

test.each([
  ['The seal may leak: early sign a drop of pressure', 'the seal may leak'],
  [
    'Use of one wave tank for the afternoon of the last test (Carderock, building 18)',
    'use of one wave tank for the afternoon of the last test',
  ],
  ['Two hulls (spare) and their moulds', 'two hulls (spare) and their moulds'],
])('a label names its line in short, and leaves no bracket open: %s', (line, name) => {
  expect(named(line)).toBe(name)
})

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
