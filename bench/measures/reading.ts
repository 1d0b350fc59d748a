import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { LiteParse } from '@llamaindex/liteparse'
import { READING_LIMITS } from '../../src/server/documents/limits.ts'
import { ocrData } from '../../src/server/documents/ocr-data.ts'
import { readSolicitation } from '../../src/server/documents/reader.ts'
import { readerEntry } from '../../src/server/documents/reader-entry.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

const MEMORY_AIM = 500

/** The reader's process as it is shipped; from source only where nothing was built. */
const entry = existsSync('dist/server/reader-process.js') ? readerEntry(pathToFileURL('dist/server/main.js').href) : readerEntry()

/** Reading a short topic and a very long file, from bytes to requirements, beside the bare extraction of the same text in this process. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const topic = await reading('topic', 'samples/N251-001.pdf', 2, 500, timesOf(size, 7))
  if (size === 'once') return [topic, await memory('2-page topic', 'samples/N251-001.pdf', 300)]
  return [
    topic,
    await reading('file', 'samples/nasa-2025-phase-1-409-pages.pdf', 409, 5000, 3),
    await memory('409-page file', 'samples/nasa-2025-phase-1-409-pages.pdf'),
    await recognising(),
    await memory('scan of 16 pages', SCAN),
  ]
}

async function reading(name: string, path: string, pages: number, aim: number, times: number): Promise<BenchRow> {
  const file = new Uint8Array(readFileSync(path))
  const bare = median(await timed(times, () => new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text' }).parse(file)))
  const whole = median(await timed(times, () => readWhole(file, path)))
  return {
    measure: `Reading a ${pages}-page ${name}, upload to requirements`,
    result: `${whole.toFixed(0)} ms, ${((1000 * pages) / whole).toFixed(0)} pages/s`,
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

const SCAN = 'samples/SF25D-T1201-scanned-no-text-layer.pdf'
const SCANNED_PAGES = 16

/** Recognising a scan whole, beside the bare recognition of one of its pages in this process. */
async function recognising(): Promise<BenchRow> {
  const file = new Uint8Array(readFileSync(SCAN))
  const tessdataPath = await ocrData()
  if (!tessdataPath) throw new Error('The data of text recognition could not be unpacked')
  const bare = { ocrEnabled: true, tessdataPath, dpi: 300, targetPages: '10', numWorkers: 1, quiet: true, outputFormat: 'text' } as const
  const page = median(await timed(3, () => new LiteParse(bare).parse(file)))
  const whole = median(await timed(1, () => readWhole(file, SCAN))) / SCANNED_PAGES
  return {
    measure: `Reading a scan of ${SCANNED_PAGES} pages, upload to requirements, by page`,
    result: `${(whole / 1000).toFixed(2)} s`,
    beside: `bare recognition ${(page / 1000).toFixed(2)} s`,
    ratio: `${(whole / page).toFixed(1)}x`,
  }
}

/** The least limit of memory, in steps of 25 MB `from` one on, under which the reader's process reads the file. */
async function memory(name: string, path: string, from = 100): Promise<BenchRow> {
  const file = new Uint8Array(readFileSync(path))
  let megabytes = from
  while (!(await readSolicitation(file, { file_name: path }, { limits: { ...READING_LIMITS, megabytes }, entry })).ok && megabytes < 1000)
    megabytes += 25
  return {
    measure: `Memory of the process that reads a ${name}`,
    result: `under ${megabytes} MB`,
    aim: `< ${MEMORY_AIM} MB`,
    met: megabytes < MEMORY_AIM,
  }
}
