import { expect, test } from 'vitest'
import type { StoredMilestone } from './milestone.ts'
import { FinalizedPlan, type FinishedPlan, finalizedPlan } from './plan.ts'
import { planRows, planText } from './printed-plan.ts'

const kickoff: StoredMilestone = {
  milestone_number: 1,
  step_type: 'kickoff',
  initial_text: 'Task 1 - First idea',
  refined_text: 'Task 1 - Kickoff\n\nWe meet.',
  deliverables: ['Minutes (PDF)', 'Schedule'],
  acceptance_criteria: ['Minutes within 3 days'],
  payment_amount: '21000.00',
}
const closeout: StoredMilestone = {
  milestone_number: 2,
  step_type: 'closeout',
  initial_text: 'Milestone 2 – Final report\nWe report.',
  refined_text: null,
  deliverables: [],
  acceptance_criteria: [],
}
const plan: FinishedPlan = {
  phase: 'I',
  program_type: 'SBIR',
  company_name: 'Acme',
  customer_org: 'NAVAIR',
  period_of_performance: 6,
  scope_paragraph: 'A shield.',
  milestones: [kickoff, closeout],
}

test('the plan as text: heading, scope, each milestone with what is handed over, judged and paid, blank lines between', () => {
  expect(planText(plan)).toBe(
    [
      'Phase I Work Plan:',
      '',
      'Scope:',
      'A shield.',
      '',
      'Task 1 - Kickoff',
      '',
      'We meet.',
      '',
      'Deliverables:',
      '• Minutes (PDF)',
      '• Schedule',
      '',
      'Acceptance criteria:',
      '• Minutes within 3 days',
      '',
      'Payment: $21,000.00',
      '',
      'Milestone 2 – Final report',
      'We report.',
      '',
      'Deliverables:',
      '• (Deliverable 1)',
      '• (Deliverable 2)',
      '',
      'Acceptance criteria:',
      '• Acceptance of Milestone 2 deliverables',
      '',
      'Payment: $0.00',
    ].join('\n'),
  )
})

test("the heading is the plan's own phase", () => {
  expect(planText({ ...plan, phase: 'II' })).toMatch(/^Phase II Work Plan:\n/)
})

test.each([null, '', '  '])('a scope of %j shows the placeholder', (scope_paragraph) => {
  expect(planText({ ...plan, scope_paragraph })).toContain('Scope:\n(Scope paragraph will be generated here)')
})

test('a milestone without text shows its deliverables and leaves no hole', () => {
  expect(planText({ ...plan, milestones: [{ ...kickoff, refined_text: '' }] })).toBe(
    'Phase I Work Plan:\n\nScope:\nA shield.\n\nDeliverables:\n• Minutes (PDF)\n• Schedule\n\n' +
      'Acceptance criteria:\n• Minutes within 3 days\n\nPayment: $21,000.00',
  )
})

test('the rows of the Word table, with defaults where something is missing', () => {
  expect(planRows(plan)).toEqual([
    {
      number: '01',
      heading: 'Task 1 - Kickoff',
      body: 'We meet.',
      duration: 'Award + 1 Month',
      deliverables: ['Minutes (PDF)', 'Schedule'],
      criteria: ['Minutes within 3 days'],
      payment: '$21,000.00',
    },
    {
      number: '02',
      heading: 'Task 2 - Final report',
      body: 'We report.',
      duration: 'Award + 6 Months',
      deliverables: [],
      criteria: ['Acceptance of Milestone 2 deliverables'],
      payment: '$0.00',
    },
  ])
})

test('the finalize payload is the plan with the moment as an ISO timestamp, and the contract takes it', () => {
  const payload = finalizedPlan(plan, new Date('2026-01-02T03:04:05.678Z'))
  expect(payload).toEqual({ ...plan, finalized_at: '2026-01-02T03:04:05.678Z' })
  expect(FinalizedPlan.parse(payload)).toEqual(payload)
})
