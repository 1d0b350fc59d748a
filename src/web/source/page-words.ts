import type { QueryClient } from '@tanstack/react-query'
import type { RecognisedPage } from '../../domain/solicitation/source.ts'
import { withoutSpaces } from '../../language/characters.ts'
import { type PageContent, piecesOf } from './page-content.ts'
import type { OpenPdf } from './pdf.ts'
import { sourceQueries } from './source-queries.ts'

/** The words of a page: the PDF's own, or those that were recognised in its picture. */
export type PageWords = { kind: 'own'; content: PageContent } | { kind: 'recognised'; recognised: RecognisedPage }

/** A page with fewer letters of its own than this may be a picture with a stamp on it. */
const SCANT = 200

/** The words that a page is read, lit and selected by. Where the server recognised them, its reading counts: quotes were taken from it. */
export async function pageWords(pdf: OpenPdf, client: QueryClient, file_id: string, page: number): Promise<PageWords> {
  const content = await pdf.content(page)
  if (withoutSpaces(piecesOf(content).join('')).length >= SCANT) return { kind: 'own', content }
  const read = await client.ensureQueryData(sourceQueries.page(file_id, page)).catch(() => null)
  return read?.recognised ? { kind: 'recognised', recognised: read.recognised } : { kind: 'own', content }
}

/** The same words as pieces to find a quote in, in the order in which they are laid out. */
export function piecesOfWords(words: PageWords): string[] {
  return words.kind === 'own' ? piecesOf(words.content) : words.recognised.pieces.map(({ text }) => `${text} `)
}
