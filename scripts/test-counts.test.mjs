import { expect, test } from 'vitest'
import { closingLine, judged, playwrightCounts, total, vitestCounts } from './test-counts.mjs'

test('the closing line adds up all runs and names skipped tests only when there are any', () => {
  const unit = { passed: 40, failed: 0, skipped: 0 }
  const stories = { passed: 2, failed: 1, skipped: 3 }
  expect(closingLine(total([unit, stories]))).toBe('42 passed, 1 failed, 3 skipped')
  expect(closingLine(unit)).toBe('40 passed, 0 failed')
})

test('a test file that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a story that passed only at the second try counts as failed', () => {
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
  })
})

test('a run without a test, without a report or with a bad end has failed', () => {
  expect(judged({ passed: 0, failed: 0, skipped: 5 }, 0).failed).toBe(1)
  expect(judged(undefined, 0).failed).toBe(1)
  expect(judged({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(judged({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2)
})
