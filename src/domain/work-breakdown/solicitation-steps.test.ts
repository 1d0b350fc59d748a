import { expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import { solicitationSteps } from './solicitation-steps.ts'
import type { WorkStep } from './work-breakdown.ts'

const asked = (id: string, text: string, more: Partial<Requirement> = {}): Requirement => ({
  id,
  text,
  quote: text,
  kind: 'task',
  strength: 'must',
  phase: 'I',
  whose: 'work',
  page: 1,
  quantities: [],
  set_by: 'reader',
  ...more,
})
const OWN: WorkStep = {
  id: 's1',
  action: 'Model the mast',
  people: [],
  part: 'base',
  needs: [],
  requirement_ids: ['R1'],
  proof: [],
  interim: [],
  to_month: 2,
}
const PLAN = { phase: 'I', shown_by: 5 } as const
const REQUIREMENTS = [
  asked('R1', 'Model the mast.'),
  asked('R2', 'Test three coupons.'),
  asked('R3', 'Month 3: Report on the coupons.', { kind: 'schedule' }),
  asked('R4', 'The mast shall weigh less than 4 kg.', { kind: 'performance', whose: 'product', phase: 'any' }),
  asked('R5', 'Build the mast.', { phase: 'II' }),
]

test('work that nobody has taken up becomes a step of its own, beside what stands before it in the solicitation', () => {
  expect(solicitationSteps(REQUIREMENTS, [OWN], PLAN)).toContainEqual(
    expect.objectContaining({ action: 'Test three coupons.', to_month: 2, requirement_ids: ['R2'] }),
  )
})

test('what the solicitation sets for a month keeps its month', () => {
  expect(solicitationSteps(REQUIREMENTS, [OWN], PLAN)).toContainEqual(
    expect.objectContaining({ to_month: 3, result: 'Report on the coupons', requirement_ids: ['R3'] }),
  )
})

test('all else is shown in one step, and what the other phase is asked is none', () => {
  const steps = solicitationSteps(REQUIREMENTS, [OWN], PLAN)
  expect(steps).toHaveLength(3)
  expect(steps.at(-1)).toMatchObject({ requirement_ids: ['R4'], to_month: 5 })
})

test('where every requirement has its step there is nothing to add', () => {
  expect(solicitationSteps(REQUIREMENTS.slice(0, 1), [OWN], PLAN)).toEqual([])
})
