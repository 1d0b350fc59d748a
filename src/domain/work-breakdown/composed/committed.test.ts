import { expect, test } from 'vitest'
import type { Commitment, Proof } from '../work-breakdown.ts'
import { isMeasured } from './committed.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, step } from './testing/mast.ts'

/** The criteria of a plan whose step has these proofs, and which commits to this. */
function criteria(proof: readonly Proof[], ...commitments: readonly Partial<Commitment>[]): string[] {
  const rows = {
    steps: [step('s1', { action: 'Build the monitor', to_month: 2, proof })],
    commitments: commitments.map((one, at): Commitment => ({ id: `c${at}`, quantity: '', step_ids: ['s1'], ...one })),
  }
  const [, second] = composedPlan(composition({ rows, frame: { requirements: [] } }))
  return second?.criteria.map(({ text }) => text) ?? []
}

const shifted = { quantity: 'shifted cases with a warning', comparator: '>=', value: '95', unit: '%' } as const
const unshifted = { quantity: 'unshifted cases with a warning', comparator: '<=', value: '5', unit: '%' } as const
const committed = { ...shifted, today: '81%' }

test('a commitment is the criterion of the proof with its figure, and leaves a like one its own', () => {
  const told = [
    'Shifted cases with a warning: at least 95 % (today 81%); by Award + 2 Months.',
    'Unshifted cases with a warning: at most 5 %; by Award + 2 Months.',
  ]
  expect(criteria([shifted, unshifted], committed)).toEqual(told)
  expect(criteria([unshifted, shifted], committed)).toEqual(told.toReversed())
})

test('a value without a figure stands as it was typed, unless the name says it', () => {
  const issued = { quantity: 'exempt determination', value: 'issued and acknowledged', evidence: 'both letters' }
  expect(criteria([issued])).toEqual(['Exempt determination: issued and acknowledged; evidence: both letters; by Award + 2 Months.'])
  expect(criteria([{ quantity: 'a signed letter', value: 'signed' }])).toEqual(['A signed letter; by Award + 2 Months.'])
})

test('where a proof of nearly the same name has another figure both stand', () => {
  expect(criteria([{ ...shifted, value: '90' }], committed)).toEqual([
    'Shifted cases with a warning: at least 90 %; by Award + 2 Months.',
    'Shifted cases with a warning: at least 95 % (today 81%); by Award + 2 Months.',
  ])
})

test('a proof without a figure takes that of the commitment that it measures, and of no other', () => {
  expect(criteria([{ quantity: 'shifted cases with a warning' }], committed)).toEqual([
    'Shifted cases with a warning: at least 95 % (today 81%); by Award + 2 Months.',
  ])
  for (const quantity of ['unshifted cases with a warning', 'shifted cases without a warning']) {
    expect(criteria([{ quantity }], committed)).toHaveLength(2)
  }
  const skill = { quantity: 'skill at day 3', comparator: '>=', value: '0.8', today: '0.71' } as const
  expect(criteria([{ quantity: 'skill at day 5', comparator: '>=', value: '0.8' }], skill)).toEqual([
    'Skill at day 5: at least 0.8; by Award + 2 Months.',
    'Skill at day 3: at least 0.8 (today 0.71); by Award + 2 Months.',
  ])
})

test('two commitments that one proof could measure both stand in the plan', () => {
  const other = { ...committed, quantity: 'shifted cases in rain with a warning', value: '80', today: '60%' }
  expect(criteria([{ quantity: 'shifted cases with a warning' }], other, committed)).toEqual([
    'Shifted cases with a warning: at least 95 % (today 81%); by Award + 2 Months.',
    'Shifted cases in rain with a warning: at least 80 % (today 60%); by Award + 2 Months.',
  ])
})

test('a commitment is not merged with the test of something else that shares words or the figure with it', () => {
  const yields = {
    quantity: 'catalyst yield of the reactor',
    comparator: '>=',
    value: '90',
    unit: '%',
    how: 'by gas chromatograph',
  } as const
  const told = criteria([{ quantity: 'uptime of the reactor', comparator: '>=', value: '90', unit: '%' }], { ...yields, step_ids: [] })
  expect(told).toEqual(['Uptime of the reactor: at least 90 %; by Award + 2 Months.'])
  expect(criteria([{ quantity: 'reactor temperature', condition: 'held for a day' }], yields)).toHaveLength(2)
})

