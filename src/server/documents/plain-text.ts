import { done, fail, type Result } from '../../domain/result.ts'
import { wellFormed } from './page-text.ts'
import { type DocumentProblem, documentProblem, wrongFormat } from './problem.ts'
import type { ReadPages } from './reader-message.ts'

/** A plain text file as pages, one for each form feed. */
export function plainTextPages(file: Uint8Array): Result<ReadPages, DocumentProblem> {
  const text = decoded(file, { isCut: false })
  if (text === null) return fail(wrongFormat(null))
  if (text.trim() === '') return fail(documentProblem('EMPTY_FILE'))
  const pages = text
    .replace(/\r\n?/g, '\n')
    .split('\f')
    .map((page, at) => ({ page: at + 1, text: wellFormed(page), recognised: null }))
  return done({ pages, left_out: [] })
}

/** How much of a file is looked at to tell whether it is text. */
const BEGINNING = 65_536

/** Whether a file is text, by how it begins. */
export function isText(file: Uint8Array): boolean {
  return decoded(file.subarray(0, BEGINNING), { isCut: file.length > BEGINNING }) !== null
}

/** UTF-16 where a byte order mark says so, else UTF-8, else Windows-1252; null for what is no text. */
function decoded(bytes: Uint8Array, { isCut }: { isCut: boolean }): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return textIn(bytes, 'utf-16le', isCut)
  if (first === 0xfe && second === 0xff) return textIn(bytes, 'utf-16be', isCut)
  return textIn(bytes, 'utf-8', isCut) ?? (isMostlyPlain(bytes) ? textIn(bytes, 'windows-1252', isCut) : null)
}

/** Characters that no text has: the control characters but white space, and the replacement of what could not be decoded. */
const NOT_TEXT = /(?![\t\n\v\f\r\u0080-\u009f])[\p{Cc}\ufffd]/u

function textIn(bytes: Uint8Array, encoding: string, isCut: boolean): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
    return NOT_TEXT.test(text) ? null : text
  } catch {
    return null
  }
}

/** Whether nearly all is plain English letters: any bytes at all could be Windows-1252. */
function isMostlyPlain(bytes: Uint8Array): boolean {
  let plain = 0
  for (const byte of bytes) if ((byte >= 0x20 && byte < 0x7f) || (byte >= 9 && byte <= 13)) plain++
  return plain >= 0.9 * bytes.length
}
