import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { READING_LIMITS } from './limits.ts'
import { readSolicitation } from './reader.ts'
import type { BadFile, Ending } from './testing/bad-file.ts'
import { BAD_FILES } from './testing/bad-files.ts'
import { readers } from './testing/readers.ts'

/** What would keep its reader busy for longer than anybody waits is stopped sooner here; how long does not matter to what is told. */
const IMPATIENT = { ...READING_LIMITS, milliseconds: 2500 }
/** A busy machine may take its time with everything else. */
const PATIENT = { ...READING_LIMITS, milliseconds: 120_000 }

/** Documents that are read at once. */
const AT_ONCE = 3

/** A problem is told in sentences, the last of which says what to do; nothing of a program's own words is in it. */
const SENTENCES = /^[A-Z][^{}<>_]{10,200}\. Please [^{}<>_]{10,150}\.$/

const families = [...new Set(BAD_FILES.map(({ family }) => family))].map(
  (title) => [title, BAD_FILES.filter(({ family }) => family === title)] as const,
)

test('two hundred bad files and more are made, no two alike, the same in each run', () => {
  const prints = () => BAD_FILES.map(({ bytes, file_name }) => createHash('sha256').update(bytes()).update(file_name).digest('hex'))
  const first = prints()
  expect(first.length).toBeGreaterThan(200)
  expect(new Set(first).size).toBe(first.length)
  expect(prints()).toEqual(first)
})

test.each(families)('%s: each file is refused with what to do, or read with what must be told', { timeout: 600_000 }, async (_, files) => {
  expect((await told(files)).filter(({ surprise }) => surprise !== null)).toEqual([])
  await expect.poll(readers).toEqual([])
})

/** What was told of a file where that is not as it should be. */
async function told(files: readonly BadFile[]): Promise<{ name: string; surprise: string | null }[]> {
  const waiting = [...files]
  const found: { name: string; surprise: string | null }[] = []
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) found.push({ name: file.name, surprise: await surpriseOf(file) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return found
}

async function surpriseOf(file: BadFile): Promise<string | null> {
  const outcome = await readSolicitation(file.bytes(), { file_name: file.file_name }, { limits: file.isEndless ? IMPATIENT : PATIENT })
  const ending: Ending = outcome.ok ? 'read' : outcome.problem.code
  const isStopped = file.isEndless && ending === 'TOOK_TOO_LONG'
  if (!file.ends.includes(ending) && !isStopped) return ending
  if (!outcome.ok) return SENTENCES.test(outcome.problem.message) ? null : outcome.problem.message
  const { pages, analysis } = outcome.value
  if (pages.every(({ text }) => text.trim() === '')) return 'read, without text'
  if (!isKeepable(outcome.value)) return 'read, with characters that no database keeps'
  const { warnings } = analysis.reading
  return !file.warning || warnings.some((warning) => file.warning?.test(warning)) ? null : `read, with ${JSON.stringify(warnings)}`
}

/** Whether a database and JSON keep a value as it is: no NUL, no halves of characters, no numbers that are none. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable)
}