test('the same figure may be written otherwise', () => {
  const accuracy = { quantity: 'accuracy', comparator: '>=', value: '0.90', today: '0.78' } as const
  expect(criteria([{ quantity: 'accuracy', comparator: '>=', value: '0.9' }], accuracy)).toEqual([
    'Accuracy: at least 0.9 (today 0.78); by Award + 2 Months.',
  ])
  expect(criteria([{ quantity: 'accuracy', comparator: '>=', value: '90 %' }], { ...accuracy, value: '90', unit: 'percent' })).toHaveLength(
    1,
  )
})

test('a bare number of today stands in the unit of its row', () => {
  const time = { quantity: 'time per analysis', comparator: '<=', value: '60', unit: 's' } as const
  expect(criteria([time], { ...time, today: '210' })).toEqual(['Time per analysis: at most 60 s (today 210 s); by Award + 2 Months.'])
  expect(criteria([], { ...time, today: '3 of 5' }).at(-1)).toContain('at most 60 s (today 3 of 5)')
})

test('a number of runs says that it is one', () => {
  expect(criteria([{ ...shifted, condition: 'at 0 dB', runs: '10,000', evidence: 'test log' }])).toEqual([
    'Shifted cases with a warning (at 0 dB): at least 95 %; 10,000 runs; evidence: test log; by Award + 2 Months.',
  ])
  expect(criteria([{ ...shifted, condition: 'at 0 dB, in rain', runs: '10,000' }])[0]).toContain(
    'Shifted cases with a warning (at 0 dB, in rain): at least 95 %; 10,000 runs; by Award + 2 Months.',
  )
  expect(criteria([{ ...shifted, runs: '1' }])[0]).toContain('Shifted cases with a warning: at least 95 %; 1 run; by Award + 2 Months.')
})

test('what a quantity shall be stands behind its name, also where that holds a number', () => {
  expect(criteria([{ quantity: 'recovery after 24 h outage', comparator: '<=', value: '4', unit: 'cycles' }])).toEqual([
    'Recovery after 24 h outage: at most 4 cycles; by Award + 2 Months.',
  ])
})

test('how a commitment is measured is not told twice where its proof has the same test in other order', () => {
  const proof = { ...shifted, condition: 'with 40 replayed cases on the held-back set', evidence: 'log of the run' }
  const again = criteria([proof], { ...committed, how: 'on the held-back set, 40 cases replayed' })
  expect(again.join(' ')).not.toContain('on the held-back set, 40 cases replayed')
  const other = criteria([proof], { ...committed, how: 'on the held-back set, 60 cases replayed' })
  expect(other.join(' ')).toContain('on the held-back set, 60 cases replayed')
})

test('one limit is one criterion, in whichever of their cells proof and commitment hold it, and another limit is its own', () => {
  const proof = { quantity: 'A 900-pane frame must take at most 60 s on the server', comparator: '<=', value: '60', unit: 's' } as const
  const frame = { quantity: 'time for one frame', value: 'at most 60 s for 900 panes', today: '40 s for one pane' }
  expect(criteria([proof], frame)).toHaveLength(1)
  expect(criteria([proof], { ...frame, value: 'at most 90 s for 900 panes' })).toHaveLength(2)
  expect(criteria([proof], { ...frame, value: 'at most 60 dB' })).toHaveLength(2)
})

test('a commitment that was told twice is one criterion, also where its value names it again', () => {
  const level = { quantity: 'TRL', today: '2', value: '3' }
  const told = (other: Partial<Commitment>) => criteria([], level, other).filter((one) => one.startsWith('TRL'))
  expect(told({ quantity: 'TRL', today: '2 today', value: 'TRL 3' })).toEqual(['TRL: 3 (today 2); by Award + 2 Months.'])
  expect(told({ quantity: 'TRL', value: 'TRL 4' })).toHaveLength(2)
})

