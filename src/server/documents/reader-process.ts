import { LiteParse } from '@llamaindex/liteparse'
import type { Page } from '../../domain/solicitation/analysis.ts'
import { plainCharacters } from '../../domain/solicitation/characters.ts'
import { pageText } from './page-text.ts'
import type { ReaderMessage, ReaderOrder } from './reader-message.ts'

/**
 * The process in which one document is read: PDFs come from strangers, and the parser is native code.
 * It takes one order, answers once and ends; nothing is written to disk and no host is called (text recognition is off).
 */

/** Pages that are held at once, so that a long document needs little more memory than a short one. */
const BATCH = 40

const MEMORY_REPORT_MS = 100

process.once('message', (order: ReaderOrder) => {
  const report = () => say({ kind: 'memory', bytes: process.memoryUsage.rss() })
  report()
  const reporting = setInterval(report, MEMORY_REPORT_MS)
  read(order)
    .catch((reason: unknown) => refusal(reason))
    .then((answer) => {
      clearInterval(reporting)
      say(answer, () => process.exit(0))
    })
})
process.once('disconnect', () => process.exit(0))

async function read(order: ReaderOrder): Promise<ReaderMessage> {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text', skipDiagonalText: true, continueOnPageError: true })
  const pages: Page[] = []
  for await (const batch of parser.parseBatches(order.file, { batchSize: BATCH })) {
    if (batch.totalPages > order.pages) return { kind: 'too-many-pages', pages: batch.totalPages }
    for (const page of batch.result.pages) pages.push({ page: page.pageNum, text: wellFormed(pageText(page.textItems)) })
  }
  return { kind: 'pages', pages }
}

const CONTROL = /(?![\n\t])\p{Cc}/gu

/** Text that a database and JSON can keep: everyday characters, no control characters, no halves of characters. */
function wellFormed(text: string): string {
  return plainCharacters(text).replace(CONTROL, '').toWellFormed()
}

function refusal(reason: unknown): ReaderMessage {
  return { kind: /password|encrypt/i.test(String(reason)) ? 'encrypted' : 'corrupt' }
}

function say(message: ReaderMessage, after?: () => void): void {
  if (process.connected) process.send?.(message, undefined, {}, after ?? (() => {}))
}
