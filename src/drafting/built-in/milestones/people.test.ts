import { expect, test } from 'vitest'
import { answerFacts } from '../answers/answer-facts.ts'
import { peopleIn } from './people.ts'
import { entryIn } from './person-entry.ts'

const named = (answer: string) =>
  answerFacts({ answers: [{ slot: 'Q9', question: 'Who is the Principal Investigator, and who leads which part of the work?', answer }] })
    .flatMap((fact) => peopleIn(fact).people)
    .map(({ name, part, place }) => [name, part, ...(place ? [place] : [])].join(' | '))

test.each<[string, string[]]>([
  [
    'Dr. Jane Roe is the PI, 20 hours a week. Tom Velez leads the HFSS modeling. Maria Chen runs the material coupons at our Dayton laboratory.',
    ['Dr. Jane Roe | PI', 'Tom Velez | HFSS modeling', 'Maria Chen | material coupons | Dayton laboratory'],
  ],
  [
    '- Jane Roe - PI, 20 h/week\n- Tom Velez: HFSS modeling\n- J. R. van der Berg-Smith (test engineer)',
    ['Jane Roe | PI', 'Tom Velez | HFSS modeling', 'J. R. van der Berg-Smith | test engineer'],
  ],
  [
    "PI is Dr. José María Núñez-Ortega, half time. Li Wei builds the boards and Siobhán O'Neill writes the firmware.",
    ['Dr. José María Núñez-Ortega | PI', 'Li Wei | building the boards', "Siobhán O'Neill | writing the firmware"],
  ],
  [
    'Dr. Ada Lund is the Principal Investigator with 16 hours a week in months 1 to 9, and leads the rotor work in months 2 to 4 at Halden in Reno, Nevada.',
    ['Dr. Ada Lund | PI', 'Dr. Ada Lund | rotor work | Halden in Reno, Nevada'],
  ],
  ['The PI is Dr. Ada Lund. She is 20 hours a week, at our place in Reno, Nevada.', ['Dr. Ada Lund | PI | Reno, Nevada']],
  ['Jo Reed does the pumps, 25 hours a week. That is at the Elko flow lab.', ['Jo Reed | pumps | Elko flow lab']],
  ['Judge: Dr. Sato (outside), compares predictions to data.', []],
  ['Ben Ortiz leads power electronics; Ravi Shah leads autonomy.', ['Ben Ortiz | power electronics', 'Ravi Shah | autonomy']],
  ['Jane Roe (PI), Tom Velez (modeling) and Maria Chen (coupons).', ['Jane Roe | PI', 'Tom Velez | modeling', 'Maria Chen | coupons']],
  ['our guy Frank Miller he leads the FPGA work', ['Frank Miller | FPGA work']],
  ['DR. PILAR OCHOA IS THE PI AND KURT WEBER RUNS THE SWEEPS.', ['Dr. Pilar Ochoa | PI', 'Kurt Weber | sweeps']],
  ["I'm Jane Roe, the PI.", ['Jane Roe | PI']],
  ['Ana Diaz leads the anti-tamper work and holds the clearance for it.', ['Ana Diaz | anti-tamper work']],
  ['Pete Ramos is test lead.', ['Pete Ramos | test lead']],
])('%s', (said, people) => {
  expect(named(said)).toEqual(people)
})

test.each([
  'Ansys Fluent runs the flow model.',
  'Ohio State University does the chamber tests.',
  'Monte Carlo runs show it.',
  'the PI is jane roe and tom velez does the modeling',
  "I'm the PI and I lead the design.",
])('nobody is made up from: %s', (said) => {
  expect(named(said)).toEqual([])
})

test('who speaks of himself without a name gets a blank for it', () => {
  const [fact] = answerFacts({
    answers: [{ slot: 'Q9', question: 'Who is the Principal Investigator?', answer: "I'm the PI, half time." }],
  })
  expect(fact?.text).toBe('The PI is [name the Principal Investigator], half time.')
})

test('a town with its state between the name and the work is where it is done', () => {
  expect(named('Dr. Ann Vale at HydroLab in Reno, Nevada does the tow tests in months 6 to 8.')).toEqual([
    'Dr. Ann Vale | tow tests | HydroLab in Reno, Nevada',
  ])
})

test('an entry with its town and months has a part for each piece of work', () => {
  const parts = entryIn('Jo Reed, sw engineer, 20 hours a week, Reno, months 3 to 8 - hull code, tow tests months 7 to 8.')
  expect(parts.map(({ part, place, months }) => [part, place, months])).toEqual([
    ['hull code', 'Reno', [3, 8]],
    ['tow tests', 'Reno', [7, 8]],
  ])
})
