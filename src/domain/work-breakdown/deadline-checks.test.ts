import { expect, test } from 'vitest'
import { asking } from '../grounding/testing/asking.ts'
import { breakdownChecks } from './checks.ts'
import { monthNamed } from './deadline.ts'
import type { LimitSaid } from './rows.ts'
import { bareStep, type WorkStep } from './work-breakdown.ts'

test.each([
  ['The orchard trial shall be held no later than the end of month 18.', 18],
  ['By month 18 the orchard trial is over.', 18],
  ['The orchard trial shall be held within 18 months after award.', 18],
  ['The orchard trial shall be held in the first six months.', 6],
  ['The orchard plan is due not later than 45 days after contract award.', 2],
  ['The orchard plan shall be delivered no later than three weeks after award.', 1],
  ['Orchard map; When: not later than day 150; Form: PDF', 5],
  ['Orchard map; When: day 180', 6],
  ['The hives are weighed by day 2 of the orchard trial.', undefined],
  ['Deliver a draft by month 6 and the orchard map by month 9.', 9],
  ['Month 4: Orchard review', 4],
  ['The scales shall keep weighing until month 12.', 12],
  ['The orchard trial takes place in month 4 to 9.', 9],
  ['Hives are delivered by the end of month 16 for the Government trial (months 17 to 19).', 16],
  ['The scale shall last for 18 months in the orchard.', undefined],
])('the last month that a requirement names is read from its words, whatever it says of it: %s', (words, month) => {
  expect(monthNamed(asking(words, 0))).toBe(month)
})

const TRIAL = 'The orchard trial shall be held no later than the end of month 18.'
const MILESTONES = [
  { id: 'm1', title: 'Kickoff', due_month: 2 },
  { id: 'm2', title: 'Trial held', due_month: 19 },
  { id: 'm3', title: 'Final report', due_month: 24 },
]
const PROOF = { quantity: 'Hives weighed', comparator: '>=' as const, value: '40' }
const SHOWS = [{ requirement_id: 'R1', quantity: PROOF.quantity }]

type Asked = { milestones?: typeof MILESTONES; words?: string; phase?: 'II' | 'option'; period?: number }

function found(steps: Partial<WorkStep>[], { milestones = [], words = TRIAL, phase = 'II', period = 24 }: Asked = {}) {
  const rows = {
    steps: steps.map((cells, at) => bareStep(`s${at + 1}`, { action: 'Hold the orchard trial', requirement_ids: ['R1'], ...cells })),
    ...{ people: [], commitments: [], risks: [], furnished: [], plan: {}, milestones },
  }
  const requirements = [{ ...asking(words, 0), phase }]
  const checks = breakdownChecks(rows, { period, phase: phase === 'option' ? 'I' : phase, requirements })
  return checks.filter(({ requirement_id }) => requirement_id === 'R1')
}

test('a step that answers what is asked by an earlier month is told with both months, and can be brought forward or said to be in time', () => {
  const late = { from_month: 19, to_month: 19 }
  const [check, ...others] = found([late])
  expect(check).toMatchObject({
    kind: 'months',
    what: `The topic names month 18: “${TRIAL.slice(0, -1)}” (R1, p. 1). Work step 1, which answers it, ends in month 19.`,
    choices: [{ label: 'Step ends in month 18', cells: { from_month: 18, to_month: 18 } }, { label: 'It is in time' }],
  })
  expect(others).toEqual([])
  expect(found([{ ...late, ...(check?.choices?.[0]?.cells as Partial<WorkStep>) }])).toEqual([])
  expect(found([{ ...late, ...(check?.choices?.[1]?.cells as Partial<WorkStep>) }])).toEqual([])
})

test('the months of an option follow those of the base', () => {
  const asked = { words: 'The orchard report is due at the end of option month 3.', phase: 'option', period: 7 } as const
  expect(found([{ from_month: 9, to_month: 10 }], asked)).toEqual([])
  const [check] = found([{ from_month: 9, to_month: 11 }], asked)
  expect(check?.choices?.[0]).toMatchObject({ label: 'Step ends in month 10' })
})

test('what is in time, has no month yet, or is answered by another step in time is not spoken of', () => {
  expect(found([{ to_month: 18 }])).toEqual([])
  expect(found([{}])).toEqual([])
  expect(found([{ to_month: 22 }, { to_month: 17 }])).toEqual([])
})

test('of a test that shows it its own month counts, or where it has none that of its step', () => {
  const step = { from_month: 15, to_month: 22, proof: [PROOF], shows: SHOWS }
  const [check] = found([step])
  expect(check).toMatchObject({ cell: 'proof', at: 0, what: expect.stringMatching(/The test “Hives weighed” of step 1, .* month 22\.$/) })
  expect(check?.choices?.[0]).toMatchObject({ label: 'Test in month 18', cells: { proof: [{ ...PROOF, by_month: 18 }] } })
  expect(found([{ ...step, proof: [{ ...PROOF, by_month: 17 }] }])).toEqual([])
})

