import { expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import { nextQuestion } from './how-question.ts'

const milestone = (milestone_number: number, refined_text: string, acceptance_criteria: string[] = []): StoredMilestone => ({
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text,
  deliverables: ['Test report (PDF), to the TPOC'],
  acceptance_criteria,
})

const HELD = 'The test report shows the TPOC at least 25 psi, by Award + 4 Months.'

test('what a task lacks is asked for in the words of the task', () => {
  const plan = [
    milestone(
      3,
      'Seal trials\n\nAll is done by Award + 4 Months.\nTask 3.1: The Contractor shall write the procedure.\nTask 3.2: Lena Ortiz leads; the Contractor shall measure the leak rate of the seal by raising the pressure step by step.',
      [HELD],
    ),
  ]
  expect(nextQuestion(plan)).toMatchObject({
    q: 'Milestone 3, task 3.2: with which tool, instrument or data will you measure the leak rate of the seal by raising the pressure step by step, and where?',
    milestone_number: 3,
    lacks: ['instrument_or_data', 'where'],
  })
})

test('what several tasks of a milestone lack is asked for once', () => {
  const plan = [
    milestone(
      2,
      'Seal design\n\nAll is done by Award + 2 Months.\nTask 2.1: The Contractor shall design the clamp in COMSOL.\nTask 2.2: The Contractor shall select the rubber with a durometer.\nApproach: The two are worked out using similarity. Lena Ortiz leads.',
      [HELD],
    ),
  ]
  expect(nextQuestion(plan)?.q).toBe(
    'Milestone 2, tasks 2.1 and 2.2 (design the clamp in COMSOL; select the rubber with a durometer): where will you do this work?',
  )
})

test('a criterion without a judge is asked for one, after the work itself', () => {
  const plan = [
    milestone(4, 'Close\n\nAll is done by Award + 6 Months.\nTask 4.1: The Contractor shall submit the final report.', [
      'The final report has 1 verdict.',
    ]),
  ]
  expect(nextQuestion(plan)).toMatchObject({
    q: 'Milestone 4, acceptance of "The final report has 1 verdict": who judges it?',
    quote: 'The final report has 1 verdict.',
    why: expect.stringContaining('who judges it'),
  })
})

test('what is only handed over is asked for no value', () => {
  const text = 'Close\n\nAll is done by Award + 6 Months.\nTask 4.1: The Contractor shall submit the final report.'
  expect(nextQuestion([milestone(4, text, ['The final report shall be delivered by Award + 6 Months.'])])).toBeNull()
})

test('what was asked is not asked again, and a plan that says everything is asked nothing', () => {
  const plan = [milestone(1, 'Task 1.1: The Contractor shall design the clamp.\nTask 1.2: The Contractor shall test the clamp.')]
  const first = nextQuestion(plan)
  const second = nextQuestion(plan, new Set([first?.q ?? '']))
  expect(second?.q).toBeDefined()
  expect(second?.q).not.toBe(first?.q)
  expect(nextQuestion([milestone(1, 'Start\n\nThe Contractor shall hold a meeting with the TPOC within the first month.')])).toBeNull()
})

test.each([
  [
    'explore post-growth defect mitigation processes that can improve the superlattice minority carrier lifetime and the noise of the array',
    'explore post-growth defect mitigation processes',
  ],
  [
    'profile the library on the data used before, and remove the largest sources of delay until the budget of each node is met',
    'profile the library on the data used before',
  ],
  ['build to R3: "The Agency seeks novel designs for guards."', 'do this work'],
  ['carry into the design what is asked of every part of it', 'do this work'],
])('a long task is named by whole phrases: %s', (task, named) => {
  const one = milestone(2, `Work\n\nAll is done by Award + 4 Months.\nTask 2.1: The Contractor shall ${task}`, [HELD])
  expect(nextQuestion([one])?.q).toContain(`task 2.1: by which method or steps will you ${named}, and`)
})

test('tasks between which others need nothing are listed one by one', () => {
  const plan = [
    milestone(
      3,
      'Seal\n\nAll is done by Award + 4 Months. Lena Ortiz leads, in the Dayton laboratory.\nTask 3.1: The Contractor shall design the clamp.\nTask 3.2: The Contractor shall design the ring in COMSOL using similarity.\nTask 3.3: The Contractor shall design the case.\nTask 3.4: The Contractor shall design the lid.',
      [HELD],
    ),
  ]
  expect(nextQuestion(plan)?.q).toMatch(/^Milestone 3, tasks 3\.1, 3\.3 and 3\.4 \(design the clamp; design the case; …\): by which method/)
})

test('nobody is asked where a certificate is shown to the Government', () => {
  const plan = [
    milestone(
      1,
      'Start\n\nAll is done by Award + 1 Month.\nTask 1.1: The Contractor shall show the Government the CMMC status that the topic projects.',
      [HELD],
    ),
  ]
  expect(nextQuestion(plan)).toBeNull()
})
