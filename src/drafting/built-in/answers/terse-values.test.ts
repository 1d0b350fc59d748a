import { expect, test } from 'vitest'
import { fullValues } from './terse-values.ts'

test.each([
  ['Commit: >95% det', 'We commit to more than 95% detection.'],
  [
    '- commit: leak rate 0.60 on steel with 5 seals; today 0.41 (old seals)',
    '- We commit to a leak rate of 0.60 on steel with 5 seals; today it is 0.41 (old seals).',
  ],
  ['- commit: scaling exponent <= 2.2; today 3.1', '- We commit to a scaling exponent of at most 2.2; today it is 3.1.'],
  ['- goal only: leak rate 0.45 (today 0.62)', '- A goal only, and no commitment: a leak rate of 0.45; today it is 0.62.'],
  [
    'commit: drift < 2 mm; goal: drift < 1 mm',
    'We commit to a drift of less than 2 mm. A goal only, and no commitment: a drift of less than 1 mm.',
  ],
])('a value typed short becomes a clause: %s', (typed, told) => {
  expect(fullValues(typed)).toBe(told)
})

test.each(['We commit to 5 dB by the end of Phase I.', 'The goal of the work is a pump.', 'Goal: a pump that lasts'])(
  'what is told stays: %s',
  (told) => {
    expect(fullValues(told)).toBe(told)
  },
)
