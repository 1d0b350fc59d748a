import { describe, expect, test } from 'vitest'
import { optionSchedule, plannedPayments, plannedSchedule } from './planned-milestones.ts'
import { bareStep, type PlannedMilestone } from './work-breakdown.ts'

const planned = (...told: (readonly [string, number?])[]): { milestones: PlannedMilestone[] } => ({
  milestones: told.map(([title, due_month]) => ({ id: title, title, due_month })),
})
const scheduleOf = (...told: Parameters<typeof planned>) => {
  const { dues, named } = plannedSchedule(planned(...told), 'I', 6)
  return dues.map((due, at) => [due, named[at]?.title ?? ''].join(' ').trim())
}

test('a plan has as many milestones as the schedule where the company planned none, or only one', () => {
  expect(plannedSchedule({}, 'I', 6)).toEqual({ dues: [1, 2, 4, 5, 6], named: [] })
  expect(scheduleOf(['Kiln fired', 3])).toEqual(['1', '2', '4', '5', '6'])
})

test('it has those that the company planned, by their months', () => {
  expect(scheduleOf(['Kiln fired', 3], ['Design agreed', 1], ['Report', 6])).toEqual(['1 Design agreed', '3 Kiln fired', '6 Report'])
})

test('one without a month is due when it usually is, between its neighbours and within the period', () => {
  expect(scheduleOf(['Design agreed'], ['Kiln fired', 5], ['Tiles tested'], ['Report', 6])).toEqual([
    '1 Design agreed',
    '5 Kiln fired',
    '5 Tiles tested',
    '6 Report',
  ])
})

describe('behind the period', () => {
  const firing = bareStep('s1', { action: 'Fire', part: 'option', from_month: 7, to_month: 10 })

  test('milestones are of the option, in their own months', () => {
    const rows = planned(['Glaze chosen', 12], ['Design agreed', 1], ['Kiln fired', 5], ['Second kiln fired', 9])
    expect(plannedSchedule(rows, 'I', 6).dues).toEqual([1, 5])
    const option = optionSchedule({ ...rows, steps: [firing] }, 6)
    expect(option).toMatchObject({ dues: [9, 12], end: 12, named: [{ title: 'Second kiln fired' }, { title: 'Glaze chosen' }] })
  })

  test.each([
    ['as its steps say', { steps: [firing] }, 0, 10],
    ['as the component has it', { steps: [bareStep('s1', { action: 'Fire', part: 'option' })] }, 6, 12],
  ])('an option without milestones ends in one, %s', (_, rows, length, end) =>
    expect(optionSchedule(rows, 6, length)).toEqual({ dues: [end], named: [], end }),
  )

  test('nobody says when an option ends that has no month anywhere; where there is no work of one, there is none', () => {
    expect(optionSchedule({ steps: [bareStep('s1', { action: 'Fire', part: 'option' })] }, 6)?.end).toBeUndefined()
    expect(optionSchedule({ steps: [bareStep('s1', { action: 'Fire' })] }, 6, 6)).toBeUndefined()
  })
})

const AWARD = 10_000_00

test.each([
  [
    ['20 %', '30', '30 percent', '20 % of $10,000'],
    [2000, 3000, 3000, 2000],
  ],
  [
    ['$2,500.50', '7,499.50'],
    [2500.5, 7499.5],
  ],
  [
    ['8,500 (85 %)', '1,500, 15 %'],
    [8500, 1500],
  ],
  [
    ['33.33 %', '33.33 %', '33.34 %'],
    [3333, 3333, 3334],
  ],
  [
    ['40 %', undefined, 'on acceptance'],
    [4000, 3000, 3000],
  ],
  [
    ['60 %', '70 %'],
    [6000, 7000],
  ],
  [
    [undefined, undefined, undefined, undefined],
    [1500, 2500, 2000, 2500],
  ],
  [
    [undefined, undefined, undefined, undefined, undefined],
    [1500, 2500, 2000, 2500, 1500],
  ],
])('what is paid for each: %j', (paid, dollars) => {
  expect(plannedPayments(AWARD, paid)).toEqual(dollars.map((one) => one * 100))
})

test.each([
  { award: 100_01, paid: ['33.33 %', '33.33 %', '33.34 %'], cents: [33_33, 33_33, 33_35] },
  { award: 100_00, paid: ['$33.34', '$33.34', '$33.34'], cents: [33_33, 33_33, 33_34] },
])('shares of an award are the whole award to the cent: $paid', ({ award, paid, cents }) => {
  expect(plannedPayments(award, paid)).toEqual(cents)
})
