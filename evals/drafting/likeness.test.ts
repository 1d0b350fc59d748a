import { expect, test } from 'vitest'
import { differingShare, likeness, repeatedAcross } from './likeness.ts'

const plan = (name: string, ...byMilestone: string[][]) => ({ name, byMilestone })

test('a sentence that stands in two milestones is repeated, whatever its numbers', () => {
  const one = plan(
    'A',
    ['The Contractor shall test 3 coupons twice.'],
    ['The Contractor shall test 5 coupons twice.', 'The antenna shall be built in Dayton.'],
  )
  expect(repeatedAcross(one)).toEqual(['The Contractor shall test 5 coupons twice.'])
})

test('what stands twice in one milestone is not repeated across milestones', () => {
  expect(repeatedAcross(plan('A', ['The Contractor shall test the coupon.', 'The Contractor shall test the coupon.']))).toEqual([])
})

test('the share that differs counts the sentences of one plan that the other lacks', () => {
  const one = plan('A', ['The meeting is held in month 1.', 'The antenna is measured at 30 MHz.'])
  const other = plan('B', ['The meeting is held in month 2.', 'The filter is tested with dust.'])
  expect(differingShare(one, other)).toBe(0.5)
})

test('of all pairs the mean and the most alike are told', () => {
  const same = ['The meeting is held in month 1.']
  const found = likeness([plan('A', same), plan('B', same), plan('C', ['The filter is tested with fine dust.'])])
  expect(found.least).toBe(0)
  expect(found.mean).toBeCloseTo(4 / 6)
  expect(found.alike).toBe('A and B')
})
