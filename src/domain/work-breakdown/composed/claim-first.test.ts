import { expect, test } from 'vitest'
import { claimFirst } from './claim-first.ts'

test.each([
  ['Kick 1.5 m, six sides, stone, no crock leaks', 'No crock leaks (kick 1.5 m, six sides, stone)'],
  [
    'Kick 2 m, stone, no crock leaks. Soak 1 m for 9 minutes, the lid stays dry.',
    'No crock leaks (kick 2 m, stone). The lid stays dry (soak 1 m for 9 minutes).',
  ],
])('“%s” says first what has to hold', (noted, told) => expect(claimFirst(noted)).toBe(told))

test.each([
  'After 15 firings, the lid fits',
  'All 3 seams, welds and joints hold',
  'The crock holds 9 liters, and the lid stays dry',
  'Glaze thickness',
])('“%s” stays as it is', (words) => expect(claimFirst(words)).toBe(words))
