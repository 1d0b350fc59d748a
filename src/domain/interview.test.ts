import { expect, test } from 'vitest'
import { advanceAt, answeredCount, FIXED_QUESTIONS, interviewHeader, interviewLength, slotName } from './interview.ts'

test('three fixed questions come first: focus areas and solution, existing technologies and adaptations, the Phase II end state', () => {
  expect(FIXED_QUESTIONS.map(({ slot }) => slot)).toEqual(['Q1', 'Q2', 'Q3'])
  expect(FIXED_QUESTIONS[0]?.q).toMatch(/focus areas.*solution/)
  expect(FIXED_QUESTIONS[1]?.q).toMatch(/existing technologies.*adaptations/)
  expect(FIXED_QUESTIONS[2]?.q).toMatch(/desired end state of the Phase II prototype/)
})

test('an interview has 10 questions for SBIR and 11 for STTR', () => {
  expect([interviewLength('SBIR'), interviewLength('STTR')]).toEqual([10, 11])
})

test('slots are Q1, Q2 and so on', () => {
  expect([1, 2, 11].map(slotName)).toEqual(['Q1', 'Q2', 'Q11'])
})

test('questions 1 to 3 are headed Initial, later ones Curated Interview Questions', () => {
  const headers = [0, 1, 2, 3, 9].map(interviewHeader)
  expect(headers).toEqual([...Array(3).fill('Initial Interview Questions'), ...Array(2).fill('Curated Interview Questions')])
})

test.each([
  ['question 1 of the first three', 0, 3, false, 'next'],
  ['question 3 before adaptive questions exist', 2, 3, false, 'submit-initial'],
  ['question 3 once adaptive questions are there', 2, 10, true, 'next'],
  ['question 3 after generating them failed', 2, 3, true, 'submit'],
  ['question 9 of 10', 8, 10, true, 'next'],
  ['the last question', 9, 10, true, 'submit'],
] as const)('on %s the button is right', (_, index, questions, asked, advance) => {
  expect(advanceAt(index, questions, asked)).toBe(advance)
})

test('the counter counts answers that are not blank', () => {
  expect(answeredCount([{ answer: 'Yes' }, { answer: '  \n' }, { answer: '' }, { answer: 'No' }])).toBe(2)
})
