import { expect, test } from 'vitest'
import type { Commitment, Proof } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

/** The criteria of a plan whose step has this test. */
function criteriaOf(proof: Proof, commitments: Commitment[] = []) {
  const rows = { commitments, steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof: [proof] })] }
  return composedPlan(composition({ rows }))[1]?.criteria.map(({ text }) => text)
}

test('a name with a plain figure makes one clause, with the place or time behind it, and each other field stands behind its label', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '90', unit: 'percent', condition: 'in the new kiln', runs: '3' }
  expect(criteriaOf({ ...proof, evidence: 'kiln log', judge: 'Ines Vora' })).toEqual([
    'Sound lids: at least 90 percent, in the new kiln, 3 runs; evidence: kiln log; judged by Ines Vora; by Award + 2 Months.',
  ])
  expect(criteriaOf({ ...proof, condition: 'dry clay, glazed; twice', runs: 'every tenth lid', evidence: 'kiln log' })).toEqual([
    'Sound lids: at least 90 percent; conditions: dry clay, glazed, twice; runs: every tenth lid; evidence: kiln log; by Award + 2 Months.',
  ])
})

test.each([
  [{ quantity: 'cracked lids', value: '97 percent, so at most 9 of 300' }, 'Cracked lids; pass: 97 percent, so at most 9 of 300'],
  [{ quantity: 'cracks under 2 mm', comparator: '<=', value: '5' }, 'Cracks under 2 mm; pass: at most 5'],
  [{ quantity: 'a lid that the press takes', value: 'half, so 10' }, 'A lid that the press takes; pass: half, so 10'],
] as const)('a pass mark that would get another sense behind its name stands apart as it was typed: %j', (proof, told) => {
  expect(criteriaOf({ ...proof, condition: 'in the kiln' })).toEqual([`${told}; conditions: in the kiln; by Award + 2 Months.`])
})

test('what one field says no other says again', () => {
  const proof: Proof = { quantity: 'time to glaze ten lids', comparator: '<', value: '40', unit: 'min', condition: 'by hand, ten lids' }
  expect(criteriaOf({ ...proof, runs: 'ten lids', evidence: 'by hand' })).toEqual([
    'Time to glaze ten lids: less than 40 min; conditions: by hand, ten lids; by Award + 2 Months.',
  ])
})

test('a test has one date: its own day, else the sooner month of what is committed to, else when its milestone is due', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '9' }
  expect(criteriaOf({ ...proof, runs: 'once, 4 May' })).toEqual(['Sound lids: at least 9; runs: once, 4 May.'])
  const committed = { id: 'c1', quantity: 'sound lids', value: '9', by_month: 1, step_ids: ['s1'] }
  expect(criteriaOf(proof, [committed])).toEqual(['Sound lids: at least 9; by Award + 1 Month.'])
})

test('by a guess nothing is judged, and what is so today is told all the same', () => {
  const guess = { quantity: 'cost of a lid', value: '$2, my guess', condition: 'on 40 lids' }
  expect(criteriaOf(guess)?.join()).not.toContain('$2')
  const commitments = [{ id: 'c1', quantity: 'cost of a lid', today: '$5', value: 'maybe $2', step_ids: ['s1'] }]
  expect(criteriaOf({ quantity: 'cracks', value: 'none' }, commitments)).toEqual(['Cracks: none; by Award + 2 Months.'])
  const [first] = composedPlan(composition({ rows: { commitments } }))
  expect(first?.all.map(({ text }) => text)).toContain('Starting point: Cost of a lid: $5.')
})
