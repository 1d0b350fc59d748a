import { LiteParse } from '@llamaindex/liteparse'
import { instructionsIn } from '../../domain/instructions/instructions-in.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import { analysisOf } from '../../domain/solicitation/analysis-of.ts'
import { plainCharacters } from '../../domain/solicitation/characters.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { pageText } from './page-text.ts'
import { plainTextPages } from './plain-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { ReaderMessage, ReaderOrder, ReadMatter } from './reader-message.ts'

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

async function read(order: ReaderOrder): Promise<Result<ReadMatter, DocumentProblem>> {
  const pages = await pagesOf(order)
  if (!pages.ok) return pages
  if (pages.value.length > order.pages) return fail(tooManyPages(pages.value.length, order.pages))
  if (pages.value.every(({ text }) => text.trim() === '')) return fail(documentProblem('NO_TEXT'))
  const characters = pages.value.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > order.characters) return fail(documentProblem('TOO_MUCH_TEXT'))
  return done({ pages: pages.value, found: found(order, pages.value) })
}

function found({ purpose, file_name, matter }: ReaderOrder, pages: SourcePage[]): ReadMatter['found'] {
  const ocr_pages = pages.filter(({ recognised }) => recognised !== null).map(({ page }) => page)
  const left_out = matter.type === 'pages' ? matter.left_out : []
  if (purpose.as === 'instructions') return { as: 'instructions', instructions: instructionsIn(pages, file_name, { ocr_pages, left_out }) }
  return { as: 'solicitation', analysis: analysisOf(pages, file_name, { topic_number: purpose.topic_number, ocr_pages, left_out }) }
}

async function pagesOf(order: ReaderOrder): Promise<Result<SourcePage[], DocumentProblem>> {
  const { matter } = order
  if (matter.type === 'pages') return done(matter.pages)
  if (matter.type === 'text') return plainTextPages(matter.bytes)
  return pdfPages(matter.bytes, order).catch((reason: unknown) => refusal(reason))
}

async function pdfPages(bytes: Uint8Array, order: ReaderOrder): Promise<Result<SourcePage[], DocumentProblem>> {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text', skipDiagonalText: true, continueOnPageError: true })
  const pages: SourcePage[] = []
  for await (const batch of parser.parseBatches(bytes, { batchSize: BATCH })) {
    if (batch.totalPages > order.pages) return fail(tooManyPages(batch.totalPages, order.pages))
    for (const page of batch.result.pages) pages.push({ page: page.pageNum, text: wellFormed(pageText(page.textItems)), recognised: null })
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
