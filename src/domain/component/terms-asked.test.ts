import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { laysOutPlan, saidByRequirements, termsAskedIn } from './terms-asked.ts'

const asked = (...sentences: string[]): Requirement[] =>
  sentences.map((text, at) => ({
    ...{ id: `R${at + 1}`, text, quote: text, kind: 'constraint', strength: 'must', phase: 'any', whose: 'work' },
    ...{ set_by: 'reader', page: 3, quantities: requirementQuantities(text) },
  }))
const terms = (...sentences: string[]) =>
  Object.fromEntries(Object.entries(termsAskedIn(saidByRequirements(asked(...sentences), 'I'))).map(([name, term]) => [name, term?.value]))

test('the largest payment, the least at the end and the number of payments are read where they are asked for, with their page', () => {
  expect(terms('No single payment may exceed 20 percent of the total price.')).toEqual({ most_paid_at_once: 20 })
  expect(terms('The final payment must be at least 15% of the price.')).toEqual({ least_paid_last: 15 })
  expect(
    terms('No payment other than the last may be larger than 30 percent of the price, and the last shall be at least 15 percent.'),
  ).toEqual({
    most_paid_at_once: 30,
    least_paid_last: 15,
  })
  expect(terms('The offeror shall propose between five and eight payable milestones.')).toEqual({ payments: { from: 5, to: 8 } })
  expect(
    termsAskedIn(saidByRequirements(asked('A single payment shall not exceed 30 percent of the price.'), 'I')).most_paid_at_once,
  ).toMatchObject({
    source: { document: 'The solicitation', place: 'p. 3', uploaded: { by: 'topic', page: 3 } },
  })
})

test('figures of the work and of other papers are no terms, and neither are those of another phase', () => {
  expect(
    terms(
      'No more than 5 percent of sound hoses may be rejected.',
      'Status reports of not more than two pages are due each month.',
      'The firm shall perform at least 66 percent of the work, measured by price.',
      'In Phase II no single payment may exceed 20 percent of the price.',
    ),
  ).toEqual({})
})

test('the pages of the work plan are those that its own limit says', () => {
  expect(terms('Volume 2 must contain a work plan (Section 3) of no more than eight pages.')).toEqual({ page_limit: 8 })
})

test('a topic that says what its work plan holds lays it out itself', () => {
  expect(laysOutPlan(asked('The work plan will be divided into numbered tasks.'))).toBe(true)
  expect(laysOutPlan(asked('The rig will be divided into two halves.'))).toBe(false)
})
