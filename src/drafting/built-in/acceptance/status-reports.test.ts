import { expect, test } from 'vitest'
import { statusInterval, statusReport } from './status-reports.ts'

test('Phase II reports every quarter, unless the component says otherwise; Phase I agrees it at kickoff', () => {
  expect(statusInterval('II', undefined)).toBe(3)
  expect(statusInterval('II', 1)).toBe(1)
  expect(statusInterval('I', 2)).toBe(2)
  expect(statusInterval('I', undefined)).toBeNull()
})

test('a status report stands where its interval ends', () => {
  expect(statusReport({ interval: 3, item: '' }, 4, 6)).toEqual([
    'Status report for the quarter that ends at Award + 6 Months (PDF), to the TPOC',
  ])
  expect(statusReport({ interval: 3, item: 'DI-MGMT-80368A' }, 4, 6)).toEqual([
    'Status report for the quarter that ends at Award + 6 Months (PDF, DI-MGMT-80368A), to the TPOC',
  ])
  expect(statusReport({ interval: 3, item: '' }, 9, 11)).toEqual([])
  expect(statusReport({ interval: 1, item: '' }, 4, 6)).toEqual([
    'Status reports for the months that end at Award + 5 and 6 Months (PDF), to the TPOC',
  ])
})

test('where the interval is agreed at kickoff each milestone has the report up to its month', () => {
  expect(statusReport({ interval: null, item: '' }, 1, 2)).toEqual([
    'Status report up to Award + 2 Months (PDF): work done, money spent, open risks, next steps, to the TPOC',
  ])
})
