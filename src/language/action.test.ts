import { expect, test } from 'vitest'
import { beginsWithVerb } from './action.ts'

test.each([
  'Model the antenna and its shield',
  'Measure the aggregation on the same tubes',
  'Pack and ship two coupons',
  'Lay out the handheld on paper',
  'Time twelve volunteers in butyl gloves',
  'Catalogue what six detectors send',
  'simulate 100 vehicles',
])('begins with a verb: %s', (action) => expect(beginsWithVerb(action)).toBe(true))

test.each([
  'Antenna model in HFSS',
  'Test of the coupons',
  'Test plan',
  'Final report',
  'Testing the coupons',
  'Interviews with operators',
  'the coupon work',
  '',
])('does not: %s', (action) => expect(beginsWithVerb(action)).toBe(false))
