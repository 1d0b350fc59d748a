import { expect, test } from 'vitest'
import type { WorkStep } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

/** The criteria of a plan whose step has these tests, by their names and marks. */
function criteriaOf(...proof: WorkStep['proof']) {
  const steps = [step('s1', { action: 'Test the mast', to_month: 5, proof })]
  const commitments = [
    { id: 'c1', quantity: 'bend of the mast in the wind', value: '2', unit: 'cm', comparator: '<=', step_ids: ['s1'] } as const,
  ]
  return composedPlan(composition({ rows: { steps, commitments } }))[3]?.criteria.map(({ text }) => text.split(';')[0])
}

const FULL = {
  quantity: 'bend of the mast in the wind',
  comparator: '<=',
  value: '2',
  unit: 'cm',
  condition: 'wind of 20 m/s',
  runs: '5 runs',
  judge: 'the TPOC',
} as const

test('tests that stand as rows of their own stand each in the plan, however alike: only what is the same in all of its fields stands once', () => {
  expect(criteriaOf(FULL)).toEqual(['Bend of the mast in the wind (wind of 20 m/s): at most 2 cm'])
  expect(criteriaOf(FULL, { ...FULL })).toHaveLength(1)
  expect(criteriaOf(FULL, { quantity: 'mast bend of 2 cm in a wind of 20 m/s' })).toHaveLength(2)
  for (const other of [{ value: '5' }, { judge: 'Ana Ruiz' }, { condition: 'wind of 20 m/s, wet mast' }, { runs: '6 runs' }])
    expect(criteriaOf(FULL, { ...FULL, ...other })).toHaveLength(2)
  const dry = { quantity: 'Pull on a dry rope', value: 'the same within five percent', condition: 'in the hall' }
  expect(criteriaOf(dry, { ...dry, quantity: 'Pull on a wet rope' }, { ...dry, quantity: 'Pull on the dry wet rope' })).toHaveLength(4)
})
