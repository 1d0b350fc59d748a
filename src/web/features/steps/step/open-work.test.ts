import { expect, test } from 'vitest'
import type { StepStatus } from '../../../../domain/step.ts'
import type { PlanReadiness } from '../../../../domain/steps/readiness.ts'
import type { KeptStep } from './kept-step.ts'
import { openWork } from './open-work.ts'

const step = (number: number, status: StepStatus) => ({ step_id: `step-${number}`, status }) as KeptStep

function readiness(...errors: number[]): PlanReadiness {
  const steps = errors.map((count, index) => ({ milestone_number: index + 1, errors: count }))
  return { steps } as PlanReadiness
}

test('a plan whose steps are finalized and that has no blank and no error may be called complete without a word', () => {
  expect(openWork({ steps: [step(1, 'finalized')], blanks: 0, readiness: readiness(0, 0) })).toEqual([])
})

test('what is open is told: steps, blanks and errors', () => {
  const steps = [step(1, 'ready'), step(2, 'finalized'), step(3, 'not_started')]
  expect(openWork({ steps, blanks: 2, readiness: readiness(1, 0, 2) })).toEqual([
    'Steps 1 and 3 are not finalized.',
    '2 places are still to be filled in.',
    '3 errors of the QC reports are open, in milestones 1 and 3.',
  ])
  expect(openWork({ steps: steps.slice(0, 2), blanks: 1, readiness: readiness(1) })).toEqual([
    'Step 1 is not finalized.',
    'One place is still to be filled in.',
    'One error of the QC report is open, in milestone 1.',
  ])
})

test('what is not known is not passed over', () => {
  expect(openWork({ steps: null, blanks: 0, readiness: null })).toEqual(['It is not known how far the steps are.'])
})
