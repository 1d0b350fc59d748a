import { expect, test } from 'vitest'
import { optionMilestones, plannedPayments, plannedSchedule } from './planned-milestones.ts'
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

test('one without a month is due when it usually is, between its neighbours, and none behind the period', () => {
  expect(scheduleOf(['Design agreed'], ['Kiln fired', 5], ['Tiles tested'], ['Report', 9])).toEqual([
    '1 Design agreed',
    '5 Kiln fired',
    '5 Tiles tested',
    '6 Report',
  ])
})

test('behind the period they are of the option, where work of an option stands among the rows', () => {
  const rows = {
    ...planned(['Design agreed', 1], ['Kiln fired', 5], ['Second kiln fired', 9]),
    steps: [bareStep('s1', { action: 'Fire', part: 'option' })],
  }
  expect(plannedSchedule(rows, 'I', 6).dues).toEqual([1, 5])
  expect(optionMilestones(rows, 6).map(({ title }) => title)).toEqual(['Second kiln fired'])
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
