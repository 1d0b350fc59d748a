import { expect, test } from 'vitest'
import { printedPieces } from '../file-check/printed-pieces.ts'
import { claimOf, printedCriterion, shortTask } from './in-short.ts'

test.each([
  ['The Contractor (Dr. Collin Gallagher) shall report to decision-makers. It shall do so twice.', 'Report to decision-makers.'],
  ['The Contractor (Ana Ruiz, lead) shall model the antenna. It shall use HFSS.', 'Model the antenna.'],
  [
    'The Contractor shall hold a kickoff meeting with the TPOC within the first month, and propose there how each requirement is judged.',
    'Hold a kickoff meeting with the TPOC within the first month.',
  ],
  [
    'The Contractor shall measure the gain, the front-to-back ratio, the bandwidth, and the weight of all three of the fabricated panels.',
    'Measure the gain, the front-to-back ratio, the bandwidth, and the weight of all three of the fabricated panels.',
  ],
  [
    'The Contractor shall trade the sleeve (ferrite, foam, and tiles; three thicknesses) against weight and cost; it shall keep the raw data.',
    'Trade the sleeve (ferrite, foam, and tiles; three thicknesses) against weight and cost.',
  ],
  ['The Contractor (Ana Ruiz) shall carry out the following work: kickoff and scenario book.', 'Kickoff and scenario book.'],
  ['Integrate AcmeOS and Apache HTTP', 'Integrate AcmeOS and Apache HTTP.'],
])('“%s” is in short “%s”', (task, short) => expect(shortTask(task)).toBe(short))

test.each([
  [
    'Moisture (grain of one field): at most 14 percent (today 18 percent); runs: six sacks; evidence: mill log; judged by Ada Moe; by Award + 4 Months; answers R4.',
    'Moisture shall be at most 14 percent (grain of one field, runs: six sacks; today 18 percent).',
    'Moisture shall be at most 14 percent (grain of one field, runs: six sacks; today 18 percent). Evidence: mill log. Judged by Ada Moe by Award + 4 Months.',
  ],
  ['Husks: none; by Award + 3 Months; answers R2 and R7.', 'Husks: none.', 'Husks: none.'],
  ['Husks: none; by Award + 4 Months.', 'Husks: none.', 'Husks: none; by Award + 4 Months.'],
  ['Sieve: 2 mm; judging: the guild has the list.', 'Sieve: 2 mm.', 'Sieve: 2 mm. Judging: the guild has the list.'],
  [
    'To be delivered by Award + 3 Months: Mill log. To be delivered a week before the fair: Draft report.',
    'To be delivered by Award + 3 Months: Mill log. To be delivered a week before the fair: Draft report.',
    'To be delivered by Award + 3 Months: Mill log. To be delivered a week before the fair: Draft report.',
  ],
  ['The log is kept.', 'The log is kept.', 'The log is kept.'],
])('“%s” is in short “%s”, and printed of a milestone due in month 3 as “%s”', (text, short, printed) => {
  expect([claimOf(text), printedCriterion(text, 'Award + 3 Months')]).toEqual([short, printed])
  for (const piece of printedPieces(text)) expect(`${printed} By Award + 3 Months`.toLowerCase()).toContain(piece.toLowerCase())
})
