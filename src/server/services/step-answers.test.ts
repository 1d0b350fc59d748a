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

test('an answer to a follow-up counts as long as the answer above it calls for it, and again when it does once more', () => {
  const when = { slot: 'S3-Q1', lacks: 'number' as const }
  const followUp = { if: 'no value is named', ask: 'Which value?', slot: 'S3-F1', when, matter: 'success' as const }
  const plan: StepPlan = { question_plan: [{ slot: 'S3-Q1', q: 'How hot is the kiln?', matter: 'success' }], followups: [followUp] }
  const told = (first: string) => {
    const given = [
      { slot: 'S3-Q1', question: 'How hot is the kiln?', answer: first },
      { slot: 'S3-F1', question: 'Which value?', answer: '1240 C, by cone 6' },
    ]
    return answersOfStep('step-3', plan, given).map(({ answer }) => answer)
  }
  expect(told('hot enough')).toEqual(['hot enough', '1240 C, by cone 6'])
  expect(told('At 1240 C')).toEqual(['At 1240 C'])
})
