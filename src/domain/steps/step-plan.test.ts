import { expect, test } from 'vitest'
import type { Answer } from '../interview.ts'
import { type StepPlan, withMatters } from './step-plan.ts'

const PLAN: StepPlan = {
  question_plan: [
    { slot: 'S3-Q1', q: 'Who leads Task 3.1?', matter: 'who' },
    { slot: 'S3-Q2', q: 'Where is it done?' },
  ],
  followups: [{ if: 'no month is named', ask: 'By which month is that?', slot: 'S3-F1', matter: 'when' }],
}

const answer = (slot: string, question: string): Answer => ({ slot, question, answer: 'Ana Ruiz' })

test('an answer has the matter of the question or follow-up that it answers, known by slot and words', () => {
  const answers = [answer('S3-Q1', 'Who leads Task 3.1?'), answer('S3-F1', 'By which month is that?')]
  expect(withMatters(answers, PLAN).map(({ matter }) => matter)).toEqual(['who', 'when'])
})

test('of other questions, and of those that were kept before they had a matter, it stays unknown', () => {
  const answers = [answer('S3-Q1', 'Who built it?'), answer('S3-Q2', 'Where is it done?')]
  expect(withMatters(answers, PLAN)).toEqual(answers)
  expect(withMatters(answers, null)).toEqual(answers)
})
