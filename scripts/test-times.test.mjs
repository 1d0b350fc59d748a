import { expect, test } from 'vitest'
import { playwrightTimes, slowestTable, stageTable, vitestTimes } from './test-times.mjs'

test('a test file takes as long as from its start to its end', () => {
  const report = { testResults: [{ name: '/home/me/plans/src/domain/money.test.ts', startTime: 1000, endTime: 3500 }] }
  expect(vitestTimes(report)).toEqual([{ file: 'src/domain/money.test.ts', seconds: 2.5 }])
})

test('a file of stories takes as long as all its stories, also those in groups and those that were tried again', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const report = { suites: [{ file: 'final.story.ts', specs: [spec(1000)], suites: [{ specs: [spec(500, 700)] }] }] }
  expect(playwrightTimes(report)).toEqual([{ file: 'e2e/final.story.ts', seconds: 2.2 }])
})

test('the ten slowest files are told, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, nth) => ({ file: `f${nth}`, seconds: nth }))
  const lines = slowestTable(times).split('\n')
  expect(lines).toHaveLength(11)
  expect([lines[1], lines[10]]).toEqual(['    11.0 s  f11', '     2.0 s  f2'])
})

test('the stages are told with their sum', () => {
  const stages = [
    { name: 'build', seconds: 1.25 },
    { name: 'browser stories', seconds: 100 },
  ]
  expect(stageTable(stages).split('\n').slice(1)).toEqual(['     1.3 s  build', '   100.0 s  browser stories', '   101.3 s  whole'])
})
