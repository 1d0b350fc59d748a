import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { breaking, paymentTermsIn, paysForWork } from './payment-terms.ts'

const asked = (...sentences: string[]): Requirement[] =>
  sentences.map((text, at) => ({
    ...{ id: `R${at + 1}`, text, quote: text, kind: 'constraint', strength: 'must', phase: 'any', whose: 'work' },
    ...{ set_by: 'reader', page: 3, quantities: requirementQuantities(text) },
  }))
const terms = (...sentences: string[]) => paymentTermsIn(asked(...sentences), 'I').map(({ value }) => value)

test('the largest payment is read where it is asked for, with its page, and whether the last one may be more', () => {
  const most = { of: 'each', is: 'at most', percent: 20 }
  expect(terms('No single payment may exceed 20 percent of the total price.')).toEqual([most])
  expect(terms('Six milestones should be proposed, none of which may exceed 20 percent of the price.')).toEqual([most])
  expect(terms('A single payment in the base period shall not exceed 20 percent of the base price.')).toEqual([most])
  expect(terms('No payment other than the last may be larger than 20% of the price.')).toEqual([{ ...most, of: 'each but the last' }])
  expect(terms('The first payment may not exceed 15 percent of the price.')).toEqual([{ of: 'first', is: 'at most', percent: 15 }])
  expect(paymentTermsIn(asked('A single payment shall not exceed 30 percent of the price.'), 'I')).toMatchObject([
    { requirement_id: 'R1', source: { document: 'The solicitation', place: 'p. 3', uploaded: { by: 'topic', page: 3 } } },
  ])
})

test.each([
  'The final payment must be at least 15 percent of the price.',
  'The last payment, of at least 15 percent, is withheld until the final report has been accepted.',
  'At least 15 percent of the total price must be held for acceptance of the final report.',
])('what is kept for the end: %s', (sentence) => expect(terms(sentence)).toEqual([{ of: 'last', is: 'at least', percent: 15 }]))

test.each([
  'No more than 5 percent of sound hoses may be rejected.',
  'Status reports of not more than two pages are due each month.',
  'The firm shall perform at least 66 percent of the work, measured by price.',
  'In Phase II no single payment may exceed 20 percent of the price.',
  'For Phase I no payment may exceed 40 percent of the price; for Phase II no payment may exceed 20 percent of the price.',
  'The certification is due prior to receiving more than 50% of the total award amount and prior to final payment or disbursement.',
  'The final report shall state a unit price and reach at least 90% efficiency.',
  'The payment terminal shall decline no more than 1 percent of valid payment attempts.',
  'Subcontractor payments may not exceed 33% of the total price; milestones shall be listed.',
  'Payments before month 3 may not exceed 30 percent of the price.',
  'No two payments may exceed 60 percent of the price together.',
  'The last milestone payment shall be no more than 25 percent of the price.',
])('no term of payment: %s', (sentence) => expect(terms(sentence)).toEqual([]))

test.each([
  ['each', 'at most', 40, [2]],
  ['each but the last', 'at most', 40, []],
  ['first', 'at most', 15, [1]],
  ['last', 'at least', 66, [2]],
  ['each', 'at most', 65, []],
] as const)('of %s payment %s %s percent: broken at %j', (of, is, percent, places) => {
  expect(breaking([0, 3500, 6500], { of, is, percent })).toEqual(places)
})

test.each([
  ['Payments shall be tied to accepted deliverables.', true],
  ['Each milestone payment must be contingent upon acceptance of the deliverables of that milestone.', true],
  ['Payments will be made on a fixed-price basis upon acceptance of milestones.', true],
  ['Payments shall be tied to at least three milestones.', false],
  ['Payments shall be tied to milestones that lie no more than a quarter apart.', false],
  ['Payments shall be made on deliverables accepted by the harbor master in writing.', false],
  ['Payments shall be based on no delivery.', false],
  ['Payments shall be tied to accepted deliverables and the firm shall send its ledger each month.', false],
  ['Payments shall be made within 30 days after delivery.', false],
  ['Payments shall be tied to the index of labor cost.', false],
  ['The kiosk shall accept payments on delivery of the parcel.', false],
  ['Invoices shall be submitted after delivery.', false],
])('payments are asked to be for what is handed over: %s %s', (sentence, isAsked) => expect(paysForWork(sentence)).toBe(isAsked))
