import { expect, test } from 'vitest'
import type { Commitment, Proof } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

/** The criteria of a plan whose step has this test. */
function criteriaOf(proof: Proof, commitments: Commitment[] = []) {
  const rows = { commitments, steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof: [proof] })] }
  return composedPlan(composition({ rows }))[1]?.criteria.map(({ text }) => text)
}

test('a criterion is one sentence of its cells, each in its place behind fixed words; what is no place or time stands in brackets', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '90', unit: 'percent', condition: 'in the new kiln', runs: '3' }
  expect(criteriaOf({ ...proof, evidence: 'Log of the kiln', judge: 'Ines Vora' })).toEqual([
    'Sound lids shall be at least 90 percent, in the new kiln, in 3 runs, shown by log of the kiln and judged by Ines Vora, by Award + 2 Months.',
  ])
  expect(criteriaOf({ ...proof, condition: 'dry clay, glazed; twice', runs: 'every tenth lid', evidence: 'in the kiln log' })).toEqual([
    'Sound lids shall be at least 90 percent (dry clay, glazed, twice), in every tenth lid, shown in the kiln log, by Award + 2 Months.',
  ])
  expect(
    criteriaOf({ ...proof, value: 'grade 4 or better', unit: undefined, comparator: undefined, runs: undefined, condition: undefined }),
  ).toEqual(['Sound lids shall be grade 4 or better, by Award + 2 Months.'])
})

test('a cell that is a sentence itself stands behind its label', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '9', condition: 'the kiln is cold when they are set', runs: '3' }
  expect(criteriaOf({ ...proof, judge: 'the guild has the list' })).toEqual([
    'Sound lids shall be at least 9, in 3 runs, by Award + 2 Months; conditions: the kiln is cold when they are set; judging: the guild has the list.',
  ])
})

test('what tells of the thing and is not its figure stands behind a colon', () => {
  expect(criteriaOf({ quantity: 'lids', value: 'each inside 12 mm' })).toEqual(['Lids: each inside 12 mm, by Award + 2 Months.'])
  expect(criteriaOf({ quantity: 'drawing approved', value: 'within 20 days' })).toEqual([
    'Drawing approved: within 20 days, by Award + 2 Months.',
  ])
})

test.each([
  [{ quantity: 'cracked lids', value: '97 percent, so at most 9 of 300' }, 'Cracked lids; pass: 97 percent, so at most 9 of 300'],
  [{ quantity: 'cracks under 2 mm', comparator: '<=', value: '5' }, 'Cracks under 2 mm; pass: at most 5'],
  [{ quantity: 'a lid that the press takes', value: 'half, so 10' }, 'A lid that the press takes; pass: half, so 10'],
] as const)('a pass mark that would get another sense behind its name stands apart as it was typed: %j', (proof, told) => {
  expect(criteriaOf({ ...proof, condition: 'in the kiln' })).toEqual([`${told}, by Award + 2 Months; conditions: in the kiln.`])
})

test('what one field says no other says again', () => {
  const proof: Proof = { quantity: 'time to glaze ten lids', comparator: '<', value: '40', unit: 'min', condition: 'by hand, ten lids' }
  expect(criteriaOf({ ...proof, runs: 'ten lids', evidence: 'by hand' })).toEqual([
    'Time to glaze ten lids shall be less than 40 min (by hand, ten lids), by Award + 2 Months.',
  ])
})

test('a test has one date: its own day, else the sooner month of what is committed to, else when its milestone is due', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '9' }
  expect(criteriaOf({ ...proof, runs: 'once, 4 May' })).toEqual(['Sound lids shall be at least 9; runs: once, 4 May.'])
  const committed = { id: 'c1', quantity: 'sound lids', value: '9', by_month: 1, step_ids: ['s1'] }
  expect(criteriaOf(proof, [committed])).toEqual(['Sound lids shall be at least 9, by Award + 1 Month.'])
})

test('by a guess nothing is judged, and what is so today is told all the same', () => {
  const guess = { quantity: 'cost of a lid', value: '$2, my guess', condition: 'on 40 lids' }
  expect(criteriaOf(guess)?.join()).not.toContain('$2')
  const commitments = [{ id: 'c1', quantity: 'cost of a lid', today: '$5', value: 'maybe $2', step_ids: ['s1'] }]
  expect(criteriaOf({ quantity: 'cracks', value: 'none' }, commitments)).toEqual(['Cracks: none, by Award + 2 Months.'])
  const [first] = composedPlan(composition({ rows: { commitments } }))
  expect(first?.all.map(({ text }) => text)).toContain('Starting point: Cost of a lid: $5.')
})
