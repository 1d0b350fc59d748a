import { noise } from './bad-bytes.ts'
import { type BadFile, DAMAGED, family, HEAVY } from './bad-file.ts'
import { joined, LINE, latin, pageOf, streamOf } from './pdf-bytes.ts'
import { picturesPdf, wordless } from './scans.ts'

/** Files that are something else than they are called, texts that are no texts, and pages without words. */
export const WRONG_MATTER: readonly BadFile[] = [
  ...family('wrong kind', {
    'a program': [() => joined('\x7fELF\x02\x01\x01', noise(3000)), ['WRONG_FORMAT']],
    'a program for Windows': [() => joined('MZ\x90\0', noise(3000)), ['WRONG_FORMAT']],
    'a picture': [() => joined('\x89PNG\r\n\x1a\n', noise(3000)), ['WRONG_FORMAT']],
    'a photograph': [() => joined('\xff\xd8\xff\xe0\0\x10JFIF', noise(3000)), ['WRONG_FORMAT']],
    'a small film': [() => joined('GIF89a', noise(3000)), ['WRONG_FORMAT']],
    music: [() => joined('ID3\x03\0\0', noise(3000)), ['WRONG_FORMAT']],
    'a film': [() => joined('\0\0\0\x18ftypmp42', noise(3000)), ['WRONG_FORMAT']],
    'a packed file': [() => joined('\x1f\x8b\x08\0', noise(3000)), ['WRONG_FORMAT']],
    'a web page': [() => latin('<!DOCTYPE html><html><body>You are not signed in.</body></html>'), ['WRONG_FORMAT']],
    'rich text': [() => latin('{\\rtf1\\ansi OBJECTIVE: Build.}'), ['WRONG_FORMAT']],
    'a database': [() => joined('SQLite format 3\0', noise(3000)), ['WRONG_FORMAT']],
    noise: [() => noise(50_000), ['WRONG_FORMAT']],
    nothing: [() => Buffer.alloc(0), ['EMPTY_FILE']],
    'one byte': [() => Buffer.from([0]), ['WRONG_FORMAT']],
    'one letter': [() => latin('a'), ['read'], { warning: /topic/i }],
    'one space': [() => latin(' '), ['EMPTY_FILE']],
    zeros: [() => Buffer.alloc(100_000), ['WRONG_FORMAT']],
    'the first five bytes of a PDF': [() => latin('%PDF-'), ['CORRUPT']],
    'the first and the last line of a PDF': [() => latin('%PDF-1.7\n%%EOF\n'), ['CORRUPT']],
    'a PDF behind noise': [() => joined(noise(900), smallPdfOf()), ['read', 'CORRUPT']],
    'a PDF far behind noise': [() => joined(noise(2000), smallPdfOf()), ['WRONG_FORMAT']],
    'two PDFs after one another': [() => joined(smallPdfOf(), smallPdfOf()), ['read']],
    'a PDF with a program behind it': [() => joined(smallPdfOf(), '\x7fELF', noise(5000)), ['read', 'CORRUPT']],
    'a PDF of version 99': [() => latin(smallPdfOf().toString('latin1').replace('1.7', '9.9')), DAMAGED],
    'text under the name of a PDF': [() => latin('OBJECTIVE: Build a mast.\nPHASE I: Design a mast.'), ['read']],
    'a PDF under the name of text': [smallPdfOf, ['read'], { file_name: 'topic.txt' }],
    'a PDF under the name of a Word document': [smallPdfOf, ['read'], { file_name: 'topic.docx' }],
  }),
  ...family('plain text', {
    'two bytes a letter': [() => joined('\xff\xfe', Buffer.from('PHASE I: Design a mast.', 'utf16le')), ['read']],
    'two bytes a letter, broken off': [() => joined('\xff\xfe', Buffer.from('PHASE I: Design a mast.', 'utf16le'), 'x'), ['WRONG_FORMAT']],
    'two bytes a letter, with halves of characters': [
      () => joined('\xff\xfe', Buffer.from('Design \ud800 a mast \udc00', 'utf16le')),
      ['WRONG_FORMAT', 'read'],
    ],
    'only the mark of two bytes a letter': [() => latin('\xff\xfe'), ['EMPTY_FILE']],
    'four megabytes in one line without a space': [() => Buffer.alloc(4_000_000, 'a'), HEAVY, { isEndless: true }],
    'a hundred thousand letters in one line without a space': [() => Buffer.alloc(100_000, 'a'), ['read']],
    'more text than is read': [() => Buffer.alloc(4_500_000, 'The mast shall stand. '), ['TOO_MUCH_TEXT']],
    'a million empty lines': [() => Buffer.alloc(1_000_000, '\n'), ['EMPTY_FILE']],
    'a million empty lines and a word': [() => joined(Buffer.alloc(1_000_000, '\n'), 'mast'), HEAVY],
    'a hundred thousand pages': [() => Buffer.alloc(200_000, 'a\f'), ['TOO_MANY_PAGES']],
    'control characters': [() => Buffer.alloc(5000, '\x01\x02\x03'), ['WRONG_FORMAT']],
    'words with zeros between': [() => latin('P\0H\0A\0S\0E\0 \0I\0'), ['WRONG_FORMAT']],
    'broken letters': [() => latin(`The mast shall stand. ${'\xc3\x28'.repeat(3)}`), ['read', 'WRONG_FORMAT']],
    'overlong letters': [() => latin('PHASE I: \xc0\xaf\xe0\x80\xaf\xf8\x88\x80\x80\x80'), ['WRONG_FORMAT', 'read']],
    'marks piled on one letter': [() => Buffer.from(`Design a mast ${'\u0301'.repeat(100_000)}`), HEAVY],
    'characters that nobody sees': [() => Buffer.from('\u200b\u200d\u2060\ufeff'.repeat(10_000)), ['NO_TEXT', 'EMPTY_FILE', 'read']],
    'text that turns its direction': [() => Buffer.from(`PHASE I: Design \u202e${'tsam a '.repeat(1000)}`), ['read']],
    'twenty thousand topics': [
      () =>
        latin(
          Array.from(
            { length: 20_000 },
            (_, at) => `N251-${String(at % 1000).padStart(3, '0')} TITLE: Mast ${at}\nOBJECTIVE: Build.\n`,
          ).join(''),
        ),
      HEAVY,
    ],
    'a number of a hundred thousand digits': [
      () => latin(`The mast shall weigh less than ${'9'.repeat(100_000)} kg and stand ${'1.'.repeat(50_000)} m.`),
      HEAVY,
    ],
    'one sentence of two hundred thousand words': [
      () => latin(`PHASE I: The contractor shall ${'build and '.repeat(100_000)} test.`),
      HEAVY,
    ],
    'headings and nothing else': [() => latin('OBJECTIVE:\nDESCRIPTION:\nPHASE I:\nPHASE II:\n'.repeat(20_000)), HEAVY],
    'brackets and stops': [() => latin(`PHASE I: ${'(.) ["] e.g. i.e. '.repeat(30_000)}`), HEAVY],
  }),
  ...family('no words', {
    'a blank page': [() => pageOf({ contents: streamOf('') }), ['NO_TEXT']],
    'a page of a drawing': [() => pageOf({ contents: streamOf('100 100 m 400 400 l S') }), ['NO_TEXT']],
    'a page of spaces': [() => pageOf({ contents: streamOf('BT /F1 12 Tf 72 720 Td (          ) Tj ET') }), ['NO_TEXT']],
    'words that are only hidden': [() => pageOf({ contents: streamOf(`3 Tr ${LINE}`) }), ['NO_TEXT']],
    'a scan of blank paper': [() => picturesPdf([{ width: 60, height: 80, dots: Buffer.alloc(4800, 255) }]), ['NO_TEXT']],
    'a scan of black paper': [() => picturesPdf([{ width: 60, height: 80, dots: Buffer.alloc(4800, 0) }]), ['NO_TEXT']],
    'a scan of waves': [() => picturesPdf([wordless()]), ['NO_TEXT']],
    'a scan of snow': [() => picturesPdf([{ width: 600, height: 800, dots: noise(480_000) }]), ['NO_TEXT', 'read', 'TOOK_TOO_LONG']],
    'no paper': [() => picturesPdf([null, null, null]), ['NO_TEXT']],
  }),
]

function smallPdfOf(): Buffer {
  return pageOf({})
}
