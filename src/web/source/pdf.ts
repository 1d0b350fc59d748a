import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { PageContent } from './page-content.ts'
import { PdfFiles } from './pdf-files.ts'

GlobalWorkerOptions.workerSrc = workerAddress

/** The size of a page in points, turned as it is shown. */
export type PageSize = { width: number; height: number }

/** A PDF that is open. `close` frees its memory and ends its worker. */
export type OpenPdf = {
  pages: number
  /** The first page's size in points, which the others are taken to have until they are seen. */
  size: PageSize
  page: (page: number) => Promise<PDFPageProxy>
  content: (page: number) => Promise<PageContent>
  close: () => void
}

/** Pictures of more pixels than this are left out of a page: they would take the memory that the rest needs. */
const LARGEST_PICTURE = 100_000_000

/** Opens a PDF in a worker of its own. Nothing in it runs: no script, no form, no link. Fails when it is no PDF that can be drawn. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const opening = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: PdfFiles,
    maxImageSize: LARGEST_PICTURE,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => void opening.destroy().catch(() => undefined)
  try {
    const pdf = await opening.promise
    return opened(pdf, sizeOf(await pdf.getPage(1)), close)
  } catch (problem) {
    close()
    throw problem
  }
}

function opened(pdf: PDFDocumentProxy, size: PageSize, close: () => void): OpenPdf {
  const contents = new Map<number, Promise<PageContent>>()
  const page = (number: number) => pdf.getPage(number)
  const content = async (number: number) => (await page(number)).getTextContent({ includeMarkedContent: true, disableNormalization: true })
  return {
    pages: pdf.numPages,
    size,
    page,
    content: (number) => {
      const known = contents.get(number) ?? content(number)
      contents.delete(number)
      contents.set(number, known)
      // the oldest goes, so that a long document does not fill the memory with its text
      for (const oldest of contents.keys()) {
        if (contents.size <= 40) break
        contents.delete(oldest)
      }
      return known
    },
    close,
  }
}

/** How large a page is printed. */
export function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}
