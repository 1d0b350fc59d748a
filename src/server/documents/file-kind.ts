import { done, fail, type Result } from '../../domain/result.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { docHeader } from './doc-header.ts'
import { isText } from './plain-text.ts'
import { type DocumentProblem, documentProblem, wrongFormat } from './problem.ts'

/** The header may stand a little way into the file, after what a mail or web server put before it. */
const HEADER_WITHIN = 1024

/** A file that can be read. */
export type FileMatter = { type: SourceFile['kind']; bytes: Uint8Array }

/** What a file is, by its bytes and never by its name. Word documents of the old kind are taken of a company alone (spec §5, Admin). */
export function matterOf(file: Uint8Array, taken: { old_word: boolean } = { old_word: false }): Result<FileMatter, DocumentProblem> {
  if (file.length === 0) return fail(documentProblem('EMPTY_FILE'))
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const header = bytes.subarray(0, HEADER_WITHIN).indexOf('%PDF-')
  if (header >= 0) return done({ type: 'pdf', bytes: file.subarray(header) })
  if (startsWith(bytes, ZIP)) return bytes.includes('word/document.xml') ? done({ type: 'docx', bytes: file }) : fail(packed(bytes))
  if (startsWith(bytes, OFFICE)) return olderOffice(bytes, taken.old_word)
  const known = KNOWN.find(({ begins }) => begins.some((start) => startsWith(bytes, start)))
  if (known) return fail(wrongFormat(known))
  if (WEB_PAGE.test(bytes.toString('latin1', 0, HEADER_WITHIN))) return fail(wrongFormat({ is: 'a web page', advice: PRINT }))
  return isText(file) ? done({ type: 'text', bytes: file }) : fail(wrongFormat(null))
}

const ZIP = 'PK\x03\x04'
const OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const WEB_PAGE = /^(?:\xef\xbb\xbf)?\s*(?:<!--[\s\S]{0,300}?-->\s*)?(?:<!doctype html|<html|<head|<body)/i

const SAVE = 'Please open it in the program that made it, save it as PDF or .docx and upload that.'
const PRINT = 'Please print it to a PDF and upload that.'
const UNPACK = 'Please unpack it and upload the solicitation itself.'
const PICTURE = 'Please save it as a PDF and upload that; the text in it is then recognized.'

/** Formats that people take for the document itself, by their first bytes. */
const KNOWN: { begins: string[]; is: string; advice: string }[] = [
  { begins: ['{\\rtf'], is: 'a rich text document (.rtf)', advice: SAVE },
  { begins: ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*', 'BM', 'RIFF'], is: 'a picture', advice: PICTURE },
  { begins: ['PK\x05\x06', '\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh'], is: 'an archive', advice: UNPACK },
  { begins: ['MZ', '\x7fELF'], is: 'a program', advice: 'Please upload the solicitation itself.' },
]

/** Zip files that are documents of other programs name their parts in plain sight. */
function packed(bytes: Buffer): DocumentProblem {
  if (bytes.includes('xl/workbook')) return wrongFormat({ is: 'an Excel workbook', advice: PRINT })
  if (bytes.includes('ppt/presentation')) return wrongFormat({ is: 'a PowerPoint presentation', advice: PRINT })
  if (bytes.subarray(0, 200).includes('vnd.oasis.opendocument')) return wrongFormat({ is: 'an OpenDocument file', advice: SAVE })
  if (bytes.includes('[Content_Types].xml')) return documentProblem('CORRUPT')
  return wrongFormat({ is: 'a ZIP archive', advice: UNPACK })
}

/** Files of older Office programs; a Word document with a password is wrapped in one as well. */
function olderOffice(bytes: Buffer, isWordTaken: boolean): Result<FileMatter, DocumentProblem> {
  const holds = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'))
  if (holds('EncryptedPackage')) return fail(documentProblem('ENCRYPTED'))
  const isWord = holds('WordDocument') || docHeader(bytes) !== null
  if (isWord && isWordTaken) return done({ type: 'doc', bytes })
  return fail(wrongFormat({ is: isWord ? 'an old Word document (.doc)' : 'a document of an old Office program', advice: SAVE }))
}

function startsWith(bytes: Buffer, start: string): boolean {
  return bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))
}
