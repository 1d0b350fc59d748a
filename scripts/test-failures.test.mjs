import { expect, test } from 'vitest'
import { failureTable, playwrightFailures, vitestFailures } from './test-failures.mjs'

test('a failed test is told with its file and the first line of why, and so is a file that could not be run', () => {
  const failed = { status: 'failed', fullName: 'money is whole', failureMessages: ['AssertionError: expected 1\nat x'] }
  const passed = { status: 'passed', fullName: 'money is shown', failureMessages: [] }
  const report = {
    testResults: [
      { name: '/me/src/domain/money.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
      { name: '/me/src/domain/plan.test.ts', status: 'failed', message: 'cannot import', assertionResults: [] },
      { name: '/me/src/domain/step.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  }
  expect(vitestFailures(report)).toEqual([
    'src/domain/money.test.ts › money is whole: AssertionError: expected 1',
    'src/domain/plan.test.ts › could not be run: cannot import',
  ])
})

test('a story that failed, also in a group, or passed only at the second try is told, and an error outside any story', () => {
  const spec = (title, status, error) => ({ file: 'final.story.ts', title, tests: [{ status, results: [{ error }, {}] }] })
  const suites = [
    {
      specs: [spec('is printed', 'expected')],
      suites: [
        { specs: [spec('is copied', 'unexpected', { message: '\u001B[31mnot found\u001B[39m\nCall log' }), spec('is sent', 'flaky')] },
      ],
    },
  ]
  expect(playwrightFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
    'e2e/final.story.ts › is copied: not found',
    'e2e/final.story.ts › is sent: ',
    'e2e › outside any story: no server',
  ])
})

test('nothing is told when nothing failed', () => {
  expect(failureTable([])).toBe('')
  expect(failureTable(['a', 'b'])).toBe('What failed\n  a\n  b\n\n')
})
