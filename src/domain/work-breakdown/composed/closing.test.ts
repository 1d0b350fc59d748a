import { expect, test } from 'vitest'
import type { WorkStep } from '../work-breakdown.ts'
import type { ComposedMilestone } from './composed.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, STEPS, step } from './testing/mast.ts'

const texts = (milestone: ComposedMilestone | undefined) => milestone?.all.map(({ text }) => text) ?? []
const planText = (milestones: readonly ComposedMilestone[]) => milestones.flatMap(texts).join('\n')
const plan = composedPlan(composition())

test('end state and end user close the plan, and an option stands there without month or payment', () => {
  const option = step('s9', { action: 'Build a second mast', part: 'option', to_month: 9 })
  const closed = composedPlan(composition({ rows: { steps: [...STEPS, option] } })).at(-1)
  expect(texts(closed)).toContain('End state sought after Phase I: A mast that two people carry.')
  expect(texts(closed)).toContain('Option: The Contractor shall build a second mast.')
})

test('what the company intends behind this phase is not told as work of it', () => {
  const plan = { end_state: 'A mast for a week in the wind', next_phase: 'Ten masts on two ships' }
  const closed = (phase: 'I' | 'II') => texts(composedPlan(composition({ rows: { plan }, frame: { phase } })).at(-1))
  expect(closed('I')).toContain('Intended for Phase II: Ten masts on two ships.')
  expect(closed('II')).toEqual(
    expect.arrayContaining([
      'End state sought after Phase II: A mast for a week in the wind.',
      'Intended for Phase III: Ten masts on two ships.',
    ]),
  )
})

test('what the solicitation asks of the next phase stands with its plan, and is no pass mark of this one', () => {
  expect(texts(plan.at(-1)).join('\n')).toContain('For the Phase II plan:\n- R3 “Build ten masts” (p. 3)')
  const quantity = {
    printed: 'at most 1 cm',
    value: '1',
    unit: 'cm',
    comparator: '<=',
    threshold_or_objective: null,
    what: 'mast',
  } as const
  const later = [asked('R3', 'It bends at most 1 cm', { phase: 'II', quantities: [quantity] })]
  const steps = STEPS.map((one) => (one.id === 's3' ? { ...one, requirement_ids: ['R2', 'R3'] } : one))
  const taken = composedPlan(composition({ rows: { steps }, frame: { later } }))
  expect(texts(taken[3])).toContain('- R3 “It bends at most 1 cm” (p. 1)')
  expect(texts(taken.at(-1)).join('\n')).not.toContain('R3')
  expect(taken.flatMap(({ criteria }) => criteria.map(({ text }) => text)).join('\n')).not.toContain('R3')
})

test('what the solicitation asks of the close stands there once, and not beside the step that a person has put it on', () => {
  const frame = { requirements: [asked('R4', 'Provide a Phase II development plan')] }
  const tasks = (steps: readonly WorkStep[]) =>
    planText(composedPlan(composition({ rows: { steps }, frame }))).match(/provide a Phase II.*/g)
  expect(tasks(STEPS)).toEqual(['provide a Phase II development plan.'])
  expect(tasks([step('s1', { action: 'Plan Phase II', requirement_ids: ['R4'] })])).toBeNull()
})

test('the option that a component plans apart is told, and not priced', () => {
  const source = { document: 'Navy instructions', release: '25.1', place: 'section 4' }
  const component = {
    component: 'Navy',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    notes: [],
    option: { value: { ceiling: 100_000, months: 6, exact: true }, source },
  } as const
  expect(texts(composedPlan(composition({ frame: { component: { ...component, notes: [] } } })).at(-1)).join('\n')).toContain(
    'describe the 6-month Phase I Option, which is planned apart and not priced in these milestones (Navy instructions 25.1, section 4)',
  )
})

test('of much that is asked later the first twelve are quoted, and the others named', () => {
  const later = Array.from({ length: 14 }, (_, at) => asked(`R${at + 21}`, `Build mast ${at + 1} at sea`, { phase: 'II' }))
  const lines = texts(composedPlan(composition({ frame: { requirements: [], later } })).at(-1))
  expect(lines.filter((line) => line.includes('“Build mast'))).toHaveLength(12)
  expect(lines).toContainEqual(expect.stringMatching(/^- and R33.*R34, as numbered/))
})