test('a criterion stands alone: the unit that today is told in, how the solicitation binds the same value, and what its colon is about', () => {
  const hours = { quantity: 'reconditioning', comparator: '<', value: '12', today: '9 hours' } as const
  expect(criteria([], hours)).toContain('Reconditioning: less than 12 hours (today 9 hours); by Award + 2 Months.')
  const error = { quantity: 'Logger: error', comparator: '<=', value: '0.5', unit: 'C' } as const
  expect(criteria([error])).toEqual(['Logger: error: at most 0.5 C; by Award + 2 Months.'])
  const limit = { printed: '28 liters', value: '28', unit: 'liters', comparator: '<=' as const, threshold_or_objective: null, what: '' }
  const requirements = [asked('R1', 'External volume shall not exceed 28 liters', { kind: 'performance', quantities: [limit] })]
  const volume = { id: 'c1', quantity: 'volume', value: '28', unit: 'liters', today: '31 liters', step_ids: ['s1'] }
  const rows = { steps: [step('s1', { action: 'Build the box', to_month: 2 })], commitments: [volume] }
  expect(composedPlan(composition({ rows, frame: { requirements } }))[1]?.criteria.map(({ text }) => text)).toContain(
    'Volume: at most 28 liters (today 31 liters); by Award + 2 Months.',
  )
})

test('a commitment falls due in its own month, whenever its steps end, and a figure of today is none', () => {
  const rows = {
    steps: [step('s1', { action: 'Build the mast', to_month: 2 }), step('s2', { action: 'Test the mast', to_month: 6 })],
    commitments: [
      { id: 'c1', quantity: 'range', value: '5', unit: 'km', by_month: 2, step_ids: ['s2'] },
      { id: 'c2', quantity: 'range today 3 km (at 2-8 C)', step_ids: ['s2'] },
    ],
  }
  const told = composedPlan(composition({ rows })).map(({ criteria }) => criteria.filter(({ text }) => text.startsWith('Range')))
  expect(told.map((lines) => lines.map(({ text }) => text))).toEqual([[], ['Range: 5 km; by Award + 2 Months.'], [], [], []])
})

test('a commitment that names no step and no month is no criterion, and one whose figure a step shows already is told there alone', () => {
  const creep = { quantity: 'creep of the joint', comparator: '<=', value: '3', unit: '%', step_ids: [] } as const
  const plan = (...proof: readonly Proof[]) =>
    composedPlan(
      composition({
        rows: {
          steps: [step('s1', { action: 'Cure the joint', to_month: 2, proof }), step('s2', { action: 'Load the joint', to_month: 6 })],
          commitments: [
            { id: 'c1', ...creep },
            { id: 'c2', quantity: 'End of May: k4', comparator: '>=', value: '0.75', step_ids: [] },
          ],
        },
      }),
    ).flatMap(({ criteria: lines }) => lines.map(({ text }) => text))
  const told = (lines: readonly string[]) => lines.filter((one) => /creep|k4/i.test(one))
  expect(told(plan())).toEqual([])
  const fit = { quantity: 'k4 of the curve', comparator: '>=', value: '0.75' } as const
  expect(told(plan(fit))).toEqual(['k4 of the curve: at least 0.75; by Award + 2 Months.'])
})

test('a mark that is itself a span behind the milestone has no other date', () => {
  const manual = { quantity: 'manual approved', comparator: '<=', value: 'within 20 days' } as const
  expect(criteria([{ ...manual, condition: 'after a week of trials' }])[0]).not.toContain('Award')
  expect(criteria([], { ...manual, how: 'of its receipt' }).at(-1)).toBe('Manual approved: within 20 days; measured: of its receipt.')
  expect(criteria([{ quantity: 'curing', comparator: '<=', value: '2', unit: 'days' }])).toEqual([
    'Curing: at most 2 days; by Award + 2 Months.',
  ])
})

test('a commitment beside another step is the criterion of the proof with its figure where both are told for the same month', () => {
  const proof = { quantity: 'Honey kept in the field hive', comparator: '>=', value: '80', unit: '%', by_month: 4 } as const
  const steps = [
    step('s1', { action: 'Test the bench hive', proof: [{ ...proof, quantity: 'Honey kept', value: '82', by_month: 2 }] }),
    step('s2', { action: 'Test the field hive', proof: [proof] }),
  ]
  const kept = { id: 'c1', quantity: 'Honey kept', comparator: '>=', value: '80', unit: '%', step_ids: ['s1'] } as const
  const isOnce = (by_month: number) => {
    const one = { ...kept, by_month }
    return isMeasured(one, composition({ rows: { steps, commitments: [one] } }).rows)
  }
  expect([isOnce(4), isOnce(6)]).toEqual([true, false])
})
