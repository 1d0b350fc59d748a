import { expect, test } from 'vitest'
import { eachOfItsOwn } from './coordinated.ts'

test.each([
  [
    'Unit cells are modeled in CST Studio Suite, the array in our own MATLAB hologram code, and the cost model is a bill-of-materials spreadsheet with quotes from two board houses.',
    [
      'Unit cells are modeled in CST Studio Suite.',
      'The array is modeled in our own MATLAB hologram code.',
      'The cost model is a bill-of-materials spreadsheet with quotes from two board houses.',
    ],
  ],
  [
    'Coupons are cut by waterjet and the panels are cured in our autoclave',
    ['Coupons are cut by waterjet.', 'The panels are cured in our autoclave.'],
  ],
])('each thing has its own statement: %s', (said, own) => {
  expect(eachOfItsOwn(said)).toEqual(own)
})

test.each([
  'The coupon is measured at 30, 35 and 40 GHz, 5 scan angles each and both polarizations, 3 repeats.',
  'We measure coupons in our coaxial fixture with a Keysight E5061B.',
  'The code is tested on the bench. The sensor in the field, the radio in the lab.',
  'The blades are coated in argon and the temperature, which matters most, is logged.',
])('what is no such list stays whole: %s', (said) => {
  expect(eachOfItsOwn(said)).toEqual([said])
})
