import { expect, test } from 'vitest'
import { nameOfCriterion, partsBehind, shortCriteria, shortCriterion, shortTask, withCriteriaNamed } from './in-short.ts'

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

test('a criterion is told by its measure and value under its number', () => {
  expect(
    shortCriteria(4, [
      'Gain: at least 3 dB; with the mast wet; evidence: report; judged by Ana Ruiz.',
      'The report is delivered.',
      'Salt (today 9 g) shall be at most 2,500 mg (dry loaf, cut), in 9 of 9 runs, shown by the log and judged by Ana Ruiz, by Award + 4 Months; answers R3.',
    ]),
  ).toEqual([
    'C4.1 Gain: at least 3 dB; with the mast wet.',
    'C4.2 The report is delivered.',
    'C4.3 Salt (today 9 g) shall be at most 2,500 mg.',
  ])
})

test('a narrative behind its plan names the criteria, which stand in the plan in full', () => {
  const acceptance_criteria = [
    'Crust: 2 mm within 0.1 mm (cut in four places, on a cold loaf); judged by Per Lund.',
    'Yield shall be 40 loaves, in 3 of 3 runs.',
  ]
  const told =
    '## What counts\n\n- Crust: 2 mm within 0.1 mm (cut in four places, on a cold loaf); judged by Per Lund\n- Yield shall be 40 loaves, in 3 of 3 runs.\n- The oven is swept.'
  expect(withCriteriaNamed(told, { milestone_number: 4, acceptance_criteria })).toBe(
    '## What counts\n\n- C4.1 Crust: 2 mm within 0.1 mm.\n- C4.2 Yield shall be 40 loaves.\n- The oven is swept.',
  )
})

test.each([
  [
    'Moisture — pass mark: at most 14 percent (today 18 percent); runs: six sacks; evidence: mill log; answers R4.',
    ['Moisture', 'Moisture: at most 14 percent (today 18 percent).', ['runs: six sacks', 'evidence: mill log', 'answers R4']],
  ],
  [
    'The drying time shall be at most 3 h (wet grain), in 2 of 2 runs; judged by Ada Moe.',
    ['The drying time', 'The drying time shall be at most 3 h.', ['(wet grain), in 2 of 2 runs', 'judged by Ada Moe']],
  ],
  ['The log is kept.', ['The log is kept', 'The log is kept.', []]],
])('“%s” is told by its name, in short, and by what stands behind that', (text, told) =>
  expect([nameOfCriterion(text), shortCriterion(text), partsBehind(text)]).toEqual(told),
)
