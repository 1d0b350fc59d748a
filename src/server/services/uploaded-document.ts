import type { SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import type { NewFile } from '../db/source-files.ts'
import type { DocumentProblem } from '../documents/problem.ts'
import type { Parts } from '../parts.ts'
import type { Problem } from '../problem.ts'
import { SentFile } from '../sent-files.ts'

/** A document as it was sent, and what the sender calls it. */
export type UploadedDocument = { file: SentFile; file_name: string }

/** The end of a name says what a file is, so of a name that is too long the end is kept. */
const LONGEST_NAME = 300

/** Characters that break a line, or turn the direction so that a name looks like another one. */
const MISLEADING = /[\p{Cc}\p{Bidi_Control}]/gu

/** Takes a document out of a form. */
export function uploadedDocument(file: Blob): UploadedDocument {
  if (!(file instanceof SentFile)) throw new Error('A file came another way than in a form')
  const name = file.name.replace(MISLEADING, '').slice(-LONGEST_NAME).toWellFormed()
  return { file, file_name: name || 'upload' }
}

/** A document that was read, ready to be kept under a new id. */
export function readDocument(
  parts: Parts,
  { file, file_name }: UploadedDocument,
  { kind, pages }: { kind: SourceFile['kind']; pages: SourcePage[] },
): NewFile {
  return { file: { id: parts.newId(), file_name, kind, sha256: file.sha256 }, bytes: file.pieces(), pages }
}

/** Why a document was not read, as the server says it. */
export function unreadable({ code, message }: DocumentProblem): Problem {
  return { code: code === 'WRONG_FORMAT' ? 'WRONG_TYPE' : 'BAD_INPUT', message }
}
