import { expect, test } from 'vitest'
import { spelledNumbersIn } from './spelled-number.ts'

test.each([
  ['four hundred milliseconds', [400]],
  ['the ninety-ninth percentile', [99]],
  ['the thirty first run', [31]],
  ['in a ninety second window', [90]],
  ['one two', [1, 2]],
  ['minus five to forty', [-5, 40]],
  ['plus or minus five', [5]],
])('%s', (words, values) => expect(spelledNumbersIn(words).map(({ value }) => value)).toEqual(values))
