import { expect, test } from 'vitest'
import { requirementsNamed, withoutPlanNumbers } from './plan-number.ts'

test('requirements are named by their numbers, those of a run each, and the parts of one that was split', () => {
  expect(requirementsNamed('Answers R2, R5 to R7 and R9b.')).toEqual(['R2', 'R5', 'R6', 'R7', 'R9b'])
  expect(withoutPlanNumbers('R9b “30 dB” (p. 4)').trim()).toMatch(/^“30 dB”/)
})
