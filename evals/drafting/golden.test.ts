import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drafted } from './drafted.ts'
import { goldenCases, goldenFile } from './golden.ts'
import { goldenText } from './golden-text.ts'

/** A child process reads each solicitation, which takes its time on a busy machine. */
const PATIENCE_MS = 120_000

test.each(goldenCases())(
  '$name: the whole plan in docs/golden is what is drafted today (npm run evals -- golden)',
  { timeout: PATIENCE_MS },
  async (one) => {
    expect(goldenText(await drafted(one))).toBe(readFileSync(goldenFile(one), 'utf8'))
  },
)
