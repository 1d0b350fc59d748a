import { expect, test } from 'vitest'
import type { StepPlan } from '../../domain/steps/step-plan.ts'
import { answersOfStep, withStepAnswers } from './step-answers.ts'

test("a step's answers reach the drafter under the slots of their step, with what their questions were about, in the place of earlier ones", () => {
  const plan: StepPlan = { question_plan: [{ slot: 'S3-Q1', q: 'Who leads Task 3.1?', matter: 'who' }], followups: [] }
  const all = [
    { slot: 'Q1', question: 'What?', answer: 'A pump.' },
    { slot: 'S3-Q1', question: 'Who leads Task 3.1?', answer: 'Ben Cole' },
  ]
  const given = [
    { slot: 'Q1', question: 'Who leads Task 3.1?', answer: 'Ana Ruiz' },
    { slot: 'Q2', question: 'Where?', answer: ' ' },
  ]
  expect(withStepAnswers(all, 'step-3', answersOfStep('step-3', plan, given))).toEqual([
    { slot: 'Q1', question: 'What?', answer: 'A pump.' },
    { slot: 'S3-Q1', question: 'Who leads Task 3.1?', answer: 'Ana Ruiz', matter: 'who' },
  ])
})
