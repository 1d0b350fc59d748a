import { done, fail, type Result } from '../../domain/result.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'

/** A plain text file as pages, one for each form feed; bytes that are not UTF-8 text are not a document. */
export function plainTextPages(file: Uint8Array): Result<SourcePage[], DocumentProblem> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return fail(documentProblem('NOT_A_PDF'))
  }
  if (text.includes('\u0000')) return fail(documentProblem('NOT_A_PDF'))
  if (text.trim() === '') return fail(documentProblem('EMPTY_FILE'))
  return done(text.split('\f').map((page, at) => ({ page: at + 1, text: page.replace(/\r\n?/g, '\n'), recognised: null })))
}
