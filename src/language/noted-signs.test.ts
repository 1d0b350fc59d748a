import { expect, test } from 'vitest'
import { writtenOut } from './noted-signs.ts'

test.each([
  ['cut the felt w/ a knife & weigh it w/o delay', 'cut the felt with a knife and weigh it without delay'],
  ['felt + wool, approx. 3 m, ~4 kg incl. the rim', 'felt and wool, approximately 3 m, about 4 kg including the rim'],
  ['wool + a rim, w/ and w/o.', 'wool and a rim, with and without.'],
  ['by hand bc only 3 looms', 'by hand because of only 3 looms'],
  ['by hand bc the loom broke', 'by hand because the loom broke'],
  ['3 looms -> the felt gets thin', '3 looms, so the felt gets thin'],
  ['wool -> thick felt', 'wool, giving thick felt'],
  ['wool → card → loom, until it is felt', 'wool → card → loom, until it is felt'],
  ['Oslo -> Bergen by rail', 'Oslo to Bergen by rail'],
  ['the dyer says no -> to the river', 'the dyer says no, then to the river'],
  ['the vat holds 400 -> 120 %', 'the vat holds 400 → 120 %'],
  ['it won’t fit, can’t bend, doesn’t break, we’ll see!', 'it will not fit, cannot bend, does not break, we will see.'],
])('the signs of notes are written out: %s', (noted, told) => expect(writtenOut(noted)).toBe(told))

test.each(['AT&T', 'Award + 3 Months', 'grade A+', 'the solicitation’s “w/ lid & rim”', '3 + 4 looms', 'C++ code', 'R != 3'])(
  'what is no sign of notes stays: %s',
  (text) => expect(writtenOut(text)).toBe(text),
)
