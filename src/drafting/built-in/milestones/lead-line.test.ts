import { expect, test } from 'vitest'
import { answerFacts } from '../answers/answer-facts.ts'
import { meaningfulWords } from '../english/wording.ts'
import { handsIn } from './hands.ts'
import { isTestOf, leadLine, worksOf } from './lead-line.ts'

const work = (text: string, isTest = false) => {
  const [name = ''] = worksOf([text])
  return { name, title: meaningfulWords(name), words: meaningfulWords(text), parts: [meaningfulWords(text)], from: 3, due: 4, isTest }
}
const hands = (people: string, place = '') =>
  handsIn(
    answerFacts({
      answers: [
        { slot: 'Q8', question: 'Where will the work be done?', answer: place },
        { slot: 'Q9', question: 'Who is the Principal Investigator, and who leads which part of the work?', answer: people },
      ],
    }),
  )

const NOBODY = { here: [], own: [] }
const COUPONS = 'Milestone 3 - Characterization of the material coupons\n\nTask 3.1: The Contractor shall measure the coupons.'

test('who does the work, where and when stand in one line', () => {
  const line = leadLine(
    work(COUPONS),
    hands('Maria Chen runs the material coupons at our Dayton laboratory. Bo Lund leads sales.'),
    NOBODY,
    '',
  )
  expect(line).toBe('Lead, place and time: Maria Chen (material coupons), Dayton laboratory, months 3 to 4.')
})

test('a place where all the work is done serves every milestone, and the Principal Investigator answers for what nobody else leads', () => {
  const line = leadLine(work(COUPONS), hands('Dr. Jane Roe is the PI.', 'All work is done at our office in Rome, NY.'), NOBODY, '')
  expect(line).toBe(
    'Lead, place and time: Dr. Jane Roe (PI) for the characterization of the material coupons, office in Rome, NY, months 3 to 4.',
  )
})

test('who leads where nobody is named is the Principal Investigator, and the place is asked once in a plan', () => {
  const first = leadLine(work(COUPONS, true), hands(''), NOBODY, '')
  expect(first).toBe(
    'Lead, place and time: the Principal Investigator for the characterization of the material coupons, [name the place where the work is done], months 3 to 4.',
  )
  expect(leadLine(work(COUPONS, true), hands(''), NOBODY, first)).toBe(
    'Lead, place and time: the Principal Investigator for the characterization of the material coupons, months 3 to 4.',
  )
})

test("what is not done elsewhere is done at the Contractor's own place", () => {
  const said = 'Bench work is in our Tucson shop. Outdoor docking is tried at the Marana airfield, which we book by the week.'
  expect(leadLine(work(COUPONS), hands('Dr. Jane Roe is the PI.', said), NOBODY, '')).toContain(', Tucson shop, months 3 to 4.')
})

test('a part that one of several tasks mentions in passing does not lead them all', () => {
  const tasks = [
    'The Contractor shall trade two layouts.',
    'The Contractor shall calculate the heat.',
    'The Contractor shall follow the tamper guidance.',
  ]
  const design = { ...work(`Milestone 2 - Design of the card\n\n${tasks.join('\n')}`), parts: tasks.map((one) => meaningfulWords(one)) }
  const line = leadLine(design, hands('Dr. Jane Roe is the PI. Ana Diaz leads the tamper work and holds the clearance for it.'), NOBODY, '')
  expect(line).toContain('Dr. Jane Roe (PI) for the design of the card')
})

test('no two milestones are named alike', () => {
  expect(
    worksOf(['Milestone 2 - Design of the sensor', 'Milestone 3 - Design the sensor array', 'Milestone 4 - Design of the sensor']),
  ).toEqual(['the design of the sensor', 'the work on the sensor array', 'the work on "Design of the sensor"'])
})

