import { expect, test, vi } from 'vitest'
import type { StepPlan } from '../step-plan.ts'
import { takeWording } from './taken-wording.ts'

const plan = {
  milestones: [
    {
      milestone_number: 1,
      initial_text: 'Method: we fire it twice. It cools.',
      deliverables: ['Bowls'],
      acceptance_criteria: ['we fire it twice.'],
    },
    { milestone_number: 2, initial_text: 'Method: we fire it twice.', deliverables: [], acceptance_criteria: [] },
  ],
} as unknown as StepPlan

test('a wording goes wherever the milestone has the words, and nowhere else', () => {
  const editor = { state: () => ({ plan, edits: {} }) as never, replace: vi.fn() }
  const narrative = { text: () => '## How\n\nMethod: we fire it twice. It cools.', replace: vi.fn() }
  takeWording({ quote: 'we fire it twice.', wording: 'The Contractor shall fire it twice.' }, { editor, narrative, milestone_number: 1 })
  expect(narrative.replace.mock.calls).toEqual([
    ['narrative', 'narrative', { narrative: '## How\n\nMethod: The Contractor shall fire it twice. It cools.' }],
  ])
  expect(editor.replace.mock.calls).toEqual([
    [1, 'text', { text: 'Method: The Contractor shall fire it twice. It cools.' }],
    [1, 'handover', { criteria: 'The Contractor shall fire it twice.' }],
  ])
})
