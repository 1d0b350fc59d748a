import { LiteParse } from '@llamaindex/liteparse'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Page } from '../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../domain/solicitation/analysis-of.ts'
import { plainCharacters } from '../../domain/solicitation/characters.ts'
import { pageText } from './page-text.ts'
import { plainTextPages } from './plain-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { ReadDocument, ReaderMessage, ReaderOrder } from './reader-message.ts'

/**
 * The process in which one document is read: documents come from strangers, the parser is native code, and a text can be made so that
 * looking for sections and requirements in it takes minutes.
 * It takes one order, answers once and ends; nothing is written to disk and no host is called (text recognition is off).
 */

/** Pages that are held at once, so that a long document needs little more memory than a short one. */
const BATCH = 40

const MEMORY_REPORT_MS = 100

process.once('message', (order: ReaderOrder) => {
  const report = () => say({ kind: 'memory', bytes: process.memoryUsage.rss() })
  report()
  const reporting = setInterval(report, MEMORY_REPORT_MS)
  read(order).then((outcome) => {
    clearInterval(reporting)
    say({ kind: 'outcome', outcome }, () => process.exit(0))
  })
})
process.once('disconnect', () => process.exit(0))

async function read(order: ReaderOrder): Promise<Result<ReadDocument, DocumentProblem>> {
  const pages = order.kind === 'text' ? plainTextPages(order.file) : await pdfPages(order).catch((reason: unknown) => refusal(reason))
  if (!pages.ok) return pages
  if (pages.value.length > order.pages) return fail(tooManyPages(pages.value.length, order.pages))
  if (pages.value.every(({ text }) => text.trim() === '')) return fail(documentProblem('NO_TEXT'))
  const characters = pages.value.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > order.characters) return fail(documentProblem('TOO_MUCH_TEXT'))
  return done({ pages: pages.value, analysis: analysisOf(pages.value, order.file_name) })
}

async function pdfPages(order: ReaderOrder): Promise<Result<Page[], DocumentProblem>> {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text', skipDiagonalText: true, continueOnPageError: true })
  const pages: Page[] = []
  for await (const batch of parser.parseBatches(order.file, { batchSize: BATCH })) {
    if (batch.totalPages > order.pages) return fail(tooManyPages(batch.totalPages, order.pages))
    for (const page of batch.result.pages) pages.push({ page: page.pageNum, text: wellFormed(pageText(page.textItems)) })
  }
  return done(pages)
}

const CONTROL = /(?![\n\t])\p{Cc}/gu

/** Text that a database and JSON can keep: everyday characters, no control characters, no halves of characters. */
function wellFormed(text: string): string {
  return plainCharacters(text).replace(CONTROL, '').toWellFormed()
}

function refusal(reason: unknown): { ok: false; problem: DocumentProblem } {
  return fail(documentProblem(/password|encrypt/i.test(String(reason)) ? 'ENCRYPTED' : 'CORRUPT'))
}

function say(message: ReaderMessage, after?: () => void): void {
  if (process.connected) process.send?.(message, undefined, {}, after ?? (() => {}))
}
