import { expect, test } from 'vitest'
import type { PlannedMilestone, WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, STEPS, step } from './testing/mast.ts'

const MAST = step('s9', {
  action: 'Build a second mast',
  part: 'option',
  lead: 'Ana Ruiz',
  place: 'Mobile',
  from_month: 7,
  to_month: 9,
  result: 'mast 2',
  goes_to: 'Government',
  proof: [{ quantity: 'weight', comparator: '<=', value: '9', unit: 'kg', judge: 'the TPOC' }],
  requirement_ids: ['R9'],
})
const MANUAL = step('s10', { action: 'Write the manual', part: 'option', needs: ['s9'], from_month: 10, to_month: 12, result: 'manual' })
const PLANNED: readonly PlannedMilestone[] = [
  { id: 'm1', title: 'Mast drawn', due_month: 2 },
  { id: 'm2', title: 'Mast raised', due_month: 6 },
  { id: 'm3', title: 'Option: second mast raised', due_month: 9, paid: '$40,000' },
  { id: 'm4', title: 'Manual handed over', due_month: 12, paid: '60 %' },
]

function optionOf(steps: readonly WorkStep[], rows: Partial<WorkBreakdown> = {}) {
  const frame = { dues: [2, 6], milestones: 2, named: PLANNED.slice(0, 2), option: [asked('R9', 'The option shall include a second mast')] }
  const plan = composedPlan(composition({ rows: { steps: [...STEPS, ...steps], milestones: PLANNED, ...rows }, frame }))
  const lines = plan.at(-1)?.all.map(({ text }) => text) ?? []
  return { plan, lines: lines.slice(lines.findIndex((line) => line.startsWith('Option, Milestone'))) }
}

test('the option is laid out in milestones of its own, numbered on from those of the base, with all that is known of it', () => {
  const { plan, lines } = optionOf([MAST, MANUAL], { plan: { option_price: '$100,000' } })
  expect(plan.map(({ milestone_number }) => milestone_number)).toEqual([1, 2])
  expect(lines).toEqual([
    'Option, Milestone 3: Second mast raised',
    'Due: Award + 9 Months.',
    'Task 3.1: The Contractor (Ana Ruiz, antenna engineer) shall build a second mast.',
    'Place and time: Mobile, months 7 to 9',
    'Result: Mast 2, to Task 4.1',
    'Answers: R9 (Task 3.1).',
    'Deliverables:',
    '- Mast 2, to the TPOC',
    'Acceptance criteria:',
    '- C3.1 Weight: at most 9 kg; judged by the TPOC; by Award + 9 Months.',
    '- C3.2 Each deliverable: to be delivered by Award + 9 Months, or by the date stated with it.',
    'Payment: $40,000.00',
    'Option, Milestone 4: Manual handed over',
    'Due: Award + 12 Months.',
    'Task 4.1: The Contractor shall write the manual.',
    'Time: Months 10 to 12',
    'Needs: The result of Task 3.1',
    'Result: Manual',
    'Deliverables:',
    '- Manual',
    'Acceptance criteria:',
    '- C4.1 Each deliverable: to be delivered by Award + 12 Months, or by the date stated with it.',
    'Payment: $60,000.00',
    'Price of the option: $100,000',
  ])
  expect(plan.at(-1)?.requirement_ids).toContain('R9')
  expect(
    plan
      .at(-1)
      ?.criteria.map(({ text }) => text)
      .join(),
  ).not.toContain('9 kg')
})

test('a figure that is committed to in the option is no criterion of the base', () => {
  const commitments = [{ id: 'c9', quantity: 'Packed length', comparator: '<=', value: '2', unit: 'm', by_month: 9, step_ids: [] } as const]
  const { plan, lines } = optionOf([MAST], { commitments })
  expect(lines.join('\n')).toContain('C3.3 Packed length: at most 2 m')
  expect(plan.flatMap(({ criteria }) => criteria.map(({ text }) => text)).join()).not.toContain('Packed length')
})

test('nothing is paid in it that nobody said, and where nobody said when it ends that is left to be filled in', () => {
  const { lines } = optionOf([step('s9', { action: 'Order the parts', part: 'option', result: 'order list' })], {
    milestones: PLANNED.slice(0, 2),
  })
  expect(lines).toEqual([
    'Option, Milestone 3: Order list',
    'Due: [month in which the option ends].',
    'Task 3.1: The Contractor shall order the parts.',
    'Result: Order list',
    'Deliverables:',
    '- Order list',
    'Acceptance criteria:',
    '- C3.1 Each deliverable: to be delivered by [month in which the option ends], or by the date stated with it.',
    'For the option: R9.',
  ])
})
