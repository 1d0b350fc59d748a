import { describe, expect, test } from 'vitest'
import { dueLabel, dueMonths, monthCount } from './schedule.ts'

test.each([
  [5, 6, [1, 2, 4, 5, 6]],
  [6, 12, [1, 3, 5, 8, 10, 12]],
  [9, 18, [1, 3, 5, 7, 10, 12, 14, 16, 18]],
  [10, 24, [1, 4, 6, 9, 11, 14, 16, 19, 21, 24]],
  [2, 6, [1, 6]],
  [1, 6, [1]],
  [5, 1, [1, 1, 1, 1, 1]],
  [0, 6, []],
])('%i milestones over %i months are due in months %j', (milestones, period, months) => {
  expect(dueMonths(milestones, period)).toEqual(months)
})

test.each([
  [1, 'Award + 1 Month'],
  [2, 'Award + 2 Months'],
  [60, 'Award + 60 Months'],
])('month %i reads %s', (month, label) => {
  expect(dueLabel(month)).toBe(label)
})

describe('for every number of milestones and every period', () => {
  const plans = Array.from({ length: 39 }, (_, index) => index + 2).flatMap((count) =>
    Array.from({ length: 60 }, (_, index) => [count, index + 1] as const),
  )

  test('the first is due in month 1, the last in the last month, none before the one before it', () => {
    for (const [count, period] of plans) {
      const months = dueMonths(count, period)
      expect(months).toHaveLength(count)
      expect([months[0], months.at(-1)], `${count} over ${period}`).toEqual([1, period])
      expect(
        [...months].sort((a, b) => a - b),
        `${count} over ${period}`,
      ).toEqual(months)
      expect(months.every(Number.isInteger), `${count} over ${period}`).toBe(true)
    }
  })

  test('the gaps differ by one month at most', () => {
    for (const [count, period] of plans) {
      const months = dueMonths(count, period)
      const gaps = months.slice(1).map((month, index) => month - (months[index] ?? 0))
      expect(Math.max(...gaps) - Math.min(...gaps), `${count} over ${period}`).toBeLessThanOrEqual(1)
    }
  })
})

test('one month is a month', () => {
  expect([1, 2, 12].map(monthCount)).toEqual(['1 month', '2 months', '12 months'])
})
