import { describe, expect, test } from 'vitest'
import { centsOf } from './money.ts'
import { allocation, payByDays, percentOf, splitAward, spreadAward } from './payment.ts'
import { dueMonths } from './schedule.ts'

const sum = (payments: readonly number[]) => payments.reduce((total, payment) => total + payment, 0)

test('five milestones get 15, 25, 20, 25 and 15 percent of the award', () => {
  expect(splitAward(centsOf('140000'), 5)).toEqual(['21000', '35000', '28000', '35000', '21000'].map(centsOf))
})

test('milestones after the fifth get nothing', () => {
  expect(splitAward(centsOf('1000'), 10)).toEqual([...['150', '250', '200', '250', '150'].map(centsOf), 0, 0, 0, 0, 0])
})

test('fewer milestones get only their own shares', () => {
  expect(splitAward(centsOf('1000'), 3)).toEqual(['150', '250', '200'].map(centsOf))
  expect(splitAward(centsOf('1000'), 0)).toEqual([])
})

test.each([
  [1, [0, 1, 0, 0, 0]],
  [3, [0, 1, 1, 1, 0]],
  [99, [15, 25, 20, 24, 15]],
])('%i cents are split as %j', (award, payments) => {
  expect(splitAward(award, 5)).toEqual(payments)
})

test('spread over all milestones, each is paid for the months since the one before it is due', () => {
  expect(dueMonths(10, 24)).toEqual([1, 4, 6, 9, 11, 14, 16, 19, 21, 24])
  expect(spreadAward(centsOf('24000'), dueMonths(10, 24))).toEqual(
    ['1000', '3000', '2000', '3000', '2000', '3000', '2000', '3000', '2000', '3000'].map(centsOf),
  )
  expect(spreadAward(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spreadAward(100, [])).toEqual([])
})

const NAVY = [
  { day: 15, percent: 50 },
  { day: 90, percent: 35 },
  { day: 180, percent: 15 },
]

test('where the component pays on days, the milestones due nearest to them have its percentages', () => {
  expect(dueMonths(5, 6)).toEqual([1, 2, 4, 5, 6])
  expect(payByDays(centsOf('1000'), dueMonths(5, 6), NAVY)).toEqual(['500', '350', '0', '0', '150'].map(centsOf))
  expect(payByDays(centsOf('1000'), [1, 3, 6], NAVY)).toEqual(['500', '350', '150'].map(centsOf))
  expect(payByDays(centsOf('1000'), [6], NAVY)).toEqual([centsOf('1000')])
})

describe('for any award', () => {
  // awards of every size up to ten billion dollars, drawn by a fixed rule so that a failure can be repeated
  const awards = Array.from(
    { length: 3000 },
    (_, index) => Math.floor((((index * 2654435761) % 4294967296) / 4294967296) ** 4 * 1e12) + (index % 101),
  )

  test('the payments of five or more milestones sum to the award to the cent', () => {
    for (const award of awards)
      for (const count of [5, 6, 9, 10, 40]) {
        expect(sum(splitAward(award, count)), `${award} over ${count}`).toBe(award)
        expect(sum(spreadAward(award, dueMonths(count, 24))), `${award} spread over ${count}`).toBe(award)
        expect(sum(payByDays(award, dueMonths(count, 6), NAVY)), `${award} by days over ${count}`).toBe(award)
      }
  })

  test('no payment is negative, broken, or a cent away from its share', () => {
    for (const award of awards) {
      splitAward(award, 5).forEach((payment, index) => {
        const share = (award * ([15, 25, 20, 25, 15][index] ?? 0)) / 100
        expect(Number.isInteger(payment) && payment >= 0 && Math.abs(payment - share) < 1, `${award}: ${payment}`).toBe(true)
      })
    }
  })

  test('the default split is fully allocated', () => {
    for (const award of awards) if (award > 0) expect(allocation(splitAward(award, 5), award)).toEqual({ kind: 'full' })
  })
})

describe('the allocation of an award of $100,000', () => {
  const award = centsOf('100000')

  test.each([
    ['100000.01', { kind: 'over', percent: 100 }],
    ['100040', { kind: 'over', percent: 100 }],
    ['125000', { kind: 'over', percent: 125 }],
    ['100000', { kind: 'full' }],
    ['99999.99', { kind: 'partial', percentLeft: 0 }],
    ['99960', { kind: 'partial', percentLeft: 0 }],
    ['66666', { kind: 'partial', percentLeft: 33.3 }],
    ['0', { kind: 'partial', percentLeft: 100 }],
  ])('of which $%s is paid out', (paid, expected) => {
    expect(allocation([centsOf(paid)], award)).toEqual(expected)
  })

  test('adds all payments, whatever signs they were typed with', () => {
    expect(allocation(['$40,000.00', '60000'].map(centsOf), award)).toEqual({ kind: 'full' })
  })
})

test('without an award nothing is allocated until something is paid', () => {
  expect(allocation([], 0)).toEqual({ kind: 'partial', percentLeft: 100 })
  expect(allocation([0, 0], 0)).toEqual({ kind: 'partial', percentLeft: 100 })
  expect(allocation([1], 0)).toEqual({ kind: 'over', percent: 100 })
})

test.each([
  ['21000', '140000', 15],
  ['1', '3', 33.3],
  ['2', '3', 66.7],
  ['0', '0', 0],
])('$%s of $%s is %f percent', (payment, award, percent) => {
  expect(percentOf(centsOf(payment), centsOf(award))).toBe(percent)
})
