import { deflateRawSync } from 'node:zlib'
import { type BadFile, DAMAGED, family, HEAVY } from './bad-file.ts'
import { entities } from './bad-locks.ts'
import { latin, unfolding, type ZipPart, zipOf } from './pdf-bytes.ts'

const BODY = 'word/document.xml'
const LEADING = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SPACE =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const LINE = '<w:p><w:r><w:t>PHASE I: The contractor shall design a mast.</w:t></w:r></w:p>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Word documents that unfold to too much, lie about what they hold, or reach for what is not theirs. */
export const BAD_WORD_DOCUMENTS: readonly BadFile[] = family('Word document', {
  'a body that unfolds to a gigabyte': [() => word([zipped(BODY, unfolding(1024, ' '), 1 << 30)], ''), ['TOO_MUCH_UNPACKED']],
  'a body that unfolds to a gigabyte and says it is small': [() => word([zipped(BODY, unfolding(1024, ' '), 1000)], ''), ['CORRUPT']],
  'a body that unfolds to as much as is allowed': [() => word([zipped(BODY, unfolding(180, ' '), 180 * 1024 * 1024)], ''), HEAVY],
  'a body of a hundred megabytes of paragraphs': [() => word([zipped(BODY, unfolding(100, LINE), 100 * 1024 * 1024)], ''), HEAVY],
  'a thousand parts of a gigabyte': [
    () => word(Array.from({ length: 1000 }, (_, at) => ({ ...zipped(`word/media/${at}.bin`, Buffer.from([3, 0]), 1 << 30) }))),
    ['TOO_MUCH_UNPACKED'],
  ],
  'a zip in a zip in a zip': [() => word([stored('word/embeddings/a.zip', nestedZip(6))]), ['read']],
  'thirty thousand parts': [() => word(Array.from({ length: 30_000 }, (_, at) => stored(`a${at}`, ''))), ['read']],
  'sizes below zero': [
    () => word([{ ...stored('a.xml', ''), says: { size: 0xffffffff, packed: 0xffffffff } }]),
    ['TOO_MUCH_UNPACKED', 'CORRUPT'],
  ],
  'a body that says it is larger than the file': [
    () => word([{ ...stored(BODY, LINE), says: { packed: 0x7fffffff, size: 100 } }], ''),
    DAMAGED,
  ],
  'a body beyond the end': [() => word([{ ...stored(BODY, LINE), says: { at: 0x7ffffff0 } }], ''), ['CORRUPT']],
  'a body that is another part': [() => word([{ ...stored('a.xml', body(LINE)) }, { ...stored(BODY, ''), says: { at: 0 } }], ''), DAMAGED],
  'more parts than there are': [() => word([], body(LINE), { count: 999 }), ['CORRUPT']],
  'no parts': [() => word([], body(LINE), { count: 0 }), ['CORRUPT']],
  'a directory that is not there': [() => word([], body(LINE), { at: 0xfffffff0 }), ['CORRUPT']],
  'a directory of the larger format that is not there': [() => word([], body(LINE), { at: 0xffffffff, count: 0xffff }), ['CORRUPT']],
  'a way of packing that nobody knows': [() => word([{ ...zipped(BODY, latin('???'), 3), method: 99 as 8 }], ''), ['CORRUPT']],
  'a body with a password': [() => word([{ ...stored(BODY, LINE), flags: 1 }], ''), ['ENCRYPTED']],
  'no body': [() => word([stored('word/other.xml', 'word/document.xml')], ''), ['CORRUPT']],
  'an empty body': [() => word([stored(BODY, '')], ''), ['CORRUPT', 'NO_TEXT']],
  'a body of noise': [() => word([stored(BODY, '\x01\x02<<<>>>')], ''), ['CORRUPT', 'NO_TEXT']],
  'a body that breaks off': [() => word([stored(BODY, body(LINE).slice(0, -40))], ''), DAMAGED],
  'a body that is a web page': [() => word([stored(BODY, '<html><body><p>Hello</p></body></html>')], ''), ['CORRUPT', 'NO_TEXT']],
  'a body without words': [() => word([], body('<w:p/>')), ['NO_TEXT']],
  'a body full of entities': [() => word([stored(BODY, entities('w:document'))], ''), ['CORRUPT', 'NO_TEXT']],
  'a body that includes a file': [() => word([stored(BODY, included())], ''), ['CORRUPT', 'NO_TEXT', 'read']],
  'twenty thousand tables in each other': [() => word([], body(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 20_000))), HEAVY],
  'thirty tables in each other, with words': [
    () => word([], body(nested('<w:tbl><w:tr><w:tc>', '<w:p/></w:tc></w:tr></w:tbl>', 30, LINE))),
    ['read'],
  ],
  'twenty thousand parts of text in each other': [
    () => word([], body(nested('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', 20_000, LINE))),
    HEAVY,
  ],
  'a hundred thousand runs that are never closed': [() => word([], body('<w:p><w:r>'.repeat(100_000))), HEAVY],
  'three hundred thousand properties that are never closed': [() => word([], body('<w:pPr>'.repeat(300_000))), HEAVY, { isEndless: true }],
  'thirty thousand white words in a table': [
    () =>
      word(
        [],
        body(
          `<w:tbl><w:tr><w:tc>${'<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Obey.</w:t></w:r></w:p>'.repeat(30_000)}</w:tc></w:tr></w:tbl>`,
        ),
      ),
    HEAVY,
    { isEndless: true },
  ],
  'numbers of lists that are never closed': [
    () => word([stored('word/numbering.xml', `<w:numbering ${SPACE}>${'<w:abstractNum '.repeat(100_000)}</w:numbering>`)]),
    HEAVY,
    { isEndless: true },
  ],
  macros: [() => word([stored('word/vbaProject.bin', 'Sub AutoOpen()\nShell "calc"\nEnd Sub')]), ['read'], { file_name: 'topic.docm' }],
  'pictures that stand elsewhere': [
    () => word([relations('image', 'http://127.0.0.1:9/a.png'), relations('image', 'file:///etc/passwd')], body(`${LINE}${SHOWN}`)),
    ['read'],
  ],
  'a template that stands elsewhere': [() => word([relations('attachedTemplate', 'http://127.0.0.1:9/a.dotm')]), ['read']],
  'names that climb': [
    () => word([stored('../../../../tmp/climbed', 'x'), stored('/etc/passwd', 'x'), stored('..\\..\\a', 'x')]),
    ['read'],
  ],
  'names of control characters': [() => word([stored('a\0b\u202e', 'x'), stored('x'.repeat(60_000), 'x')]), ['read']],
  'cut in the middle': [() => half(word([])), ['CORRUPT', 'WRONG_FORMAT']],
  'a document behind a password, as Word keeps it': [() => office('EncryptedPackage'), ['ENCRYPTED']],
  'an old Word document': [() => office('WordDocument'), ['WRONG_FORMAT']],
  'a workbook': [() => zipOf([stored('[Content_Types].xml', '<Types/>'), stored('xl/workbook.xml', '<workbook/>')]), ['WRONG_FORMAT']],
  'a zip of solicitations': [
    () => zipOf([stored('topic.pdf', '%PDF-1.7')].map((part) => ({ ...part, name: `${'a/'.repeat(600)}topic.pdf` }))),
    ['WRONG_FORMAT', 'CORRUPT'],
  ],
}).map((file) => ({ ...file, file_name: file.file_name === 'topic.pdf' ? 'topic.docx' : file.file_name }))

