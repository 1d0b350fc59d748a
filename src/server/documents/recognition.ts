import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LiteParse, type ParsedPage, type TextItem } from '@llamaindex/liteparse'
import type { RecognisedPage } from '../../domain/solicitation/source.ts'
import { OCR_DATA_FILE } from './ocr-data.ts'
import { mended, type RecognisedPiece } from './recognised-text.ts'

/** A page whose words stand in a picture, its size in points, and what it has in letters beside the picture. */
export type PicturedPage = { page: number; width: number; height: number; printed: readonly TextItem[] }

/** At 300 dots an inch small print is read without gaps; at 200 words such as "AI/ML" are lost, and more gains nothing. */
const DPI = 300

/** Most dots of a rendered page: tabloid paper at full resolution. Larger sheets are rendered coarser, so that memory stays bounded. */
const DOTS = 17_000_000

/** A page that takes longer is no text: the usual one takes two seconds, and a machine that does much else takes twenty times that. Recognition then ends, for it cannot be interrupted. */
const PAGE_MS = 120_000

/** Recognition in all leaves time to look at what was recognised. */
const ALL_MS = 480_000

/** A page with fewer letters of its own than this says nothing that its picture does not say better. */
const FEW_CHARACTERS = 300

/** Share of the page that a picture takes before words are looked for in it: a seal or logo takes less. */
const LARGE_PICTURE = 0.2

/** Those of the pages whose words stand in a picture, or in letters that make no sense. A blank page has none to look for. */
export function picturedPages(pages: readonly ParsedPage[]): PicturedPage[] {
  return pages.filter(isPictured).map(({ pageNum, width, height, textItems, complexity }) => {
    return { page: pageNum, width, height, printed: complexity?.isGarbled ? [] : textItems }
  })
}

function isPictured({ complexity, textItems }: ParsedPage): boolean {
  if (!complexity) return false
  const { reasons, largestImageCoverage, imageBlockCount } = complexity
  if (reasons.includes('scanned') || reasons.includes('garbled')) return true
  const characters = textItems.reduce((sum, { text }) => sum + text.trim().length, 0)
  if (characters >= FEW_CHARACTERS) return false
  return reasons.includes('vector-text') || largestImageCoverage >= LARGE_PICTURE || (characters === 0 && imageBlockCount > 0)
}

/**
 * The words of pictured pages, by page; pages on which nothing was recognised are left out. Stops early when a page takes too long.
 * `tessdata` is checked first, because the recognition would call a host for data that is not there.
 */
export async function recognisedPages(
  bytes: Uint8Array,
  pictured: readonly PicturedPage[],
  tessdata: string | null,
  report: (done: number) => void,
): Promise<Map<number, RecognisedPage>> {
  const recognised = new Map<number, RecognisedPage>()
  const began = performance.now()
  for (const [done, picture] of pictured.entries()) {
    report(done)
    if (!tessdata || !existsSync(join(tessdata, OCR_DATA_FILE)) || performance.now() - began > ALL_MS) break
    const page = await inTime(recognise(bytes, picture, tessdata))
    if (page === 'late') break
    const pieces = page ? mended(recognisedPieces(page, picture)) : []
    if (page && pieces.length > 0) recognised.set(picture.page, { width: page.width, height: page.height, pieces })
  }
  return recognised
}

async function recognise(bytes: Uint8Array, { page, width, height }: PicturedPage, tessdataPath: string): Promise<ParsedPage | undefined> {
  const dpi = Math.max(10, Math.min(DPI, Math.floor(72 * Math.sqrt(DOTS / (width * height)))))
  const parser = new LiteParse({
    ocrEnabled: true,
    tessdataPath,
    dpi,
    targetPages: String(page),
    numWorkers: 1,
    quiet: true,
    outputFormat: 'text',
    skipDiagonalText: true,
    continueOnPageError: true,
  })
  return (await parser.parse(bytes).catch(() => null))?.pages[0]
}

/** What was recognised, and what people see on the page in letters; letters that they cannot see are not brought back. */
function recognisedPieces({ textItems }: ParsedPage, { printed }: PicturedPage): RecognisedPiece[] {
  const recognised = textItems.filter(({ confidence }) => confidence !== undefined)
  return recognised.length === 0 ? [] : [...recognised, ...printed]
}

async function inTime<Value>(work: Promise<Value>): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PAGE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
