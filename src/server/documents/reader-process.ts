import { setFlagsFromString } from 'node:v8'
import { done, type Result } from '../../domain/result.ts'
import { madeUpOrder } from './made-up-topic.ts'
import type { DocumentProblem } from './problem.ts'
import { AHEAD, type ReaderMessage, type ReaderOrder, type ReadMatter, type Report } from './reader-message.ts'
import { foundIn, readPages } from './reading.ts'
import { seldom } from './seldom.ts'

/**
 * The process in which one document is read: documents come from strangers, the parser is native code, and a text can be made so that
 * looking for sections and requirements in it takes minutes.
 * It takes one order, tells how far it is, answers once and ends; nothing is written to disk and no host is called.
 */

const MEMORY_REPORT_MS = 100

/**
 * In fewer pages than these, making the patterns fast takes longer than looking for them (measured: four pages 250 ms against 90 ms,
 * 409 pages 610 ms against 900 ms). An engine that does not know the flag ignores it.
 */
const MANY_PAGES = 100

/** Time between two words on how far the reading is, within a stage. */
const PROGRESS_MS = 100

/** After so many readings the machine has been told which ways through the code are taken often. */
const ROUNDS = 3

let hasOrder = false
process.once('message', (order: ReaderOrder) => {
  hasOrder = true
  const tellMemory = () => say({ kind: 'memory', bytes: process.memoryUsage.rss() })
  tellMemory()
  const telling = setInterval(tellMemory, MEMORY_REPORT_MS)
  const report = seldom(
    (progress) => say({ kind: 'progress', progress }),
    PROGRESS_MS,
    () => performance.now(),
  )
  read(order, report).then((outcome) => {
    clearInterval(telling)
    say({ kind: 'outcome', outcome }, () => process.exit(0))
  })
})
process.once('disconnect', () => process.exit(0))
if (process.argv.includes(AHEAD)) warmUp().catch(() => {})

/**
 * Loads, translates and runs in what a reading needs: the parser, the language model, the weights and the patterns take several times as long as
 * reading a topic of two pages. An order that comes meanwhile is let in between any two pieces of it, and ends it.
 */
async function warmUp(): Promise<void> {
  const order = madeUpOrder()
  for (let round = 0; round < ROUNDS && !hasOrder; round++) {
    const read = await readPages(order, () => {})
    await new Promise(setImmediate)
    if (read.ok && !hasOrder) foundIn(order, read.value)
    await new Promise(setImmediate)
  }
}

async function read(order: ReaderOrder, report: Report): Promise<Result<ReadMatter, DocumentProblem>> {
  const read = await readPages(order, report)
  if (!read.ok) return read
  if (read.value.pages.length < MANY_PAGES) setFlagsFromString('--no-regexp-optimization')
  report({ stage: 'finding', page: 0, pages: 0 })
  return done(foundIn(order, read.value))
}

function say(message: ReaderMessage, after?: () => void): void {
  if (process.connected) process.send?.(message, undefined, {}, after ?? (() => {}))
}
