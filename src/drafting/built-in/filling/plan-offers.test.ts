import { expect, test } from 'vitest'
import type { PlanFacts } from '../../drafter.ts'
import { builtInDrafter } from '../drafter.ts'
import { type MilestoneTexts, planOffers } from './plan-offers.ts'

const FACTS: PlanFacts = {
  company_name: 'Acme Antennas',
  program_type: 'SBIR',
  phase: 'I',
  period_of_performance: 6,
  analysis: null,
  component: null,
  answers: [],
}

const PANEL = `Milestone 2 - Panel

Task 2.1: The Contractor (Ana Ruiz, antenna engineer) shall model the panel and its feed. The mesh is refined twice.
Tools: HFSS.
People: Bo Lee and Cy Orr.
Place and time: Dayton laboratory, months 2 to 3, 90 hours.
Result: Model files.
Risk: The solver runs out of memory; early sign: swap; fallback: a coarser mesh.

Task 2.2: The Contractor shall build two coupons.
Method: [name the method].
Needs: The result of Task 2.1.
From the Government: Radome sample; by month 2; if it is late: use our own.

End user: The 96th Test Wing.`

const texts = (milestone_number: number, refined_text: string, step_type: MilestoneTexts['step_type'] = 'development') => ({
  milestone_number,
  step_type,
  initial_text: null,
  refined_text,
})
const KICKOFF = texts(1, 'Milestone 1 - Start\n\nTask 1.1: Hold a kickoff meeting with the TPOC.\nTask 1.2: Order the copper.', 'kickoff')

const offered = (...milestones: MilestoneTexts[]) =>
  planOffers(FACTS, milestones).map(({ id, kind, cells }) => ({
    id,
    kind,
    ...Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value])),
  }))

test('tasks of a plan from before are offered as steps, with what stands behind their labels', () => {
  const [model, build] = offered(texts(2, PANEL))
  expect(model).toEqual({
    id: 'task-2.1',
    kind: 'step',
    action: 'model the panel and its feed',
    method: 'The mesh is refined twice',
    tools: 'HFSS',
    lead: 'Ana Ruiz',
    people: ['Bo Lee', 'Cy Orr'],
    place: 'Dayton laboratory',
    hours: '90 hours',
    from_month: 2,
    to_month: 3,
    result: 'Model files',
  })
  expect(build).toMatchObject({ action: 'build two coupons', needs: ['task-2.1'] })
})

test('so are its people, risks, what the Government provides, and what it says of the plan as a whole; a placeholder is nothing that it says', () => {
  const all = offered(texts(2, PANEL))
  expect(all.filter(({ kind }) => kind !== 'step')).toMatchObject([
    { kind: 'person', name: 'Ana Ruiz', role: 'antenna engineer' },
    { kind: 'risk', what: 'The solver runs out of memory', sign: 'swap', fallback: 'a coarser mesh', step_ids: ['task-2.1'] },
    { kind: 'furnished', item: 'Radome sample', by_month: 2, when_late: 'use our own', step_ids: ['task-2.2'] },
    { kind: 'plan', end_user: 'The 96th Test Wing.' },
  ])
  expect(all.find(({ id }) => id === 'task-2.2')).not.toHaveProperty('method')
})

test('what the work leads to is found behind the labels of a composed plan, and behind those of plans from before', () => {
  const closed = (end: string, next: string) =>
    offered(texts(3, `Milestone 3 - Close\n\n${end}: A mast that folds.\n${next}: Ten masts.`)).filter(({ kind }) => kind === 'plan')
  for (const [end, next] of [
    ['End state', 'Next phase'],
    ['End state sought after Phase I', 'Intended for Phase II'],
    ['End state sought after Phase II', 'Intended for Phase III'],
    ['End state sought after Phase I', 'Intended after Phase I'],
    ['End state sought after Phase I', 'Transition after Phase I'],
  ] as const)
    expect(closed(end, next)).toMatchObject([{ end_state: 'A mast that folds.', next_phase: 'Ten masts.' }])
})

test('each cell is only suggested, and says from which milestone it is, in its words', () => {
  const cells = planOffers(FACTS, [texts(2, PANEL)]).flatMap((row) => Object.values(row.cells))
  expect(cells.every(({ state }) => state === 'suggested')).toBe(true)
  for (const { origin } of cells) {
    expect(origin).toMatchObject({ from: 'plan', milestone_number: 2 })
    if (origin.from === 'plan') expect(PANEL).toContain(origin.words)
  }
})

test('a task that names no month is done when its milestone is due, whatever the order of the milestones', () => {
  const close = texts(3, 'Milestone 3 - Close\n\nTask 3.1: Fly the panel.', 'closeout')
  const months = offered(close, texts(2, PANEL), KICKOFF).map((row) => [row.id, (row as { to_month?: number }).to_month])
  expect(Object.fromEntries(months)).toMatchObject({ 'task-1.2': 1, 'task-2.2': 4, 'task-3.1': 6 })
})

test('meetings and papers at the start, which every plan has, are no steps of the company', () => {
  expect(offered(KICKOFF)).toMatchObject([{ action: 'Order the copper' }])
})

test('two tasks under one number are two rows', () => {
  const ids = offered(texts(2, 'Milestone 2 - A\n\nTask 2.1: Cut it.\nTask 2.1: Weld it.')).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('a plan that is as the answers compose it offers nothing besides them', async () => {
  const facts: PlanFacts = {
    ...FACTS,
    answers: [
      {
        slot: 'Q4',
        subject: 'steps',
        question: 'Which steps?',
        answer: 'We model the mast in months 1 to 2. Then we build two coupons in months 3 to 4.',
      },
    ],
  }
  const drafted = await builtInDrafter.initialMilestones(facts)
  if (!drafted.ok) throw new Error('Nothing was drafted')
  const milestones = drafted.value.map(({ milestone_number, step_type, text }) => texts(milestone_number, text, step_type))
  expect(planOffers(facts, milestones)).toEqual([])
})
