import { expect, test } from 'vitest'
import { quantitiesIn } from '../../src/language/quantity/quantity.ts'
import { reworded } from './reworded.ts'

const TASKS = [
  'The Contractor shall measure coupons in its coaxial fixture from 1 MHz to 100 MHz, and submit the results by Award + 2 Months.',
  'The Contractor shall describe a structure of 6 ft or less (solicitation p. 1).',
  'The Contractor shall work out what R4 asks of the design: "The antenna should be employed at least 30 m from enemy forces" (solicitation p. 1).',
  'The test report is accepted when it shows at least 30 dB within +/- 15 degrees, under the test plan of Milestone 4; delivered to the TPOC by Award + 5 Months.',
]

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

test('the same seed words a text in the same way, and seeds differ', () => {
  for (const text of TASKS) expect(reworded('2.1', text, 'one')).toBe(reworded('2.1', text, 'one'))
  const ways = new Set(SEEDS.map((seed) => TASKS.map((text) => reworded('2.1', text, seed)).join('\n')))
  expect(ways.size).toBeGreaterThan(4)
})

test.each(TASKS)('every value, page, quotation and due month of %j stays, with its limit', (text) => {
  const facts = (said: string) => [
    ...quantitiesIn(said)
      .map(({ value, unit, comparator }) => `${value} ${unit} ${comparator.replace('=', '')}`)
      .sort(),
    ...(said.match(/\(solicitation p\. \d+\)|"[^"]+"|Award \+ \d+|R\d+|Milestone \d+/g) ?? []).sort(),
  ]
  for (const seed of SEEDS) expect(facts(reworded('2.1', text, seed)), reworded('2.1', text, seed)).toEqual(facts(text))
})
