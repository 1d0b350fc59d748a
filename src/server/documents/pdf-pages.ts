import { LiteParse, type ParsedPage } from '@llamaindex/liteparse'
import { done, fail, type Result } from '../../domain/result.ts'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { HIDDEN_TEXT_SETTINGS, type HiddenText, hiddenTextOf } from './hidden-pdf.ts'
import { pageText, wellFormed } from './page-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { ReaderOrder, ReadPages, Report } from './reader-message.ts'
import { type PicturedPage, picturedPages, recognisedPages } from './recognition.ts'
import { ruledTables } from './ruled-table.ts'

/**
 * Pages that are held at once, so that a long document needs little more memory than a short one. Each batch makes the parser begin anew:
 * 409 pages take a sixth less in batches of 50 than of 20, and no more memory (measured: some 380 MB at most either way).
 */
const BATCH = 50

/** The pages of a PDF. Pages that are pictures are recognised as far as the order allows; a page that fails is a page without text. */
export async function pdfPages(bytes: Uint8Array, order: ReaderOrder, report: Report): Promise<Result<ReadPages, DocumentProblem>> {
  try {
    const printed = await printedPages(bytes, order, report)
    if (!printed.ok) return printed
    const { pages, pictured, left_out } = printed.value
    return done({ pages: await withRecognised(bytes, pages, pictured, order, report), left_out })
  } catch (reason) {
    return fail(documentProblem(/password|encrypt/i.test(String(reason)) ? 'ENCRYPTED' : 'CORRUPT'))
  }
}

type PrintedPages = { pages: SourcePage[]; pictured: PicturedPage[]; left_out: LeftOut[] }

async function printedPages(bytes: Uint8Array, order: ReaderOrder, report: Report): Promise<Result<PrintedPages, DocumentProblem>> {
  const parser = new LiteParse({
    ocrEnabled: false,
    quiet: true,
    outputFormat: 'text',
    skipDiagonalText: true,
    continueOnPageError: true,
    ...HIDDEN_TEXT_SETTINGS,
  })
  const pages: SourcePage[] = []
  const pictured: PicturedPage[] = []
  const left_out: LeftOut[] = []
  let hidden: HiddenText | null = null
  for await (const { totalPages, startPage, endPage, result } of parser.parseBatches(bytes, { batchSize: BATCH })) {
    if (totalPages > order.pages) return fail(tooManyPages(totalPages, order.pages))
    hidden ??= await hiddenTextOf(bytes)
    const parsed = new Map<number, ParsedPage>()
    for (const page of result.pages) {
      const found = await hidden.onPage(page, totalPages)
      left_out.push(...found.left_out)
      parsed.set(page.pageNum, { ...page, textItems: found.seen })
    }
    for (let page = startPage; page <= endPage; page++) pages.push(sourcePage(page, parsed.get(page)))
    pictured.push(...picturedPages([...parsed.values()]))
    report({ stage: 'reading', page: endPage, pages: totalPages })
  }
  left_out.push(...(hidden?.properties ?? []))
  await hidden?.close()
  return done({ pages, pictured, left_out })
}

function sourcePage(page: number, parsed: ParsedPage | undefined): SourcePage {
  return {
    page,
    text: parsed ? wellFormed(pageText(parsed.textItems, ruledTables(parsed.vectorGraphics?.lines ?? []))) : '',
    recognised: null,
  }
}

async function withRecognised(
  bytes: Uint8Array,
  pages: SourcePage[],
  pictured: readonly PicturedPage[],
  { recognised_pages, ocr_data }: ReaderOrder,
  report: Report,
): Promise<SourcePage[]> {
  const chosen = pictured.slice(0, recognised_pages)
  if (chosen.length === 0) return pages
  const recognised = await recognisedPages(bytes, chosen, ocr_data, (page) => report({ stage: 'recognising', page, pages: chosen.length }))
  return pages.map((page) => {
    const found = recognised.get(page.page)
    return found ? { page: page.page, text: pageText(found.pieces), recognised: found } : page
  })
}
