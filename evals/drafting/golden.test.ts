import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drafted } from './drafted.ts'
import { goldenCases, goldenFile } from './golden.ts'
import { goldenText } from './golden-text.ts'

test.each(goldenCases())('$name: the whole plan in docs/golden is what is drafted today (npm run evals -- golden)', async (one) => {
  expect(goldenText(await drafted(one))).toBe(readFileSync(goldenFile(one), 'utf8'))
})
