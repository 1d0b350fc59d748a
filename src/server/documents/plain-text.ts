import { done, fail, type Result } from '../../domain/result.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import type { ReadPages } from './reader-message.ts'

/** A plain text file as pages, one for each form feed; bytes that are not UTF-8 text are not a document. */
export function plainTextPages(file: Uint8Array): Result<ReadPages, DocumentProblem> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return fail(documentProblem('NOT_A_PDF'))
  }
  if (text.includes('\u0000')) return fail(documentProblem('NOT_A_PDF'))
  if (text.trim() === '') return fail(documentProblem('EMPTY_FILE'))
  const pages = text.split('\f').map((page, at) => ({ page: at + 1, text: page.replace(/\r\n?/g, '\n'), recognised: null }))
  return done({ pages, left_out: [] })
}
