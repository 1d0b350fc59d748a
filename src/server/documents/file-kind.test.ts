import { expect, test } from 'vitest'
import { matterOf } from './file-kind.ts'
import { smallPdf } from './testing/pdfs.ts'

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'))
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const wide = (name: string) => Buffer.from(name, 'utf16le').toString('latin1')

test.each([
  ['a PDF', smallPdf(1), 'pdf'],
  ['a PDF behind what a mail server put before it', new Uint8Array([...bytes('Content-Type: x\r\n\r\n'), ...smallPdf(1)]), 'pdf'],
  ['a Word document', bytes('PK\x03\x04 word/document.xml'), 'docx'],
  ['plain text', bytes('OBJECTIVE: Build a mast.'), 'text'],
  ['text of Windows with its own quotes', bytes('The \x93mast\x94 shall stand, and it shall not fall.'), 'text'],
  ['text in UTF-16', utf16('OBJECTIVE: Build a mast.'), 'text'],
  ['text that is longer than what is looked at, cut within a letter', new TextEncoder().encode(`x${'é'.repeat(40_000)}`), 'text'],
])('%s is known by its bytes', (_, file, kind) => {
  expect(matterOf(file)).toMatchObject({ ok: true, value: { type: kind } })
})

test.each([
  ['an empty file', new Uint8Array(), 'EMPTY_FILE', /empty/],
  [
    'an old Word document',
    bytes(`${OFFICE}${wide('WordDocument')}`),
    'WRONG_FORMAT',
    /an old Word document \(\.doc\).*save it as PDF or \.docx/,
  ],
  ['a Word document with a password', bytes(`${OFFICE}${wide('EncryptedPackage')}`), 'ENCRYPTED', /password/],
  ['rich text', bytes('{\\rtf1\\ansi OBJECTIVE}'), 'WRONG_FORMAT', /rich text/],
  ['a web page', bytes('\n<!DOCTYPE html><html><body>OBJECTIVE'), 'WRONG_FORMAT', /a web page.*print it to a PDF/],
  ['a picture', bytes('\x89PNG\r\n\x1a\n'), 'WRONG_FORMAT', /a picture.*recognized/],
  ['an archive', bytes('PK\x03\x04 topics/N251-001.pdf'), 'WRONG_FORMAT', /a ZIP archive.*unpack it/],
  ['a workbook', bytes('PK\x03\x04[Content_Types].xml xl/workbook.xml'), 'WRONG_FORMAT', /an Excel workbook/],
  ['a Word document that was cut', bytes('PK\x03\x04[Content_Types].xml'), 'CORRUPT', /damaged/],
  ['a program', bytes('MZ\x90\x00'), 'WRONG_FORMAT', /a program/],
  ['something unknown', bytes('\x00\x01\x02\x03'), 'WRONG_FORMAT', /not a PDF, a Word document/],
  ['a mark of UTF-16 and half a letter', new Uint8Array([0xff, 0xfe, 0x00]), 'WRONG_FORMAT', /not a PDF/],
  ['letters of no language', bytes('\xe1\xe2\xf3\xc1\x93\xa9'.repeat(50)), 'WRONG_FORMAT', /not a PDF/],
])('%s is told as what it is, with what to do', (_, file, code, words) => {
  expect(matterOf(file)).toEqual({ ok: false, problem: { code, message: expect.stringMatching(words) } })
  expect(matterOf(file)).toMatchObject({ problem: { message: expect.stringMatching(/Please /) } })
})
