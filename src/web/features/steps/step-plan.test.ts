import { expect, test } from 'vitest'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { editedPlan, planAllocation, type StepPlan, stepPlan } from './step-plan.ts'

const milestone = (milestone_number: number, change: Partial<StoredMilestone> = {}): StoredMilestone => ({
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text: 'Milestone - Bench test\n\nThe Contractor shall measure 30 dB.',
  deliverables: ['Test report (PDF)'],
  acceptance_criteria: [],
  payment_amount: '500.00',
  ...change,
})
const plan = (...milestones: StoredMilestone[]): StepPlan => ({ planId: 'plan-1', scope_paragraph: null, milestones })
const TOPIC = { totalProposedEffort: 1000 } as CurrentTopic

test('what is being typed counts at once, a payment that cannot be read does not', () => {
  const edits = { 1: { payment: '500.01' }, 2: { payment: 'half', deliverables: '' } }
  const edited = editedPlan(plan(milestone(1), milestone(2)), edits)
  expect(edited.milestones.map(({ payment_amount, deliverables }) => [payment_amount, deliverables])).toEqual([
    ['500.01', ['Test report (PDF)']],
    ['500.00', []],
  ])
  expect(planAllocation(edited, TOPIC)).toMatchObject({ kind: 'over' })
})

test('a plan of the server is managed in milestone order', () => {
  const stored = { id: 'plan-1', project_id: 'p', scope_paragraph: null, own_statements: [], finalized_work_plan: null, finalized_at: null }
  const { milestones } = stepPlan({ ...stored, milestones: [milestone(10), milestone(2), milestone(1)] })
  expect(milestones.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 10])
})
