import { expect, test } from 'vitest'
import { composedPlan } from './composed/plan.ts'
import { asked, composition, step } from './composed/testing/mast.ts'
import { withoutBareLinks } from './said-links.ts'

const FOLD = asked('R1', 'The mast shall fold within 30 seconds without tools.', { kind: 'performance', whose: 'product' })
const idsOf = (cells: Parameters<typeof step>[1]) =>
  withoutBareLinks({ steps: [step('s1', { requirement_ids: ['R1'], put: ['R1'], ...cells })], commitments: [] }, [FOLD]).steps[0]
    ?.requirement_ids

test('a requirement that was put on a step of which no word speaks of it is not answered there', () => {
  expect(idsOf({ action: 'Paint the hull' })).toEqual([])
})

test('it is answered where a word of the row or a test says how', () => {
  expect(idsOf({ action: 'Fold the mast with no tools in 30 seconds' })).toEqual(['R1'])
  expect(
    idsOf({ action: 'Paint the hull', proof: [{ quantity: 'mast folds without tools', comparator: '<=', value: '30', unit: 's' }] }),
  ).toEqual(['R1'])
})

test('what was matched ahead stays where it was found', () => {
  expect(idsOf({ action: 'Paint the hull', put: undefined })).toEqual(['R1'])
})

test('the plan names a task for a requirement only where that task says how, and prints what was put there as a test or a meeting', () => {
  const steps = [
    step('s1', { action: 'Paint the hull', result: 'painted hull', to_month: 2, requirement_ids: ['R1'], put: ['R1'] }),
    step('s2', { action: 'Hold the launch review', place: 'Bath, 20 April 2027', from_month: 2, to_month: 2 }),
  ]
  const printed = (told: typeof steps) => {
    const { rows, frame } = composition({ rows: { steps: told, commitments: [] }, frame: { requirements: [FOLD], areStepsTold: true } })
    return composedPlan({ rows: withoutBareLinks(rows, [FOLD]), frame }).flatMap(({ all, criteria }) =>
      [...all, ...criteria].map(({ text }) => text),
    )
  }
  const bare = printed(steps)
  expect(bare.filter((line) => line.includes('R1'))).toEqual([])
  expect(bare).toContain('Place and time: Bath, 20 April 2027, month 2')
  const proof = [{ quantity: 'The mast shall fold within 30 seconds without tools', evidence: 'folding test on the quay' }]
  const told = printed(steps.map((one) => (one.id === 's1' ? { ...one, proof } : one)))
  expect(told.filter((line) => line.includes('R1'))).toEqual([
    'Answers: R1 (Task 2.1).',
    'The mast shall fold within 30 seconds without tools; evidence: folding test on the quay; by Award + 2 Months; answers R1.',
  ])
})
