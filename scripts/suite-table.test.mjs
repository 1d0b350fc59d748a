import { expect, test } from 'vitest'
import { suiteTable } from './suite-table.mjs'

const AFTER = { ci: 600, test: 450, unit: 66 }

test('the times stand beside those before, with their ratio', () => {
  const rows = suiteTable({ before: { ci: 2400, test: 1800, unit: 120 }, after: AFTER, runs: [], faults: null, faultsBefore: null }).split(
    '\n',
  )
  expect(rows[2]).toBe('| .ci/run in a fresh clone | 40.0 min | 10.0 min | 0.25 | ratio of at most 0.33 |')
  expect(rows[4]).toBe('| unit tests alone | 2.0 min | 1.1 min | 0.55 | 1.0 min |')
})

test('what was not measured has a dash', () => {
  const rows = suiteTable({ before: null, after: AFTER, runs: [], faults: null, faultsBefore: null }).split('\n')
  expect(rows[3]).toBe('| npm test | - | 7.5 min | - | ratio of at most 0.33 |')
  expect(rows.slice(5)).toEqual([
    '| planted faults that a test notices | - | - | - | at least as many as before |',
    '| whole runs that failed | - | - | - | 0 |',
    '| the same with every core busy | - | - | - | 0 |',
  ])
})

test('failed runs and faults that were noticed are counted', () => {
  const runs = [
    { passed: true, isBusy: false },
    { passed: false, isBusy: false },
    { passed: true, isBusy: true },
  ]
  const rows = suiteTable({ before: null, after: AFTER, runs, faults: [{ by: 'a' }, { by: null }], faultsBefore: [{ by: null }] }).split(
    '\n',
  )
  expect(rows.slice(5)).toEqual([
    '| planted faults that a test notices | 0 of 1 | 1 of 2 | - | at least as many as before |',
    '| whole runs that failed | - | 1 of 2 | - | 0 |',
    '| the same with every core busy | - | 0 of 1 | - | 0 |',
  ])
})
