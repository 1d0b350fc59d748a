import { expect, test } from 'vitest'
import { denyEachOther } from './denial.ts'
import { stemsIn } from './stem.ts'

test.each([
  ['shifted cases', 'unshifted cases', true],
  ['cases with a warning', 'cases without a warning', true],
  ['shifted cases', 'shifted cases in rain', false],
])('%s, %s: one denies the other is %s', (one, other, is) => expect(denyEachOther(stemsIn(one), stemsIn(other))).toBe(is))
