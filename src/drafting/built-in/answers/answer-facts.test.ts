import { expect, test } from 'vitest'
import { answerFacts } from './answer-facts.ts'

const facts = (question: string, answer: string) => answerFacts({ answers: [{ slot: 'Q4', question, answer }] })

test('an answer that says nothing gives no fact', () => {
  for (const nothing of ['', '   ', 'n/a', 'N/A.', 'not sure', 'TBD', '-', 'yes', 'none'])
    expect(facts('Who leads the work?', nothing)).toEqual([])
})

test('a statement that leans on the one before stays with it', () => {
  const [only, ...others] = facts('Which three risks?', 'The sleeve may detune the dipole. The fallback is a tuning section.')
  expect(only?.text).toBe('The sleeve may detune the dipole. The fallback is a tuning section.')
  expect(others).toEqual([])
})

test('lines and bullets are statements of their own, phrases under each other one list', () => {
  const said = facts('How will you do this: which method?', '- We use Python\n2) Data from 200 files\n• labeled by hand')
  expect(said.map(({ text }) => text)).toEqual(['The Contractor shall use Python.', 'Data from 200 files; labeled by hand.'])
})

test('speech loses its fillers and is cut where a new clause starts', () => {
  const said = facts(
    'How will you do this: which method?',
    'um so basically we are going to use Python and you know the old code from last year and then we would build a small demo in the lab and then we test it with um the sailors in San Diego',
  )
  expect(said.map(({ text }) => text)).toEqual([
    'The Contractor shall use Python and the old code from last year.',
    'The Contractor shall build a small demo in the lab. The Contractor shall test it with the sailors in San Diego.',
  ])
})

test('who leads is known from the words, whatever was asked', () => {
  const [fact] = facts('How will you do this: which method?', 'Dr. Jane Roe leads the modeling')
  expect(fact).toMatchObject({ topic: 'people', form: 'sentence', text: 'Dr. Jane Roe leads the modeling.' })
})

test('what is left out of the work is known as such', () => {
  expect(facts('What do you need from the Government?', 'Vehicle antennas are out of scope.')[0]?.topic).toBe('scope')
})

test('a phrase without a verb is kept as a phrase', () => {
  expect(facts('What is the desired end state of the Phase II prototype?', 'A 6 ft antenna that a Marine can carry')[0]?.form).toBe(
    'phrase',
  )
})

test('the negation at the start of a statement is never lost', () => {
  expect(facts('Will any task use animals, and what approval do you hold?', 'No animals are used.')[0]?.text).toBe('No animals are used.')
})

test('five thousand words give no more facts than a plan can hold', () => {
  const long = Array.from({ length: 500 }, (_, index) => `We run test number ${index} on the bench with care.`).join(' ')
  expect(facts('Which test will show this?', long).length).toBeLessThanOrEqual(40)
})

test('a long sentence that stops in the middle is quoted, a short one is asked for', () => {
  const long = 'The inversion runs on the frames of the roof camera at night while the crew on the other side of the'
  expect(facts('How will you do this: which method?', long)[0]?.text).toBe(`In the company's words: "${long} …".`)
  expect(facts('How will you do this: which method?', 'Then the sensors, which Maeve')[0]?.text).toMatch(/^\[complete: /)
})

test('a goal takes no other value with it', () => {
  const said = facts('Which size, weight and power do you expect?', 'Hope for 6 kg. 150 W, 28 V.')
  expect(said.every(({ text }) => !/not a commitment.*150/.test(text))).toBe(true)
})
