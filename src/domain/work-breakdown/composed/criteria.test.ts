import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test('a test that nothing could fail is no criterion: the result is looked at until a pass mark is told', () => {
  const bare = step('s1', { action: 'Model the mast', to_month: 2, result: 'model', proof: [{ quantity: 'stiffness', judge: 'Ana Ruiz' }] })
  const criteria = (one: typeof bare) => composedPlan(composition({ rows: { steps: [one] } }))[1]?.criteria.map(({ text }) => text)
  expect(criteria(bare)).toEqual([
    expect.stringMatching(/^Model: handed over with its inspection record, item by item against Task 2.1; inspected by the TPOC/),
  ])
  const value = 'all 12 thresholds met or the gap explained'
  expect(criteria({ ...bare, proof: [{ quantity: '12 thresholds of the mast', value }] })).toEqual([
    '12 thresholds of the mast: all 12 thresholds met or the gap explained; by Award + 2 Months.',
  ])
})

test('a pass mark without a name and a figure is what has to hold', () => {
  const proof = [{ quantity: 'Result', condition: 'all bolts turned and marked, at least 10 without a crack', judge: 'Ana Ruiz' }]
  const [, second] = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Turn the bolts', to_month: 2, proof })] } }))
  expect(second?.criteria.map(({ text }) => text)).toEqual([
    'All bolts turned and marked, at least 10 without a crack; judged by Ana Ruiz; by Award + 2 Months.',
  ])
})
