import { expect, test } from 'vitest'
import { stepsBracketed } from './bracketed-steps.ts'

test('steps of one sentence are those that end with their months in brackets; what heads them may be the option, and waits with what it tells of all', () => {
  const told =
    'Option, months 7-12, 500 h: Ana welds the second frame (months 7-9, 260 h), Bo does the drawings (month 8) and proof test (months 10 to 12, 240 h). Two payments.'
  expect(stepsBracketed(told)).toEqual({
    free: 'Option, months 7-12, 500 h\n Two payments.',
    rows: [
      { action: 'Weld the second frame', lead: 'Ana', months: 'months 7-9', hours: '260 h', part: 'option' },
      { action: 'Drawings', lead: 'Bo', months: 'month 8', part: 'option' },
      { action: 'proof test', months: 'months 10 to 12', hours: '240 h', part: 'option' },
    ],
  })
})

test.each([
  'Ana welds the frame (months 7-9).',
  'We weld the frame (steel), and paint it (month 3).',
  'Model it (see step 2), test it (see step 3).',
])('a sentence of one such step, or in whose brackets stands something else, is left as it is: %s', (text) => {
  expect(stepsBracketed(text)).toEqual({ free: text, rows: [] })
})
