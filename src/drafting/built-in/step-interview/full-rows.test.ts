import { expect, test } from 'vitest'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones, stepRow } from './testing/composed-milestones.ts'

const PLAN = composedMilestones(facts())

test('a requirement beside a row is not asked about; what the row lacks is asked of its task', () => {
  const quote = 'The mast shall be painted in a colour that the Government chooses.'
  const paint = {
    id: 'R1',
    quote,
    text: quote,
    page: 1,
    kind: 'task',
    phase: 'I',
    strength: 'must',
    quantities: [],
  } as unknown as Requirement
  const questionsWith = (id: string) => {
    const steps = ANTENNA_ROWS.steps.map((step) => (step.id === id ? { ...step, requirement_ids: ['R1'] } : step))
    const own = {
      ...facts(),
      analysis: { topic: {}, sentences: [], requirements: [paint] } as unknown as Analysis,
      rows: { ...ANTENNA_ROWS, steps },
    }
    return PLAN.flatMap(({ milestone_number }) => stepPlan(own, PLAN, milestone_number)?.question_plan ?? [])
  }
  const onIt = (id: string) => questionsWith(id).filter(({ requirement_id }) => requirement_id === 'R1')
  expect(onIt('none of them')).toHaveLength(1)
  expect([...onIt('s1'), ...onIt('s3')]).toEqual([])
  expect(questionsWith('s3').map(({ matter }) => matter)).toContain('success')
})

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
