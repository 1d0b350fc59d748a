import { createHash } from 'node:crypto'
import type { SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import type { NewFile } from '../db/source-files.ts'
import type { DocumentProblem } from '../documents/problem.ts'
import type { Parts } from '../parts.ts'
import type { Problem } from '../problem.ts'

/** A document as it was sent: its bytes, in memory once, and what the sender calls it. */
export type UploadedDocument = { bytes: Uint8Array; file_name: string }

/** The end of a name says what a file is, so of a name that is too long the end is kept. */
const LONGEST_NAME = 300

/** Characters that break a line, or turn the direction so that a name looks like another one. */
const MISLEADING = /[\p{Cc}\p{Bidi_Control}]/gu

/** Takes a document out of a form. */
export async function uploadedDocument(file: Blob): Promise<UploadedDocument> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file instanceof File ? file.name.replace(MISLEADING, '').slice(-LONGEST_NAME).toWellFormed() : ''
  return { bytes, file_name: name || 'upload' }
}

/** A document that was read, ready to be kept under a new id. */
export function readDocument(
  parts: Parts,
  { bytes, file_name }: UploadedDocument,
  { kind, pages }: { kind: SourceFile['kind']; pages: SourcePage[] },
): NewFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { file: { id: parts.newId(), file_name, kind, sha256 }, bytes, pages }
}

/** Why a document was not read, as the server says it. */
export function unreadable({ code, message }: DocumentProblem): Problem {
  return { code: code === 'WRONG_FORMAT' ? 'WRONG_TYPE' : 'BAD_INPUT', message }
}
