import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { LiteParse } from '@llamaindex/liteparse'
import { type ReadingOptions, startReader } from '../../src/server/documents/apart.ts'
import { READING_LIMITS } from '../../src/server/documents/limits.ts'
import { ocrData } from '../../src/server/documents/ocr-data.ts'
import { readSolicitation } from '../../src/server/documents/reader.ts'
import { readersAhead } from '../../src/server/documents/reader-ahead.ts'
import { readerEntry } from '../../src/server/documents/reader-entry.ts'
import { residentMemory } from '../../src/server/documents/resident-memory.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

const MEMORY_AIM = 500

/** The reader's process as it is shipped; from source only where nothing was built. */
const entry = existsSync('dist/server/reader-process.js') ? readerEntry(pathToFileURL('dist/server/main.js').href) : readerEntry()

const TOPIC = { name: '2-page topic', path: 'samples/N251-001.pdf', pages: 2 }
const LONG = { name: '409-page file', path: 'samples/nasa-2025-phase-1-409-pages.pdf', pages: 409 }
/** The first pages of a scan, which are enough to tell what one takes. */
const SCAN = { name: 'scan', path: 'samples/SF25D-T1201-scanned-no-text-layer.pdf', pages: 3 }
type Sample = typeof TOPIC

/** Reading a short topic, a very long file and a scan, from bytes to requirements, beside the bare extraction of the same text in this process. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const topic = await readingAhead(timesOf(size, 7))
  if (size === 'once') return [topic]
  return [topic, await readingAlone(TOPIC, 5), ...(await reading(LONG, 3, bareText(LONG), 5000)), ...(await recognising())]
}

/** Between two documents, in milliseconds: time enough for the next process to get ready. */
const PAUSE = 3000

/** The topic read as the server reads it: by a process that stands ready. */
async function readingAhead(times: number): Promise<BenchRow> {
  const readers = readersAhead(entry)
  readers.start()
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))
  const took = await inPairs(times, bareText(TOPIC), () => readWhole(TOPIC, { by: readers.read }), pause)
  readers.close()
  return row(`Reading a ${TOPIC.name}, upload to requirements`, took, TOPIC.pages, 500)
}

/** The topic read while the process that stands ready is at work for somebody else. */
async function readingAlone(sample: Sample, times: number): Promise<BenchRow> {
  const took = await inPairs(times, bareText(sample), () => readWhole(sample, { entry }))
  return row(`Reading a ${sample.name} with a process that is only started`, took, sample.pages)
}

async function reading(sample: Sample, times: number, bare: () => Promise<unknown>, aim?: number): Promise<BenchRow[]> {
  let most = 0
  const took = await inPairs(times, bare, async () => {
    const reader = startReader(READING_LIMITS, entry)
    const watching = setInterval(async () => {
      most = Math.max(most, (await residentMemory(reader.pid ?? 0)) ?? 0)
    }, 20)
    await readWhole(sample, { reader, limits: { ...READING_LIMITS, recognised_pages: SCAN.pages } })
    clearInterval(watching)
  })
  const megabytes = most / 1_000_000
  return [
    row(`Reading a ${sample.name}, upload to requirements`, took, sample.pages, aim),
    {
      measure: `Memory of the process that reads a ${sample.name}`,
      result: most > 0 ? `${megabytes.toFixed(0)} MB at most` : '0 MB told by this system',
      aim: `< ${MEMORY_AIM} MB`,
      met: megabytes < MEMORY_AIM,
    },
  ]
}

/** Recognising pages of a scan, beside the bare recognition of as many in this process. */
async function recognising(): Promise<BenchRow[]> {
  const tessdataPath = await ocrData()
  if (!tessdataPath) throw new Error('The data of text recognition could not be unpacked')
  const bare = { ocrEnabled: true, tessdataPath, dpi: 300, targetPages: `1-${SCAN.pages}`, numWorkers: 1, quiet: true } as const
  return reading(SCAN, 1, () => new LiteParse({ ...bare, outputFormat: 'text' }).parse(bytesOf(SCAN)))
}

function bareText(sample: Sample): () => Promise<unknown> {
  return () => new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text' }).parse(bytesOf(sample))
}

async function readWhole(sample: Sample, options: ReadingOptions): Promise<void> {
  const outcome = await readSolicitation(bytesOf(sample), { file_name: sample.path }, options)
  if (!outcome.ok) throw new Error(outcome.problem.message)
}

function bytesOf({ path }: Sample): Uint8Array {
  return new Uint8Array(readFileSync(path))
}

type Pair = { bare: number; whole: number }

/** One after the other, in turns, so that what else the machine does slows down both. */
async function inPairs(times: number, bare: () => unknown, whole: () => unknown, pause: () => unknown = () => {}): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let time = 0; time < times; time += 1) {
    await pause()
    const [one = 0] = await timed(1, whole)
    const [other = 0] = await timed(1, bare)
    pairs.push({ whole: one, bare: other })
  }
  return pairs
}

function row(measure: string, took: readonly Pair[], pages: number, aim?: number): BenchRow {
  const all = took.map(({ whole }) => whole)
  const middle = median(all)
  return {
    measure,
    result: `${middle.toFixed(0)} ms, at worst ${Math.max(...all).toFixed(0)} ms; ${((1000 * pages) / middle).toFixed(1)} pages/s`,
    beside: `bare text ${median(took.map(({ bare }) => bare)).toFixed(0)} ms`,
    ratio: `${median(took.map(({ whole, bare }) => whole / bare)).toFixed(1)}x`,
    ...(aim === undefined ? {} : { aim: `< ${aim} ms`, met: middle < aim }),
  }
}
