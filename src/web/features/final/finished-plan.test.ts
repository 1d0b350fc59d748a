import { expect, test } from 'vitest'
import type { WorkPlan } from '../../../domain/plan.ts'
import { planText } from '../../../domain/printed-plan.ts'
import { done, fail } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { LocalMilestone } from '../../app/stored-shapes.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { finishedPlan, type LocalPlan } from './finished-plan.ts'
import { NO_PLAN_TOASTS } from './no-plan-words.ts'

const TOPIC: CurrentTopic = {
  ...ANTENNA,
  name: '',
  phase: 'II',
  periodOfPerformance: 24,
  totalProposedEffort: 1000,
  customerOrganization: 'NAVAIR',
  projectId: 'project-1',
}
const stored = (milestone_number: number, refined_text: string) => ({
  milestone_number,
  step_type: 'development' as const,
  initial_text: null,
  refined_text,
  deliverables: [],
  acceptance_criteria: [],
})
const SERVER: WorkPlan = {
  id: 'plan-1',
  project_id: 'project-1',
  scope_paragraph: 'Scope of the server.',
  milestones: [stored(2, 'Second, server'), stored(1, 'First, server')],
  own_statements: [],
  finalized_work_plan: null,
  finalized_at: null,
}
const here: LocalMilestone = { milestone_number: 1, step_type: 'kickoff', text: 'First, here', deliverables: [], acceptance_criteria: [] }
const LOCAL: LocalPlan = { milestones: done([here]), scope_paragraph: 'Scope kept here.', isNewer: false }
const NOTHING: LocalPlan = { milestones: fail('absent'), scope_paragraph: null, isNewer: false }

function shown(topic: Parameters<typeof finishedPlan>[0], onServer: WorkPlan | null, local: LocalPlan): string {
  const found = finishedPlan(topic, onServer, local)
  return found.ok ? planText(found.value.plan) : NO_PLAN_TOASTS[found.problem].title
}

test('the plan of the server is shown, in milestone order', () => {
  const rest = (number: number) =>
    `\n\nDeliverables:\n• (Deliverable 1)\n• (Deliverable 2)\n\nAcceptance criteria:\n• Acceptance of Milestone ${number} deliverables\n\nPayment: $0.00`
  expect(shown(done(TOPIC), SERVER, LOCAL)).toBe(
    `Phase II Work Plan:\n\nScope:\nScope of the server.\n\nFirst, server${rest(1)}\n\nSecond, server${rest(2)}`,
  )
})

test('what the server does not have is taken from this browser: the plan, or only its scope', () => {
  expect(shown(done(TOPIC), null, LOCAL)).toContain('Scope kept here.\n\nFirst, here')
  expect(shown(done(TOPIC), { ...SERVER, milestones: [] }, LOCAL)).toContain('Scope of the server.\n\nFirst, here')
  expect(shown(done(TOPIC), { ...SERVER, scope_paragraph: null }, LOCAL)).toContain('Scope kept here.\n\nFirst, server')
})

test('edits that could not be saved are not lost on the way to the final plan', () => {
  expect(shown(done(TOPIC), SERVER, { ...LOCAL, isNewer: true })).toContain('First, here')
  expect(shown(done(TOPIC), SERVER, { ...NOTHING, isNewer: true })).toContain('First, server')
})

test('each lack is named', () => {
  expect(shown(fail('absent'), null, NOTHING)).toBe('No project found')
  expect(shown(fail('unreadable'), null, NOTHING)).toBe('Error loading work plan')
  expect(shown(done(TOPIC), null, NOTHING)).toBe('No work plan found')
  expect(shown(done(TOPIC), null, { ...NOTHING, milestones: done([]) })).toBe('No work plan found')
  expect(shown(done(TOPIC), null, { ...NOTHING, milestones: fail('unreadable') })).toBe('Error loading work plan')
})
