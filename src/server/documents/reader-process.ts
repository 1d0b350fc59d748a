import { setFlagsFromString } from 'node:v8'
import type { Instructions } from '../../domain/instructions/instructions.ts'
import { instructionsIn } from '../../domain/instructions/instructions-in.ts'
import { instructionsWithin } from '../../domain/instructions/instructions-within.ts'
import { withoutMachineTalk } from '../../domain/machine-talk/machine-talk.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Analysis, LeftOut } from '../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../domain/solicitation/analysis-of.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { withoutUnseenCharacters } from '../../domain/solicitation/unseen-characters.ts'
import { wellFormed } from './page-text.ts'
import { pdfPages } from './pdf-pages.ts'
import { plainTextPages } from './plain-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { ReaderMessage, ReaderOrder, ReadMatter, ReadPages, Report } from './reader-message.ts'
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

process.once('message', (order: ReaderOrder) => {
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

async function read(order: ReaderOrder, report: Report): Promise<Result<ReadMatter, DocumentProblem>> {
  report({ stage: 'opening', page: 0, pages: 0 })
  const read = await pagesOf(order, report)
  if (!read.ok) return read
  const { pages, left_out: unseen } = withoutUnseenCharacters(read.value.pages)
  if (pages.length > order.pages) return fail(tooManyPages(pages.length, order.pages))
  if (pages.every(({ text }) => text.trim() === '')) return fail(documentProblem('NO_TEXT'))
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > order.characters) return fail(documentProblem('TOO_MUCH_TEXT'))
  if (pages.length < MANY_PAGES) setFlagsFromString('--no-regexp-optimization')
  report({ stage: 'finding', page: 0, pages: 0 })
  return done({ pages, found: found(order, pages, [...read.value.left_out, ...unseen]) })
}

/** What stands in the pages, without what gives orders to a machine: it stays on the pages, where people see it. Pages read again tell of it again. */
function found({ purpose, file_name }: ReaderOrder, kept: readonly SourcePage[], known: readonly LeftOut[]): ReadMatter['found'] {
  if (purpose.as === 'document') return { as: 'document' }
  const { pages, left_out: orders } = withoutMachineTalk(kept)
  const all = [...known.filter(({ why }) => why !== 'talks_to_machine'), ...orders]
  const left_out = all.map((left) => ({ ...left, text: wellFormed(left.text) }))
  const ocr_pages = pages.filter(({ recognised }) => recognised !== null).map(({ page }) => page)
  if (purpose.as === 'instructions') return { as: 'instructions', instructions: instructionsIn(pages, file_name, { ocr_pages, left_out }) }
  const analysis = analysisOf(pages, file_name, { topic_number: purpose.topic_number, ocr_pages, left_out })
  return { as: 'solicitation', analysis, instructions: instructionsBefore(analysis, pages, file_name) }
}

/** The component's instructions that its own file holds before the topic; none are before a topic that does not say where it begins. */
function instructionsBefore({ topic, reading }: Analysis, pages: readonly SourcePage[], file_name: string): Instructions | null {
  const begins = reading.topics_found.find(({ number }) => number === topic.number)
  return begins ? instructionsWithin(pages, begins.page, file_name) : null
}

async function pagesOf(order: ReaderOrder, report: Report): Promise<Result<ReadPages, DocumentProblem>> {
  const { matter } = order
  if (matter.type === 'pages') return done(matter)
  if (matter.type === 'text') return plainTextPages(matter.bytes)
  // loaded when needed, for most solicitations are PDF files
  if (matter.type === 'docx') return (await import('./docx-pages.ts')).docxPages(matter.bytes, order.unpacked_megabytes)
  if (matter.type === 'doc') return (await import('./doc-pages.ts')).docPages(matter.bytes)
  return pdfPages(matter.bytes, order, report)
}

function say(message: ReaderMessage, after?: () => void): void {
  if (process.connected) process.send?.(message, undefined, {}, after ?? (() => {}))
}
