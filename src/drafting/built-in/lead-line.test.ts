import { expect, test } from 'vitest'
import { answerFacts } from './answer-facts.ts'
import { handsIn, leadLine, worksOf } from './lead-line.ts'
import { meaningfulWords } from './wording.ts'

const work = (text: string, isTest = false) => {
  const [name = ''] = worksOf([text])
  return { name, title: meaningfulWords(name), words: meaningfulWords(text), from: 3, due: 4, isTest }
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

const COUPONS = 'Milestone 3 - Characterization of the material coupons\n\nTask 3.1: The Contractor shall measure the coupons.'

test('who does the work, where and when stand in one line', () => {
  const line = leadLine(work(COUPONS), hands('Maria Chen runs the material coupons at our Dayton laboratory. Bo Lund leads sales.'), [], '')
  expect(line).toBe('Lead, place and time: Maria Chen (material coupons), Dayton laboratory, months 3 to 4.')
})

test('a place where all the work is done serves every milestone, and the Principal Investigator answers for what nobody else leads', () => {
  const line = leadLine(work(COUPONS), hands('Dr. Jane Roe is the PI.', 'All work is done at our office in Rome, NY.'), [], '')
  expect(line).toBe(
    'Lead, place and time: Dr. Jane Roe (PI) for the characterization of the material coupons, office in Rome, NY, months 3 to 4.',
  )
})

test('what no answer names is a blank that the name makes whole', () => {
  expect(leadLine(work(COUPONS, true), hands(''), [], '')).toBe(
    'Lead, place and time: [name the person who leads the characterization of the material coupons], [name the test site for the characterization of the material coupons], months 3 to 4.',
  )
})

test('no two milestones are named alike', () => {
  expect(
    worksOf(['Milestone 2 - Design of the sensor', 'Milestone 3 - Design the sensor array', 'Milestone 4 - Design of the sensor']),
  ).toEqual(['the design of the sensor', 'the work on the sensor array', 'the work on "Design of the sensor"'])
})
