import { expect, test } from 'vitest'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones, stepRow } from './testing/composed-milestones.ts'

test('of a paper neither tools nor a bench test is asked', () => {
  const write = stepRow({
    id: 's4',
    action: 'Write the test report',
    method: 'by the template of the range',
    lead: 'Ana Ruiz',
    to_month: 5,
  })
  const own = { ...facts(), rows: { ...ANTENNA_ROWS, steps: [...ANTENNA_ROWS.steps, write] } }
  const plan = composedMilestones(own)
  const questions = plan.flatMap(({ milestone_number }) => stepPlan(own, plan, milestone_number)?.question_plan ?? [])
  const ofPaper = questions.filter(({ q }) => q.includes('write the test report'))
  expect(ofPaper.filter(({ matter }) => matter && ['how', 'where', 'success', 'evidence'].includes(matter))).toEqual([])
})