test('a range or chamber named for a test serves that test alone, other work is done where design work is', () => {
  const said = 'Design work is done in Boulder, Colorado. Antenna scale models are measured at the Southwest Antenna Range in San Antonio.'
  const at = (text: string, isTest: boolean) => leadLine(work(text, isTest), hands('Dr. Jane Roe is the PI.', said), NOBODY, '')
  expect(at('Milestone 3 - Material model of the antenna\n\nTask 3.1: The Contractor shall fit the material model.', false)).toContain(
    ', Boulder, Colorado, ',
  )
  expect(at('Milestone 4 - Tests of the antenna scale models\n\nTask 4.1: The Contractor shall test scale models.', true)).toContain(
    ', Southwest Antenna Range in San Antonio, ',
  )
})

test('who verifies leads the assessment, and a part of two words leads the thing that one of them names', () => {
  const people = 'Dr. Jane Roe is the PI. Stefan Kowal leads verification. Ana Diaz leads the anti-tamper work.'
  expect(leadLine(work('Milestone 4 - Assessment of the card', true), hands(people), NOBODY, '')).toContain('Stefan Kowal (verification)')
  expect(leadLine(work('Milestone 3 - Tamper mesh'), hands(people), NOBODY, '')).toContain('Ana Diaz (anti-tamper work)')
})

test('what is planned is no test', () => {
  expect(isTestOf('Milestone 2 - Plan to build and test the model')).toBe(false)
  expect(isTestOf('Milestone 4 - Assessment of the card')).toBe(true)
})

const FILMS = 'Milestone 3 - Growing of the films\n\nTask 3.1: The Contractor shall grow the films, through Larkspur (months 3 to 4).'
const TEAM =
  'Jane Roe is the PI, 20 hours a week. Jane Roe leads the wave model in Reno, Nevada. In months 3 to 6 Larkspur Films in Bend, Oregon does the coating. Ruth Adler leads that. Lee Park does the assembly, full time months 7 to 9, also Reno.'

test('who is named with a step, or leads the firm that does it, leads its milestone at that place', () => {
  const films = { ...work(FILMS), said: 'In months 3 to 4 Larkspur grows the films.' }
  expect(leadLine(films, hands(TEAM), NOBODY, '')).toContain('Ruth Adler (coating)')
  expect(leadLine(films, hands(TEAM), NOBODY, '')).toContain(', Larkspur Films in Bend, Oregon, months 3 to 4.')
})

test('nobody leads outside of the months of their work, and a town without its state is the one named with it', () => {
  const assembly = work('Milestone 5 - Assembly of the mast\n\nTask 5.1: The Contractor shall assemble the mast.')
  expect(leadLine(assembly, hands(TEAM), NOBODY, '')).toContain('Jane Roe')
  expect(leadLine({ ...assembly, from: 7, due: 9 }, hands(TEAM), NOBODY, '')).toBe(
    'Lead, place and time: Lee Park (assembly), Reno, Nevada, months 7 to 9.',
  )
})

test('where nothing is said of a place, the work is done where the Principal Investigator works', () => {
  expect(leadLine(work(COUPONS), hands('Jane Roe is the PI. Jane Roe leads the wave model in Reno, Nevada.'), NOBODY, '')).toContain(
    ', Reno, Nevada, months 3 to 4.',
  )
})

test('the Principal Investigator answers for what nobody leads in every month, and "PI" is no place', () => {
  const team = hands('Dr. Jane Roe, PI, 20 hours a week, months 1 to 2 - wave model, reports.')
  const late = leadLine({ ...work(COUPONS), from: 8, due: 9 }, team, NOBODY, '')
  expect(late).toContain('Dr. Jane Roe')
  expect(late).not.toContain(', PI,')
})

test('whose part another milestone names word for word does not lead one that shares a word of it', () => {
  const array = {
    ...work('Milestone 3 - Array model\n\nTask 3.1: The Contractor shall develop the array model.'),
    others: ['the cost model'],
  }
  const line = leadLine(array, hands('Dr. Jane Roe is the PI. Wei Shu does the cost model. All work is in Dayton, Ohio.'), NOBODY, '')
  expect(line).toMatch(/^Lead, place and time: Dr\. Jane Roe \(PI\)/)
})
