import { expect, test } from 'vitest'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones, stepRow } from './testing/composed-milestones.ts'

const PLAN = composedMilestones(facts())

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

test('a requirement that nobody answers is asked of no milestone: in which step it is answered is said beside the steps', () => {
  const quote = 'The coating withstands salt fog.'
  const salt: Requirement = {
    id: 'R1',
    text: quote,
    quote,
    page: 2,
    kind: 'task',
    strength: 'must',
    phase: 'I',
    quantities: [],
    set_by: 'reader',
  }
  const analysis = { sentences: [], requirements: [salt], topic: { phases: {}, references: [], keywords: [] } } as unknown as Analysis
  const plans = PLAN.map(({ milestone_number }) => stepPlan({ ...facts(), analysis }, PLAN, milestone_number))
  expect(plans.flatMap((one) => one?.question_plan ?? []).filter(({ requirement_id }) => requirement_id === 'R1')).toEqual([])
})

test('until its criteria are drafted, a milestone is asked who judges the work of its rows, and the answer is their cell', () => {
  const plan = (judge?: string) => {
    const proof = [{ quantity: 'Crumb', comparator: '>=' as const, value: '7', evidence: 'photographs', ...(judge ? { judge } : {}) }]
    const steps = ANTENNA_ROWS.steps.map((step) => ({ ...step, proof }))
    const own = { ...facts(), rows: { ...ANTENNA_ROWS, steps } }
    const milestones = composedMilestones(own).map((one) => ({ ...one, acceptance_criteria: [] }))
    return milestones
      .flatMap(({ milestone_number }) => stepPlan(own, milestones, milestone_number)?.question_plan ?? [])
      .filter(({ matter }) => matter === 'evidence')
  }
  expect(plan().map(({ fills }) => fills?.cell)).toContain('judge')
  expect(plan('the baker')).toEqual([])
})
