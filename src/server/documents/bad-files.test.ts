import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleOfRun } from '../testing/family-sample.ts'
import { READING_LIMITS } from './limits.ts'
import { type BadFile, type Ending, isHeavy } from './testing/bad-file.ts'
import { BAD_FILES } from './testing/bad-files.ts'
import { readSolicitation } from './testing/built-reader.ts'
import { readers } from './testing/readers.ts'
import { readingsInARow } from './testing/readings-in-a-row.ts'

/** What would keep its reader busy for longer than anybody waits is stopped sooner here; how long does not matter to what is told. */
const IMPATIENT = { ...READING_LIMITS, milliseconds: 2500 }
/** A busy machine may take its time with everything else. */
const PATIENT = { ...READING_LIMITS, milliseconds: 120_000 }

/** A problem is told in sentences, the last of which says what to do; nothing of a program's own words is in it. */
const SENTENCES = /^[A-Z][^{}<>_]{10,200}\. Please [^{}<>_]{10,150}\.$/

test('two hundred bad files and more are made, no two alike, the same in each run', () => {
  const prints = () => BAD_FILES.map(({ bytes, file_name }) => createHash('sha256').update(bytes()).update(file_name).digest('hex'))
  const first = prints()
  expect(first.length).toBeGreaterThan(200)
  expect(new Set(first).size).toBe(first.length)
  expect(prints()).toEqual(first)
})

describe('a bad file is refused with what to do, or read with what must be told', () => {
  const reader = readingsInARow()
  afterAll(reader.close)
  test.each(BAD_FILES.filter((file) => !isHeavy(file)))('$family: $name', async (file) => {
    expect(surpriseIn(file, await reader.read(file.bytes(), file.file_name))).toBeNull()
  })
})

describe('so is one that only limits of time and memory hold back, in a process of its own', () => {
  const heavy = BAD_FILES.filter(isHeavy)
  test.each(sampleOfRun('Heavy files', heavy, ({ family }) => family, 14))('$family: $name', async (file) => {
    const limits = file.isEndless ? IMPATIENT : PATIENT
    expect(surpriseIn(file, await readSolicitation(file.bytes(), { file_name: file.file_name }, { limits }))).toBeNull()
    await expect.poll(readers).toEqual([])
  })
})

/** What is not as it should be in how the reading of a file ended. */
function surpriseIn(file: BadFile, outcome: Awaited<ReturnType<typeof readSolicitation>>): string | null {
  const ending: Ending = outcome.ok ? 'read' : outcome.problem.code
  const isStopped = file.isEndless && ending === 'TOOK_TOO_LONG'
  if (!file.ends.includes(ending) && !isStopped) return ending
  if (!outcome.ok) return SENTENCES.test(outcome.problem.message) ? null : outcome.problem.message
  const { pages, analysis } = outcome.value
  if (pages.every(({ text }) => text.trim() === '')) return 'read, without text'
  if (!isKeepable(outcome.value)) return 'read, with characters that no database keeps'
  const warnings = [...analysis.reading.warnings, ...analysis.reading.left_out.map(({ why }) => why)]
  return !file.warning || warnings.some((warning) => file.warning?.test(warning)) ? null : `read, with ${JSON.stringify(warnings)}`
}

/** Whether a database and JSON keep a value as it is: no NUL, no halves of characters, no numbers that are none. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable)
}
