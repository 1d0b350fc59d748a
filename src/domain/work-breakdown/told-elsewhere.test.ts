import { expect, test } from 'vitest'
import { canFail, isPassMark } from './told-elsewhere.ts'

test.each([
  [{ quantity: 'Gain', comparator: '>=', value: '5', unit: 'dB' }, true],
  [{ quantity: 'Gain', value: 'within 2 dB of the reference' }, true],
  [{ quantity: 'Leaks', value: 'none' }, true],
  [{ quantity: 'Coverage', value: '12', unit: 'm2 per hour' }, false],
  [{ quantity: 'Coverage', value: '12', unit: 'm2 per hour', condition: 'on three panels' }, true],
  [{ quantity: 'All 12 runs pass the check' }, true],
  [{ quantity: 'No more than two of twenty tiles with a crack' }, true],
  [{ quantity: 'Warping a third better than the present kiln' }, true],
  [{ quantity: 'Limits are understood', value: 'yes' }, false],
  [{ quantity: 'Limits' }, false],
  [{ quantity: 'Drag: 31 N / 22 N / max 27' }, false],
  [{ quantity: 'Drag: 31 N now, limit 27' }, false],
  [{ quantity: 'Rowing course: nothing yet, at most 5 h' }, false],
  [{ quantity: 'Drag', value: 'fine' }, false],
  [{ quantity: 'Drag', value: 'nothing yet' }, false],
  [{ quantity: 'Price of a panel', value: '$12, my guess today', condition: 'for ten panels' }, false],
  [{ quantity: 'Weight', value: 'see topic', condition: 'on the scale' }, false],
  [{ quantity: 'Weight', value: 'seen by all 5', condition: 'on the scale' }, true],
  [{ quantity: 'Time to set it up' }, false],
  [{ quantity: 'Price of a panel', value: '$70, my guess', condition: 'on three panels' }, false],
] as const)('a pass mark says how it binds, or how it is shown: %j', (proof, is) => expect(canFail(proof)).toBe(is))

test('a figure that nobody has said how it binds, and a mere yes, are no pass marks', () => {
  const isMark = (proof: Parameters<typeof canFail>[0]) => isPassMark({ id: 's1', proof: [proof] }, [])
  expect(isMark({ quantity: 'Coverage', value: '12', unit: 'm2 per hour' })).toBe(false)
  expect(isMark({ quantity: 'Limits are understood', value: 'yes' })).toBe(false)
  expect(isMark({ quantity: 'Coverage', comparator: '>=', value: '12' })).toBe(true)
})
