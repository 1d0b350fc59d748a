import { expect, test } from 'vitest'
import { clockTime } from './spoken-time.ts'
import { withSaid } from './summary-text.ts'

test.each([
  ['an empty box holds what was said', ' \n', null, 'We wind the coil.', 'We wind the coil.'],
  ['what was typed stays above it', 'Typed before. ', null, 'We wind it.', 'Typed before.\n\nWe wind it.'],
  [
    'what is said again takes the place of what was said',
    'Typed.\n\nWe wind it.',
    'We wind it.',
    'We cast it $& once.',
    'Typed.\n\nWe cast it $& once.',
  ],
  ['what was said and edited since stays', 'We wound it.', 'We wind it.', 'We cast it.', 'We wound it.\n\nWe cast it.'],
])('%s', (_, answer, before, said, after) => {
  expect(withSaid(answer, before, said)).toBe(after)
})

test('how long a recording is, is told in minutes and seconds', () => {
  expect([0, 7.9, 65, 1200].map(clockTime)).toEqual(['0:00', '0:07', '1:05', '20:00'])
})
