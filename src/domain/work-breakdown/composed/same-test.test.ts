import { expect, test } from 'vitest'
import type { WorkStep } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test('a proof that another of the step tells with all of its figures and judged by the same stands once, and so does a commitment', () => {
  const of = (...proof: WorkStep['proof']) =>
    composedPlan(
      composition({
        rows: {
          steps: [step('s1', { action: 'Test the mast', to_month: 5, proof })],
          commitments: [{ id: 'c1', quantity: 'bend of the mast in the wind', value: '2', unit: 'cm', comparator: '<=', step_ids: ['s1'] }],
        },
      }),
    )[3]?.criteria.map(({ text }) => text.split(';')[0])
  const full = {
    quantity: 'bend of the mast in the wind',
    comparator: '<=',
    value: '2',
    unit: 'cm',
    condition: 'wind of 20 m/s',
    runs: '5 runs',
    judge: 'the TPOC',
  } as const
  const short = { quantity: 'mast bend of 2 cm in a wind of 20 m/s' }
  expect(of(full, short)).toEqual([
    'Bend of the mast in the wind shall be at most 2 cm (wind of 20 m/s), in 5 runs, judged by the TPOC, by Award + 5 Months.',
  ])
  expect(of(short, full)).toEqual(of(full, short))
  expect(of(full, { ...full, value: '5' })).toHaveLength(2)
  expect(of(full, { ...full, judge: 'Ana Ruiz' })).toHaveLength(2)
})
