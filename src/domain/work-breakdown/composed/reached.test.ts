import { expect, test } from 'vitest'
import type { Commitment, Proof } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

const EXISTING = 'Our card passed 41 Gb per second at 19 watts in March'

/** The criteria of a plan whose step has this proof, and which commits to this; and what it says of today. */
function told({ proof = [], commitments = [] }: { proof?: Proof[]; commitments?: Partial<Commitment>[] }) {
  const rows = {
    steps: [step('s1', { action: 'Test the card', to_month: 2, proof })],
    commitments: commitments.map((one, at) => ({ id: `c${at}`, quantity: '', step_ids: ['s1'], ...one })),
    plan: { existing: EXISTING },
  }
  const plan = composedPlan(composition({ rows, frame: { requirements: [] } }))
  return {
    criteria: plan[1]?.criteria.map(({ text }) => text) ?? [],
    reached: plan[0]?.all.map(({ text }) => text).filter((text) => text.startsWith('Starting point')),
  }
}

test('a value of today without one that is committed to is no pass mark', () => {
  const { criteria, reached } = told({ commitments: [{ quantity: 'power', today: '31 watts', how: 'at full load' }] })
  expect(criteria).toEqual([expect.stringMatching(/^Progress report on Task 2.1/)])
  expect(reached).toEqual(['Starting point: Power: 31 watts; at full load.'])
})

test('how a value of today was found stands once', () => {
  const { reached } = told({ commitments: [{ quantity: 'power', today: '31 watts, a guess and not from a survey', how: 'survey' }] })
  expect(reached).toEqual(['Starting point: Power: 31 watts, a guess and not from a survey.'])
})

test.each<Proof>([
  { quantity: 'throughput', value: '41', unit: 'Gb per second' },
  { quantity: 'throughput', value: '41 Gb per second in every frame, not on average' },
  { quantity: 'throughput', value: '41 Gb per second', condition: 'at every temperature', runs: '10 repeats' },
  { quantity: 'throughput', value: '41 Gb per second; 50 would be better' },
  { quantity: 'our card passes all frames' },
])('a step’s test is a criterion in its words, also where what exists has the same figure: %j', (mark) => {
  const { criteria, reached } = told({ proof: [mark], commitments: [{ quantity: 'throughput at start', value: '30 Gb, 5. 9 = 2' }] })
  expect(criteria[0]).toContain(mark.value ?? 'passes all frames')
  expect(reached).toEqual([])
})

test('of a commitment to several values each stands as it was typed', () => {
  const { criteria } = told({ commitments: [{ quantity: 'droop', comparator: '<=', value: '30% less, 2.1. 50% = 3', unit: 'mm' }] })
  expect(criteria).toContain('Droop: 30% less, 2.1. 50% = 3 (mm); by Award + 2 Months.')
})

test('a goal that was not taken apart is never told as reached, nor what was not measured', () => {
  const goal = { quantity: 'titer against each strain', today: 'not measured', how: 'at least 1:40 in 5 of 8 donors' }
  expect(told({ commitments: [goal] }).reached).toEqual([])
  const counted = { quantity: 'donors whose titer rises fourfold', how: 'at most 1 of 8 donors' }
  expect(told({ commitments: [counted] }).reached).toEqual([])
  expect(told({ commitments: [{ quantity: 'titer', today: 'not measured' }] }).reached).toEqual([])
  for (const quantity of ['All 40 held-back runs play to the end with 0 restarts', 'In the 40 held-back runs 27 are named']) {
    expect(told({ proof: [{ quantity }] }).reached).toEqual([])
    expect(told({ commitments: [{ quantity }] }).reached).toEqual([])
  }
})

test('a statement of what is there is no commitment', () => {
  const { criteria, reached } = told({ commitments: [{ quantity: 'our card finds a fault at 95% power', how: 'with 200 samples' }] })
  expect(criteria.join()).not.toContain('95%')
  expect(reached).toEqual(["Starting point: The Contractor's card finds a fault at 95% power; with 200 samples."])
})

test('what is said of what exists is not told a second time', () => {
  const reached = (existing: string) => {
    const rows = { commitments: [{ id: 'c1', quantity: 'it is documented in report 31', today: '3.2 billion messages', step_ids: [] }] }
    return composedPlan(composition({ rows: { ...rows, plan: { existing } } }))[0]?.all.filter(({ text }) => text.startsWith('Starting'))
  }
  expect(reached('It is documented in Report 31: 72 hours, 3.2 billion messages.')).toEqual([])
  expect(reached('It is documented in Report 31.')).toHaveLength(1)
})

test('a sentence that says how a step is going to be tested is its pass mark', () => {
  const { criteria, reached } = told({ proof: [{ quantity: 'In month 5 Luis Ortega logs the power over five runs' }] })
  expect(criteria).toEqual(['In month 5 Luis Ortega logs the power over five runs; by Award + 2 Months.'])
  expect(reached).toEqual([])
  expect(told({ proof: [{ quantity: 'It passes if no lot fails' }] }).criteria).toEqual([
    'The result of Task 2.1 passes if no lot fails; by Award + 2 Months.',
  ])
})

test('a commitment without a value is no criterion, and one whose name holds another figure keeps the two apart', () => {
  for (const how of ['on the range', undefined])
    expect(told({ commitments: [{ quantity: 'bearing error', how }] }).criteria.join()).not.toContain('Bearing')
  const toldInHow = { quantity: 'bearing error', today: '12 degrees', how: 'under 8 degrees at 6 dB' }
  expect(told({ commitments: [toldInHow] }).criteria).toContain(
    'Bearing error (today 12 degrees); measured: under 8 degrees at 6 dB; by Award + 2 Months.',
  )
  const both = { quantity: 'pressure drop under 25 mm of water', comparator: '>', value: '95', unit: '%' } as const
  expect(told({ commitments: [both] }).criteria).toContain('Pressure drop under 25 mm of water: more than 95 %; by Award + 2 Months.')
})
