import { LiteParse } from '@llamaindex/liteparse'
import { done, fail, type Result } from '../../domain/result.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { pageText, wellFormed } from './page-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { ReaderOrder, ReadPages } from './reader-message.ts'

/** Pages that are held at once, so that a long document needs little more memory than a short one. */
const BATCH = 40

/** The pages of a PDF. */
export async function pdfPages(bytes: Uint8Array, order: ReaderOrder): Promise<Result<ReadPages, DocumentProblem>> {
  try {
    return await pagesOf(bytes, order)
  } catch (reason) {
    return fail(documentProblem(/password|encrypt/i.test(String(reason)) ? 'ENCRYPTED' : 'CORRUPT'))
  }
}

async function pagesOf(bytes: Uint8Array, order: ReaderOrder): Promise<Result<ReadPages, DocumentProblem>> {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text', skipDiagonalText: true, continueOnPageError: true })
  const pages: SourcePage[] = []
  for await (const batch of parser.parseBatches(bytes, { batchSize: BATCH })) {
    if (batch.totalPages > order.pages) return fail(tooManyPages(batch.totalPages, order.pages))
    for (const page of batch.result.pages) pages.push({ page: page.pageNum, text: wellFormed(pageText(page.textItems)), recognised: null })
  }
  return done({ pages, left_out: [] })
}
