import { expect, test } from 'vitest'
import { asked, step } from './composed/testing/mast.ts'
import { solicitationSteps } from './solicitation-steps.ts'

const OWN = step('s1', { action: 'Model the mast', requirement_ids: ['R1'], to_month: 2 })
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

test('work that is suggested and that nobody has accepted is no step, and shown with all else; what is set for a month is owed all the same', () => {
  const steps = solicitationSteps(REQUIREMENTS, [OWN], { ...PLAN, undecided: ['R2', 'R3'] })
  expect(steps.map(({ requirement_ids }) => requirement_ids)).toEqual([['R3'], ['R2', 'R4']])
})

test('a test shows what is asked of the product, a report what was done, and the terms of the award were kept to', () => {
  const rest = [
    REQUIREMENTS[3],
    asked('R6', 'The Phase I effort is limited to five months.', { kind: 'schedule', phase: 'any' }),
    asked('R7', 'Trade the material against its price.'),
  ].flatMap((one) => one ?? [])
  expect(solicitationSteps(rest, [], { ...PLAN, undecided: ['R7'] })[0]?.action).toBe(
    'demonstrate by analysis, inspection or test how far the result meets R4, write down what was done on R7 and confirm that the work keeps to R6',
  )
})

test('what tells what something is to be is no work of anybody', () => {
  const syrup = asked('R6', 'Become thinner when it is warmed.')
  expect(solicitationSteps([syrup], [], PLAN).map(({ action }) => action)).toEqual([expect.not.stringContaining('Become')])
})

test('what the solicitation sets for a month keeps its month', () => {
  expect(solicitationSteps(REQUIREMENTS, [OWN], PLAN)).toContainEqual(
    expect.objectContaining({ to_month: 3, result: 'Report on the coupons', requirement_ids: ['R3'] }),
  )
})

test('what the solicitation sets at length is handed over by its name, and quoted', () => {
  const told =
    'Interim technical briefing (with annotated slides) detailing the progress made, the tasks accomplished, the risks, the planned activities'
  const long = asked('R6', `Month 4 (Option period): ${told}.`, { kind: 'schedule' })
  expect(solicitationSteps([long], [], PLAN)).toEqual([
    expect.objectContaining({
      action: 'provide what the solicitation sets for month 4: Interim technical briefing',
      result: `Interim technical briefing: “… ${told.slice('Interim technical briefing '.length)}”`,
      to_month: 4,
    }),
  ])
})

test('what a schedule of months lists beneath a month is shown then, up to the next month and within its section', () => {
  const schedule = [
    asked('R1', 'Month 3: Review meeting. All are invited.', { kind: 'schedule' }),
    asked('R2', 'First demonstration of the mast.'),
    asked('R3', 'Month 6: Final review', { kind: 'schedule' }),
    asked('R4', 'Estimate of the cost of a mast.'),
    asked('R5', 'The mast shall weigh less than 4 kg.', { kind: 'performance', whose: 'product', phase: 'any' }),
  ]
  const steps = solicitationSteps(schedule, [], PLAN)
  expect(steps.map(({ requirement_ids, to_month }) => [requirement_ids, to_month])).toEqual([
    [['R1', 'R2'], 3],
    [['R3', 'R4'], 6],
    [['R5'], 5],
  ])
  expect(steps[0]).toMatchObject({
    action: 'provide what the solicitation sets for month 3: Review meeting',
    result: 'Review meeting: “… All are invited”',
  })
  const single = schedule.filter(({ id }) => id !== 'R3')
  expect(solicitationSteps(single, [], PLAN)[0]?.requirement_ids).toEqual(['R1'])
})

test('a sentence about the phase is no work by its first word', () => {
  const steps = solicitationSteps([asked('R6', 'Phase I requires delivery of a report.')], [], PLAN)
  expect(steps.map(({ title }) => title)).toEqual(['Verification against the requirements'])
})

test('all else is shown in one step, and what the other phase is asked is none', () => {
  const steps = solicitationSteps(REQUIREMENTS, [OWN], PLAN)
  expect(steps).toHaveLength(3)
  expect(steps.at(-1)).toMatchObject({ requirement_ids: ['R4'], to_month: 5 })
})

test('where every requirement has its step there is nothing to add', () => {
  expect(solicitationSteps(REQUIREMENTS.slice(0, 1), [OWN], PLAN)).toEqual([])
})

test('what only an option answers is shown in the base, too: it may never be taken up', () => {
  expect(solicitationSteps(REQUIREMENTS.slice(0, 1), [{ ...OWN, part: 'option' }], PLAN)).toContainEqual(
    expect.objectContaining({ requirement_ids: ['R1'], part: 'base' }),
  )
})
