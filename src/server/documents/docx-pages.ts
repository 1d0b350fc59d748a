import { fail, type Result } from '../../domain/result.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import type { ReadPages } from './reader-message.ts'

/** The pages of a Word document. */
export async function docxPages(_bytes: Uint8Array, _unpacked_megabytes: number): Promise<Result<ReadPages, DocumentProblem>> {
  return fail(documentProblem('CORRUPT'))
}
