import { expect, test } from 'vitest'
import { quantitiesIn } from './quantity.ts'

test.each([
  ['No more than one weld in 500 may be cracked.', ['1 | weld in 500 | <=']],
  ['No more than one weld in 30 days may be cracked.', ['1 | weld | <=', '30 | days | =']],
  ['Show an error rate no worse than one in 90.', ['1 | in 90 | <=']],
  [
    'At most 2 stitches per 1,000 rows, and at most 1 skip per 500 cycles.',
    ['2 | stitches per 1,000 | <=', '1 | skip per 500 cycles | <='],
  ],
  ['At most 1 stop per 30 days', ['1 | stop | <=', '30 | days | =']],
  ['Show a gain no worse than 9 dB.', ['9 | dB | >=']],
  ['Show a rate no worse than one in 90.', []],
  ['No more than one in 90, say, may leak.', ['1 | in 90 | <=']],
  ['Hoist at least half of the dry sails, of which half of the masts are new.', ['50 | % | >=', '50 | % | =']],
  ['It is rowed by no fewer than four oarsmen who had at most nine lessons.', ['4 | oarsmen | >=', '9 | lessons | <=']],
  ['Break no fewer than six specimen bars.', ['6 | bars | >=']],
  ['It may cost half of the power.', ['50 | % | =']],
  ['At least one half of the rowing is done by the crew.', ['50 | % | >=']],
  ['No less than two-thirds of the freight and at most a quarter of the mail go by sea.', ['66.7 | % | >=', '25 | % | <=']],
  ['In the second half of the voyage the sails are dry.', []],
])('reads what is counted, and the share, of %j', (text, quantities) => {
  expect(quantitiesIn(text).map(({ value, unit, comparator }) => [value, unit, comparator].join(' | '))).toEqual(quantities)
})
