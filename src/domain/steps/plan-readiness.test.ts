import { describe, expect, test } from 'vitest'
import { preparedReview } from '../quality/prepared-review.ts'
import { reviewPlan } from '../quality/review-plan.ts'
import { SHIELD, soundPlan, withMilestone, withSentence } from '../quality/testing/plans.ts'
import { type KeptStep, planReadiness } from './plan-readiness.ts'
import type { Overrule } from './qc-report.ts'

const step = (milestone_number: number, kept: Partial<KeptStep> = {}): KeptStep => ({
  milestone_number,
  status: 'finalized',
  user_narrative_md: 'Tom Velez shall plan Phase II at the Dayton laboratory by listing each task.',
  overrules: [],
  ...kept,
})
const FINALIZED = [1, 2, 3].map((number) => step(number, { user_narrative_md: null }))
const overrule = (rule: string, quote: string | null): Overrule => ({
  rule,
  quote,
  reason: 'It is agreed with the TPOC.',
  made_at: '2026-01-01T00:00:00.000Z',
})

test('a sound plan whose steps are finalized is ready: nothing blocks it', () => {
  expect(planReadiness(soundPlan(), FINALIZED)).toMatchObject({
    payments: { total: '90000.00', award: '90000.00', percent: 100 },
    uncovered: [],
    blocks: [],
    overruled: [],
  })
})

test('each step tells its status, its narrative and what is open in it', () => {
  const { steps } = planReadiness(soundPlan(), [step(2, { status: 'ready' })])
  expect(steps.map(({ step_id, status, has_narrative }) => [step_id, status, has_narrative])).toEqual([
    ['step-1', 'not_started', false],
    ['step-2', 'ready', true],
    ['step-3', 'not_started', false],
  ])
  expect(steps[1]?.title).toBe('Chamber test of the shield')
})

test.each([
  ['not_started', 'Milestone 2 has not been started.'],
  ['in_progress', 'Milestone 2 has an interview that is not finished.'],
  ['needs_revision', 'Milestone 2 has no error left and waits to be finalized.'],
  ['ready', 'Milestone 2 is ready and waits to be finalized.'],
] as const)('a step that is %s blocks', (status, block) => {
  const steps = FINALIZED.map((one) => (one.milestone_number === 2 ? { ...one, status } : one))
  expect(planReadiness(soundPlan(), steps).blocks).toEqual([block])
})

describe('an error blocks', () => {
  const blank = withSentence(2, 'Maria Chen shall measure it at [name the range].')

  test('in the text that is handed in, though the step is finalized and its narrative has none', () => {
    const { steps, blocks } = planReadiness(
      blank,
      FINALIZED.map((one) => ({ ...one, user_narrative_md: null })),
    )
    expect(steps[1]).toMatchObject({ errors: 1 })
    const told = planReadiness(blank, [
      FINALIZED[0] ?? step(1),
      step(2, { user_narrative_md: soundPlan().milestones[1]?.refined_text ?? '' }),
      FINALIZED[2] ?? step(3),
    ])
    expect(told.blocks).toEqual(blocks)
    expect(blocks).toEqual([
      'Milestone 2 is finalized, but one error is open: Milestone 2 still has something to be filled in: [name the range]',
    ])
  })

  test('in a step whose report asked for a revision', () => {
    const steps = FINALIZED.map((one) =>
      one.milestone_number === 2 ? step(2, { status: 'needs_revision', user_narrative_md: null }) : one,
    )
    expect(planReadiness(blank, steps).blocks).toEqual([
      'Milestone 2 has findings to resolve; one error is open: Milestone 2 still has something to be filled in: [name the range]',
    ])
  })

  test('of a criterion that is missing after Work Plan Complete, and not before', () => {
    const bare = withMilestone(2, { acceptance_criteria: [] })
    expect(planReadiness({ ...bare, scope_paragraph: null }, FINALIZED).blocks).toEqual([])
    expect(planReadiness(bare, FINALIZED).blocks).toEqual([
      'Milestone 2 is finalized, but one error is open: Milestone 2 has no acceptance criterion.',
    ])
  })

  test('of the plan as a whole', () => {
    const { payments, blocks } = planReadiness({ ...soundPlan(), award: 8_000_000 }, FINALIZED)
    expect(payments).toEqual({ total: '90000.00', award: '80000.00', percent: 112.5 })
    expect(blocks).toContain('Payments total $90,000.00, the award is $80,000.00.')
  })

  test('until it is overruled with a reason, which is listed', () => {
    const steps = FINALIZED.map((one) =>
      one.milestone_number === 2 ? { ...one, overrules: [overrule('QC-50', '[name the range]')] } : one,
    )
    expect(planReadiness(blank, steps)).toMatchObject({
      blocks: [],
      overruled: [{ milestone_number: 2, rule: 'QC-50', reason: 'It is agreed with the TPOC.' }],
    })
  })
})

describe('a requirement that nobody answers', () => {
  const salt = { ...SHIELD, id: 'R2', text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }

  test('is listed, and blocks the plan', () => {
    const { uncovered, blocks } = planReadiness({ ...soundPlan(), requirements: [SHIELD, salt] }, FINALIZED)
    expect(uncovered).toEqual(['R2'])
    expect(blocks).toEqual(['Requirement R2 (solicitation, page 2) is not addressed by any milestone.'])
  })

  test('blocks the step that was to answer it, and is told once', () => {
    const plan = { ...withMilestone(3, { requirement_ids: ['R2'] }), requirements: [SHIELD, salt] }
    expect(planReadiness(plan, FINALIZED).blocks).toEqual([
      'Milestone 3 is finalized, but one error is open: Requirement R2 (solicitation, page 2) is not addressed by any milestone.',
    ])
  })

  test('blocks no more once a step has overruled it', () => {
    const plan = { ...withMilestone(3, { requirement_ids: ['R2'] }), requirements: [SHIELD, salt] }
    const steps = FINALIZED.map((one) => (one.milestone_number === 3 ? { ...one, overrules: [overrule('QC-01', salt.quote)] } : one))
    expect(planReadiness(plan, steps)).toMatchObject({ uncovered: ['R2'], blocks: [] })
  })
})

test('what is prepared once serves the review and the readiness', () => {
  const plan = withSentence(2, 'A robust fixture is built at [name the range].')
  const prepared = preparedReview(plan)
  expect(planReadiness(plan, FINALIZED, prepared)).toEqual(planReadiness(plan, FINALIZED))
  expect(reviewPlan(plan, prepared)).toEqual(reviewPlan(plan))
})