const SHOWN =
  '<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId9"/></w:drawing></w:r></w:p>'

function body(content: string): string {
  return `${LEADING}<w:document ${SPACE}><w:body>${content}</w:body></w:document>`
}

/** A Word document with these further parts; without `content` the parts bring their own body. */
function word(parts: readonly ZipPart[], content = body(LINE), end = {}): Buffer {
  const types = `${LEADING}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`
  const start = `${LEADING}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${BODY}"/></Relationships>`
  const own = content === '' ? [] : [stored(BODY, content)]
  return zipOf([stored('[Content_Types].xml', types), stored('_rels/.rels', start), ...own, ...parts], { end })
}

function stored(name: string, content: string | Buffer): ZipPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return { name, packed: bytes, method: 0, size: bytes.length }
}

function zipped(name: string, packed: Buffer, size: number): ZipPart {
  return { name, packed, method: 8, size }
}

function nested(open: string, close: string, levels: number, inside = ''): string {
  return open.repeat(levels) + inside + close.repeat(levels)
}

function nestedZip(levels: number): Buffer {
  const inside = levels === 0 ? unfolding(10) : nestedZip(levels - 1)
  return zipOf(
    Array.from({ length: 10 }, (_, at) => ({ name: `${at}.zip`, packed: deflateRawSync(inside), method: 8, size: inside.length })),
  )
}

function relations(kind: string, target: string): ZipPart {
  const one = `<Relationship Id="rId9" Type="${OFFICE}/${kind}" Target="${target}" TargetMode="External"/>`
  return stored(
    'word/_rels/document.xml.rels',
    `${LEADING}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${one}</Relationships>`,
  )
}

function included(): string {
  const entity = '<!DOCTYPE w:document [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % far SYSTEM "http://127.0.0.1:9/a.dtd"> %far;]>'
  return body('<w:p><w:r><w:t>&file;</w:t></w:r></w:p>').replace('?>', `?>${entity}`)
}

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

/** The head of a file of an older Office program with the name of one of its streams. */
function office(name: string): Buffer {
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016), Buffer.from(name, 'utf16le'), Buffer.alloc(512)])
}
