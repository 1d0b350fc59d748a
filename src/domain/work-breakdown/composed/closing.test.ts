import { expect, test } from 'vitest'
import type { WorkStep } from '../work-breakdown.ts'
import type { ComposedMilestone } from './composed.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, STEPS, step } from './testing/mast.ts'

const texts = (milestone: ComposedMilestone | undefined) => milestone?.all.map(({ text }) => text) ?? []
const planText = (milestones: readonly ComposedMilestone[]) => milestones.flatMap(texts).join('\n')
const plan = composedPlan(composition())

test('end state and end user close the plan', () => {
  expect(texts(plan.at(-1))).toEqual(
    expect.arrayContaining(['End state sought after Phase I: A mast that two people carry.', 'End user: Marine squads']),
  )
})

test('what is asked of the option is no work of the base: without a step it is named where the option is told', () => {
  const asked9 = asked('R9', 'The Phase I Option, if exercised, will include a second mast.')
  const told = composedPlan(composition({ frame: { option: [asked9] } }))
  expect(planText(told).match(/R9/g)).toHaveLength(1)
  expect(texts(told.at(-1))).toContain('For the option: R9.')
})

test('what the company intends behind this phase is not told as work of it', () => {
  const plan = { end_state: 'A mast for a week in the wind', next_phase: 'Ten masts on two ships' }
  const closed = (phase: 'I' | 'II') => texts(composedPlan(composition({ rows: { plan }, frame: { phase } })).at(-1))
  expect(closed('I')).toContain('Transition after Phase I: Ten masts on two ships')
  expect(closed('II')).toEqual(
    expect.arrayContaining([
      'End state sought after Phase II: A mast for a week in the wind',
      'Transition after Phase II: Ten masts on two ships',
    ]),
  )
})

test('what the solicitation asks of the next phase is no work of this one, unless a step takes it up, and no pass mark', () => {
  expect(planText(plan)).not.toContain('R3')
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
  expect(texts(taken[3])).toContain('Answers: R2 and R3 (Task 4.1).')
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

test('words that begin with their label do not say it twice', () => {
  const lines = texts(composedPlan(composition({ rows: { plan: { end_user: 'End user is PEO IWS 2.0' } } })).at(-1))
  expect(lines).toContain('End user: PEO IWS 2.0')
  const several = texts(composedPlan(composition({ rows: { plan: { end_user: 'The end users are riggers of the depot' } } })).at(-1))
  expect(several).toContain('End user: Riggers of the depot')
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

test('what was typed as a list stands as one, and words that begin with their label do not say it again', () => {
  const plan = { existing: '- A mast of 2 m\n- TRL 3 now', end_user: 'The end user is the Army medic', end_state: 'The end state' }
  const told = planText(composedPlan(composition({ rows: { plan } })))
  expect(told).toContain('Existing technology:\n- A mast of 2 m\n- TRL 3 now\n')
  expect(told).toContain('End user: The Army medic')
})
test('what is said in the same words of what exists and of what was shown is told once', () => {
  const glaze = 'The company fired 40 lids in 2025; two cracked.'
  const existing = `The kiln is new. ${glaze} It stands in Ohio. It used 3 kWh a lid.`
  const told = planText(composedPlan(composition({ rows: { plan: { existing, feasibility: ` ${glaze} It used 3 kWh a lid` } } })))
  expect(told.split('40 lids')).toHaveLength(2)
  expect(told).toContain('Feasibility shown: As told under Existing technology.')
})

test('words that only stand within a sentence of another cell are told there as well', () => {
  const plan = { existing: 'Nobody sells lids to the potters of Ohio. Kilns crack.', feasibility: 'the potters of Ohio' }
  expect(planText(composedPlan(composition({ rows: { plan } })))).toMatch(/Feasibility shown: The potters of Ohio/i)
})

test('what else holds for the whole work stands under a label of its own, in the voice of a contract', () => {
  const statements = 'We do all of the work in Ohio.\nThe kiln is bought in month 2.'
  const told = planText(composedPlan(composition({ rows: { plan: { statements } } })))
  expect(told).toMatch(/Other statements of the Contractor:\n- The Contractor .* in Ohio\.\n- The kiln is bought in month 2\./)
})

test('what a step hands over is not promised again as the end state', () => {
  const steps = [step('s1', { action: 'Build four kiln doors', result: 'four kiln doors by 3 May 2027', from_month: 1, to_month: 6 })]
  const endState = (end_state: string) => {
    const plan = composedPlan(composition({ rows: { steps, plan: { end_state } } }))
    return (
      plan
        .at(-1)
        ?.all.map(({ text }) => text)
        .join('\n') ?? ''
    )
  }
  const told = endState('Four kiln doors shall be built by 3 May 2027\nTwo potters open a door without tools')
  expect(told).toContain('End state sought after Phase I: Two potters open a door without tools')
  expect(told).not.toContain('be built by 3 May')
  expect(endState('Four kiln doors by 3 May 2027')).toContain('End state sought after Phase I: Four kiln doors by 3 May 2027')
})
