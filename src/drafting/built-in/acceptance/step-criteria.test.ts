import { expect, test } from 'vitest'
import { tasksIn } from '../milestones/task-line.ts'
import { stepCriteria } from './step-criteria.ts'

const place = { evidence: 'test report', due: 'Award + 4 Months' }

function criteriaOf(duty: string): string[] {
  return stepCriteria(tasksIn(`Milestone 2 - Floats\n\nTask 2.1: The Contractor shall ${duty}.`), place)
}

test('what a step counts out is to be shown, each piece with its check', () => {
  expect(criteriaOf('print at least 12 float housings (months 1 to 2)')).toEqual([
    'By Award + 4 Months the test report shows the TPOC at least 12 float housings from task 2.1, each with its inspection or measurement',
  ])
})

test('the result that a step names behind its colon is to be handed over in full', () => {
  expect(criteriaOf('carry out a survey: table of twelve resins with their melting points (month 1)')).toEqual([
    'The test report is accepted when it holds the full result of task 2.1: the table of twelve resins with their melting points; delivered to the TPOC by Award + 4 Months',
  ])
})

test.each([
  'print 25 mm housings',
  'join the floats to the mast',
  'calibrate the floats: we use the harbor rig',
  'develop the floats and the mast: run it in the basin 200 hours',
])('a size, and work without a count or result, give no criterion: %s', (duty) => {
  expect(criteriaOf(duty)).toEqual([])
})
