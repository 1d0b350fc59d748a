import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What is written on a page, as pdf.js gives it to the layer of selectable text. */
export type PageContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** The pieces of text of a page, one for each element of its text layer. */
export function piecesOf({ items }: PageContent): string[] {
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}