test('a step in time that counts in a planned milestone behind it is late there, but for a result that is handed over in time', () => {
  const step = { from_month: 15, to_month: 17 }
  const [check] = found([step], { milestones: MILESTONES })
  expect(check?.what).toMatch(/“Trial held”, in which step 1 counts, is due in month 19\.$/)
  expect(check?.choices?.[0]).toMatchObject({ row_id: 'm2', cells: { due_month: 18, due_date: null } })
  expect(found([{ ...step, result: 'Trial record (month 17)' }], { milestones: MILESTONES })).toEqual([])
  expect(found([step], { milestones: MILESTONES.map((one) => (one.id === 'm2' ? { ...one, due_month: 18 } : one)) })).toEqual([])
})

test('of what has to begin by a month the first month of the step counts', () => {
  const words = 'The orchard trial shall begin no later than month 6.'
  expect(found([{ from_month: 6, to_month: 14 }], { words })).toEqual([])
  expect(found([{ from_month: 8, to_month: 14 }], { words })[0]?.choices?.[0]).toMatchObject({ cells: { from_month: 6 } })
})

const REVIEWS =
  'A preliminary orchard review (POR) is held not later than 90 days after award and a critical harvest review by the end of month 10.'
const planned = (...milestones: { id: string; title: string; due_month: number; limits?: LimitSaid[] }[]) =>
  found([{ requirement_ids: [] }], { milestones: [...milestones, { id: 'm9', title: 'Close', due_month: 24 }], words: REVIEWS })

test('a milestone that bears the name of what is asked by an earlier month is told with both, whatever answers the requirement', () => {
  const [check, ...others] = planned({ id: 'm1', title: 'POR', due_month: 4 })
  expect(check).toMatchObject({
    row_id: 'm1',
    cell: 'due_month',
    what: 'The topic asks by month 3 for “A preliminary orchard review is held” (R1, p. 1). The milestone “POR” is due in month 4.',
    choices: [{ label: 'Milestone due in month 3', row_id: 'm1', cells: { due_month: 3 } }, { label: 'It is in time' }],
  })
  expect(others).toEqual([])
  const limits = check?.choices?.[1]?.cells.limits as LimitSaid[]
  expect(planned({ id: 'm1', title: 'POR', due_month: 4, limits })).toEqual([])
})

test('each thing of a requirement has its own month, and what bears another name or half of one has none', () => {
  const months = (title: string, due_month: number) => planned({ id: 'm1', title, due_month }).length
  expect(months('Preliminary orchard review', 3)).toBe(0)
  expect(months('Critical harvest review and slides', 10)).toBe(0)
  expect(months('Critical harvest review and slides', 11)).toBe(1)
  expect(months('Orchard review', 11)).toBe(0)
  expect(months('HR', 11)).toBe(0)
})

test('a paper that a step hands over later than it is asked for is told, too', () => {
  const words = 'Draft orchard report; When: not later than day 150'
  const about = (result: string) => found([{ requirement_ids: [], to_month: 6, result }], { words }).map(({ what }) => what)
  expect(about('Draft orchard report')).toEqual([
    'The topic asks by month 5 for “Draft orchard report; When: not later than” (R1, p. 1). Work step 1 hands over “Draft orchard report” in month 6.',
  ])
  expect(about('Draft orchard report (month 5)')).toEqual([])
  expect(about('Orchard report')).toEqual([])
})

test('what is to be over by a month is asked of the one step that says its name, also in short, and ends later', () => {
  const words = 'The demonstration is to be finished by the end of month 18 so that its results can be used.'
  const demo = { action: 'Field demo', from_month: 17, to_month: 19, requirement_ids: [] }
  const other = { action: 'Management, kickoff, data plan', from_month: 1, to_month: 21, requirement_ids: [] }
  const [check, ...others] = found([other, demo], { words })
  expect(check).toMatchObject({
    row_id: 's2',
    what: 'The topic asks by month 18 for “The demonstration is to be finished by the end of” (R1, p. 1). Work step 2, “Field demo”, ends in month 19.',
    choices: [{ label: 'Step ends in month 18', cells: { to_month: 18 } }, { label: 'It is in time' }],
  })
  expect(others).toEqual([])
  for (const { cells } of check?.choices ?? []) expect(found([other, { ...demo, ...(cells as Partial<WorkStep>) }], { words })).toEqual([])
  expect(found([demo, { ...demo, action: 'Demonstrate the scales' }], { words })).toEqual([])
  expect(found([demo], { words: words.replace('finished', 'announced') })).toEqual([])
})
