import { expect, test } from 'vitest'
import { breakdownChecks } from './checks.ts'
import { bareStep } from './work-breakdown.ts'

/** What is found of a test by this month of a sail that is sewn from month 2 of cloth that is woven until month 3, alongside or behind it. */
function found(by_month: number, alongside: readonly string[] = []): string[] {
  const proof = [{ quantity: 'Seam strength', comparator: '>=', value: '900', unit: 'N', by_month } as const]
  const steps = [
    bareStep('w', { action: 'Weave the cloth', from_month: 1, to_month: 3, lead: 'Ida Moe' }),
    bareStep('s', { action: 'Sew the sail', from_month: 2, to_month: 4, lead: 'Ida Moe', needs: ['w'], alongside, proof }),
  ]
  const rows = { steps, people: [], commitments: [], risks: [], furnished: [], plan: {} }
  return breakdownChecks(rows, { period: 6, phase: 'I' }).flatMap(({ cell, what }) => (cell === 'proof' ? [what] : []))
}

test('a test that is told for a month before its step begins or after it ends, or before what the step needs is there, is named with both months', () => {
  expect(found(1)).toEqual(['The test "Seam strength" of step 2 is told for month 1, but the step begins in month 2.'])
  expect(found(2)).toEqual(['The test "Seam strength" of step 2 is told for month 2, but step 1, which it needs, ends in month 3.'])
  expect(found(5)).toEqual(['The test "Seam strength" of step 2 is told for month 5, but the step ends in month 4.'])
  expect(found(2, ['w'])).toEqual([])
  expect(found(3)).toEqual([])
})
