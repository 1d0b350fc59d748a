import { expect, test } from 'vitest'
import { breakdownChecks } from '../checks.ts'
import type { Proof, WorkStep } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, ROWS, step } from './testing/mast.ts'

const TITLES = ['Start', 'Hams salted', 'Tasting report of the smoke run', 'Hams hung', 'End']
const milestones = TITLES.map((title, at) => ({ id: `m${at}`, title, due_month: [1, 2, 4, 5, 6][at] ?? 6 }))
const SCORE: Proof = { quantity: 'score in the smoke run', comparator: '>=', value: '8', unit: 'points' }
const WEIGHT: Proof = { quantity: 'weight of a ham', comparator: '>=', value: '6', unit: 'kg' }
const LOSS: Proof = { quantity: 'loss of water', comparator: '<=', value: '30', unit: '%' }

const smoked = (cells: Partial<WorkStep>) => ({
  steps: [
    step('s1', { action: 'Salt the hams', to_month: 2 }),
    step('s2', { action: 'Smoke the hams', from_month: 3, to_month: 5, ...cells }),
  ],
  commitments: [],
  plan: { start: '1 November 2026' },
})
const planned = (cells: Partial<WorkStep>) =>
  composedPlan(composition({ rows: smoked(cells), frame: { named: milestones, dues: [1, 2, 4, 5, 6], requirements: [] } }))
const criteria = (cells: Partial<WorkStep>) =>
  planned(cells).map((one) => one.criteria.flatMap(({ text }) => (text.startsWith('Each deliverable') ? [] : text.split('; by ', 1))))
const asked = (cells: Partial<WorkStep>) =>
  breakdownChecks({ ...ROWS, ...smoked(cells), milestones }, { period: 6, phase: 'I' }).filter(
    ({ cell, kind }) => cell === 'proof' && kind !== 'commitment',
  )

test('the tests that a report tells of count where it is handed over, with the part of the work that is done by then', () => {
  for (const report of ['tasting report', 'tasting report (month 4)']) {
    const cells = { result: `${report}; two cured hams`, proof: [SCORE, WEIGHT] }
    expect(criteria(cells)[2]).toEqual(['Score in the smoke run: at least 8 points'])
    expect(criteria(cells)[3]).toEqual(['Weight of a ham: at least 6 kg'])
    const first = planned(cells).map((one) => one.first.map(({ text }) => text).join('\n'))
    expect(first[2]).toContain('shall smoke the hams (first part).')
    expect(first[3]).toContain('shall complete Task 3.1 (smoking the hams)')
    expect(asked(cells)).toEqual([])
  }
})

test('a test counts in the milestone of the month that it says itself, and not before its step begins', () => {
  const at = (by: string) =>
    criteria({
      proof: [
        { ...SCORE, unit: `points by ${by}` },
        { ...WEIGHT, value: `6 kg by ${by}`, unit: undefined },
      ],
    }).map((some) => some.length)
  for (const early of ['December', 'February']) expect(at(early)[2]).toBe(2)
  expect(at('the end of March')[3]).toBe(2)
})

test('a test with a month behind the end of its step counts in the first milestone that is due then, without work of the step there', () => {
  const cells = { to_month: 4, result: 'two cured hams', proof: [{ ...WEIGHT, by_month: 5 }, SCORE] }
  expect(criteria(cells).map((some) => some.filter((one) => one.includes(': at ')))).toEqual([
    [],
    [],
    ['Score in the smoke run: at least 8 points'],
    ['Weight of a ham: at least 6 kg'],
    [],
  ])
  expect(planned(cells)[3]?.first.some(({ text }) => /smok/i.test(text))).toBe(false)
})

test('a test of a step that is reported counts where the next report on it is handed over, whatever milestone is due before', () => {
  const proof = [{ ...SCORE, by_month: 4 }]
  expect(criteria({ proof, result: 'smoke report' })[3]).toHaveLength(1)
  expect(criteria({ proof, result: 'smoke report (month 4); last report' })[2]).toHaveLength(1)
})

test('of which milestone a test is that shares no word with the report is asked on the row, and the choice is kept', () => {
  const cells = { result: 'tasting report; two cured hams', proof: [SCORE, LOSS] }
  expect(criteria(cells)[2]).toHaveLength(2)
  const [check, another] = asked(cells)
  expect(another).toBeUndefined()
  expect(check?.what).toBe('For which milestone does the test "loss of water" of step 2 count?')
  expect(check?.choices?.map(({ label }) => label)).toEqual(['Milestone 3', 'Milestone 4'])
  const proof = check?.choices?.[1]?.cells.proof as Proof[]
  expect(proof).toEqual([SCORE, { ...LOSS, by_month: 5 }])
  expect(criteria({ ...cells, proof })[3]).toEqual(['Loss of water: at most 30 %'])
  expect(asked({ ...cells, proof })).toEqual([])
})

test('with a second report to come nobody but the company can tell of which one a test is', () => {
  const cells = { result: 'tasting report; report on the hams', proof: [SCORE] }
  expect(criteria(cells)[3]).toHaveLength(1)
  expect(asked(cells)).toHaveLength(1)
})

test('a mark with several dates is asked to be parted', () => {
  expect(asked({ proof: [{ ...SCORE, value: '7 by February and 8 by the end of March' }] }).map(({ what }) => what)).toEqual([
    '“score in the smoke run: at least 7 by February and 8 by the end of March points” holds several figures: which one counts?',
  ])
})
