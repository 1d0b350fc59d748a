import { expect, test } from 'vitest'
import { foundBy, SHIELD, soundPlan } from './testing/plans.ts'

test.each([
  ['6', 0],
  ['9', 1],
])('a term that sets a period of %s months is found %i times: the plan as a whole has six', (value, times) => {
  const quantities = SHIELD.quantities.map((one) => ({ ...one, value, printed: value, unit: 'months' }))
  const term = {
    ...SHIELD,
    quote: 'The effort is for walruses.',
    text: 'The effort is for walruses.',
    kind: 'constraint',
    whose: 'work',
    quantities,
  } as const
  expect(foundBy('QC-01', { ...soundPlan(), requirements: [term] })).toHaveLength(times)
})
