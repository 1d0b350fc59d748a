import { expect, test } from 'vitest'
import { breakdownChecks } from './checks.ts'
import type { Proof, WorkStep } from './work-breakdown.ts'
import { bareStep } from './work-breakdown.ts'

const MILESTONES = [
  { id: 'm1', title: 'Kickoff', due_month: 1, due_date: '9 April 2029' },
  { id: 'm2', title: 'Sail sewn', due_month: 3, due_date: 'June 14' },
  { id: 'm3', title: 'Sail flown', due_month: 6 },
]

function found(cells: Partial<WorkStep>, start = '2 April 2029') {
  const steps = [bareStep('s', { action: 'Sew the sail', from_month: 2, to_month: 3, lead: 'Ida Moe', ...cells })]
  const rows = { steps, people: [], commitments: [], risks: [], furnished: [], plan: { start }, milestones: MILESTONES }
  return breakdownChecks(rows, { period: 6, phase: 'I' }).flatMap(({ kind, what, cell }) => (kind === 'months' ? [`${cell}: ${what}`] : []))
}

const proof = (cells: Partial<Proof>): Proof[] => [{ quantity: 'Seam strength', comparator: '>=', value: '900', unit: 'N', ...cells }]

test('a test that is told for a day after its milestone is due is named with both days', () => {
  expect(found({ proof: proof({ condition: 'on the bench, by June 21' }) })).toEqual([
    'proof: Work step 1 is told for 21 June 2029, but milestone 2, in which that counts, is due on 14 June 2029.',
  ])
  expect(found({ proof: proof({ condition: 'on the bench, by June 12' }) })).toEqual([])
})

test('so is one of which the month is later, and a step whose own months or result say a later day', () => {
  expect(found({ proof: proof({ by_month: 5 }) })).toEqual([
    'proof: Work step 1 is told for month 5, but milestone 2, in which that counts, is due on 14 June 2029.',
  ])
  expect(found({ proof: proof({ by_month: 3 }) })).toEqual([])
  expect(found({ dated: '3 (by June 28)' })).toEqual([
    'to_month: Work step 1 is told for 28 June 2029, but milestone 2, in which that counts, is due on 14 June 2029.',
  ])
  expect(found({ result: 'The sewn sail, 30 June 2029' })).toHaveLength(1)
})

test('of several a step has one finding, with the latest; where no start is known no day is compared', () => {
  const late = proof({ condition: 'by June 21' })
  expect(found({ proof: [...late, ...proof({ quantity: 'Weight', condition: 'by June 25' })], dated: 'June 18' })).toEqual([
    'proof: Work step 1 is told for 25 June 2029, but milestone 2, in which that counts, is due on 14 June 2029.',
  ])
  expect(found({ proof: late }, '')).toEqual([])
  expect(found({ proof: proof({ condition: 'as we measured on February 3' }) })).toEqual([])
})
