import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { LiteParse } from '@llamaindex/liteparse'
import { READING_LIMITS } from '../src/server/documents/limits.ts'
import { readSolicitation } from '../src/server/documents/reader.ts'
import { readerEntry } from '../src/server/documents/reader-entry.ts'
import { type BenchRow, median, timed } from './table.ts'

const MEMORY_AIM = 500

/** The reader's process as it is shipped; from source only where nothing was built. */
const entry = existsSync('dist/server/reader-process.js') ? readerEntry(pathToFileURL('dist/server/main.js').href) : readerEntry()

/** Reading a short topic and a very long file, from bytes to requirements, beside the bare extraction of the same text in this process. */
export async function rows(): Promise<BenchRow[]> {
  return [
    await reading('2-page topic', 'samples/N251-001.pdf', 500, 7),
    await reading('409-page file', 'samples/nasa-2025-phase-1-409-pages.pdf', 5000, 3),
    await memory('409-page file', 'samples/nasa-2025-phase-1-409-pages.pdf'),
  ]
}

async function reading(name: string, path: string, aim: number, times: number): Promise<BenchRow> {
  const file = new Uint8Array(readFileSync(path))
  const bare = median(await timed(times, () => new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text' }).parse(file)))
  const whole = median(await timed(times, () => readWhole(file, path)))
  return {
    measure: `Reading a ${name}, upload to requirements`,
    result: `${whole.toFixed(0)} ms`,
    beside: `bare text ${bare.toFixed(0)} ms`,
    ratio: `${(whole / bare).toFixed(1)}x`,
    aim: `< ${aim} ms`,
    met: whole < aim,
  }
}

async function readWhole(file: Uint8Array, path: string): Promise<void> {
  const outcome = await readSolicitation(file, { file_name: path }, { entry })
  if (!outcome.ok) throw new Error(outcome.problem.message)
}

/** The least limit of memory, in steps of 25 MB, under which the reader's process reads the file. */
async function memory(name: string, path: string): Promise<BenchRow> {
  const file = new Uint8Array(readFileSync(path))
  let megabytes = 100
  while (!(await readSolicitation(file, { file_name: path }, { limits: { ...READING_LIMITS, megabytes }, entry })).ok && megabytes < 1000)
    megabytes += 25
  return {
    measure: `Memory of the process that reads a ${name}`,
    result: `under ${megabytes} MB`,
    aim: `< ${MEMORY_AIM} MB`,
    met: megabytes < MEMORY_AIM,
  }
}
