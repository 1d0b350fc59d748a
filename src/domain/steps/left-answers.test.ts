import { expect, test } from 'vitest'
import { asNotKnown } from '../open-answer.ts'
import { answersLeft } from './left-answers.ts'

test('an answer that nobody knows yet is left to fill in; of a row that is told in part the work breakdown tells what is empty', () => {
  const left = answersLeft([
    { slot: 'Q4', question: 'In which steps?', subject: 'steps', answer: 'Step: Model the mast\nMonths: 1 to 3' },
    { slot: 'Q7', question: 'Which tests will you run?', subject: 'test', answer: asNotKnown('A bench test.') },
  ])
  expect(left.map(({ reason, severity, place }) => [reason, severity, place.message, place.question])).toEqual([
    ['blank', 'error', 'Not known yet. Which tests will you run?', 'Q7'],
  ])
})

test('a sentence that leaves something to be settled is told of, as the plan is silent of it', () => {
  const answer = 'Ana Ruiz leads the trial. Who drives the boat we do not know yet.'
  const left = answersLeft([{ slot: 'Q6', question: 'Who does each step?', subject: 'people', answer }])
  expect(left.map(({ severity, place }) => [severity, place.message, place.question])).toEqual([
    ['warning', 'Not known yet. Who drives the boat we do not know yet.', 'Q6'],
  ])
})
