import { createHash } from 'node:crypto'
import { type BadFile, DAMAGED, family } from './bad-file.ts'
import { LINE, latin, pageOf, streamOf } from './pdf-bytes.ts'
import { lockedPdf } from './pdfs.ts'

const SCRIPT = "app.launchURL\\('http://127.0.0.1:9/script'\\); while\\(true\\){}"

/** PDFs that are locked, and PDFs that would like to do something when they are opened. */
export const LOCKED_AND_ACTIVE: readonly BadFile[] = [
  ...family('locked', {
    'a password that nobody knows': [lockedPdf, ['ENCRYPTED']],
    'a password for opening': [() => rc4Locked('secret'), ['ENCRYPTED']],
    'no password for opening, but one for changes': [() => rc4Locked(''), ['read']],
    'a lock of another maker': [
      () => pageOf({ trailer: '/Encrypt << /Filter /Acme.Lock /V 1 >> /ID [<00> <00>]' }),
      ['ENCRYPTED', 'CORRUPT'],
    ],
    'a lock of a year to come': [
      () => pageOf({ trailer: '/Encrypt << /Filter /Standard /V 99 /R 99 >> /ID [<00> <00>]' }),
      ['ENCRYPTED', 'CORRUPT'],
    ],
    'a lock without a keyhole': [() => pageOf({ trailer: '/Encrypt << >>' }), ['ENCRYPTED', 'CORRUPT', 'read']],
    'a lock that is not there': [() => pageOf({ trailer: '/Encrypt 99 0 R' }), [...DAMAGED, 'ENCRYPTED']],
    'a lock with keys of a megabyte': [
      () =>
        pageOf({
          trailer: `/Encrypt << /Filter /Standard /V 5 /R 6 /O <${'41'.repeat(500_000)}> /U <${'41'.repeat(500_000)}> /OE <41> /UE <41> /Perms <41> /P -4 >> /ID [<00> <00>]`,
        }),
      ['ENCRYPTED', 'CORRUPT'],
    ],
  }),
  ...family('scripts and attachments', {
    'a script on opening': [() => pageOf({ catalog: `/OpenAction << /S /JavaScript /JS (${SCRIPT}) >>` }), ['read']],
    'a script on closing the page': [() => pageOf({ page: `/AA << /O << /S /JavaScript /JS (${SCRIPT}) >> >>` }), ['read']],
    'scripts by name': [
      () => pageOf({ catalog: `/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${SCRIPT}) >>] >> >>` }),
      ['read'],
    ],
    'a script in a button': [
      () => pageOf({ page: annotation(`/Widget /FT /Btn /T (b) /A << /S /JavaScript /JS (${SCRIPT}) >>`) }),
      ['read'],
    ],
    'a program to start': [
      () => pageOf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>' }),
      ['read'],
    ],
    'an address to call': [() => pageOf({ catalog: '/OpenAction << /S /URI /URI (http://127.0.0.1:9/read) >>' }), ['read']],
    'a form to send': [() => pageOf({ catalog: '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/form) >>' }), ['read']],
    'another file to open': [
      () => pageOf({ catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\127.0.0.1\\\\share\\\\a.pdf) /D [0 /Fit] >>' }),
      ['read'],
    ],
    'an action after itself': [
      () => pageOf({ catalog: '/OpenAction 6 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next 6 0 R >>'] }),
      ['read'],
    ],
    'content that stands in another file': [() => pageOf({ contents: streamOf('', '/F (/etc/passwd)') }), ['NO_TEXT', 'CORRUPT']],
    'a picture that stands at an address': [
      () =>
        pageOf({
          content: '/I Do',
          resources: '/XObject << /I 6 0 R >>',
          objects: [streamOf('', '/Type /XObject /Subtype /Image /Width 9 /Height 9 /F << /FS /URL /F (http://127.0.0.1:9/a.png) >>')],
        }),
      ['read'],
    ],
    'an attached program': [
      () =>
        pageOf({
          catalog: '/Names << /EmbeddedFiles << /Names [(run.exe) << /Type /Filespec /F (run.exe) /EF << /F 6 0 R >> >>] >> >>',
          objects: [streamOf('MZ\x90', '/Type /EmbeddedFile')],
        }),
      ['read'],
      { warning: /attach|left out|propert/i },
    ],
    'a name of attachments that is itself': [
      () => pageOf({ catalog: '/Names << /EmbeddedFiles 6 0 R >>', objects: ['<< /Kids [6 0 R] >>'] }),
      ['read'],
    ],
    'a form in XFA that runs': [
      () =>
        pageOf({
          catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>',
          objects: [streamOf(`<xdp><script contentType="application/x-javascript">${SCRIPT}</script></xdp>`)],
        }),
      ['read'],
    ],
    'a form in XFA that includes files': [
      () =>
        pageOf({
          catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>',
          objects: [streamOf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
        }),
      ['read'],
    ],
    'a description full of entities': [
      () => pageOf({ catalog: '/Metadata 6 0 R', objects: [streamOf(entities('a'), '/Type /Metadata /Subtype /XML')] }),
      ['read'],
    ],
    'a film': [() => pageOf({ page: annotation('/RichMedia /RichMediaContent << >>') }), ['read']],
    'twenty thousand notes': [
      () => pageOf({ page: `/Annots [${'<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Note) >> '.repeat(20_000)}]` }),
      [...DAMAGED, 'TOOK_TOO_LONG'],
    ],
    'a note that is its own answer': [
      () =>
        pageOf({
          page: '/Annots [6 0 R]',
          objects: ['<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /IRT 6 0 R /Popup 6 0 R /Parent 6 0 R >>'],
        }),
      ['read'],
    ],
    'fields that are their own kids': [
      () => pageOf({ catalog: '/AcroForm << /Fields [6 0 R] >>', objects: ['<< /T (a) /FT /Tx /Kids [6 0 R] /Parent 6 0 R >>'] }),
      ['read'],
    ],
    'an outline that is its own next': [
      () =>
        pageOf({
          catalog: '/Outlines 6 0 R',
          objects: ['<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>', '<< /Title (a) /Next 7 0 R /First 7 0 R >>'],
        }),
      DAMAGED,
    ],
    'a structure that is its own kid': [
      () =>
        pageOf({
          catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R',
          objects: ['<< /Type /StructTreeRoot /K 6 0 R /ParentTree 6 0 R >>'],
        }),
      ['read'],
    ],
  }),
]

function annotation(subtype: string): string {
  return `/Annots [<< /Type /Annot /Rect [0 0 99 99] /Subtype ${subtype} >>]`
}

/** XML of which a few lines mean a billion words: each entity is ten of the one before. */
export function entities(element: string): string {
  const lines = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
  return `<?xml version="1.0"?><!DOCTYPE ${element} [<!ENTITY e0 "lol">${lines.join('')}]><${element}>&e9;</${element}>`
}

/** What a password is filled up with (PDF 32000-1, 7.6.3.3). */
const FILL = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** A page under the oldest lock of PDF, with a key of 40 bits. Whoever opens it needs the password, and changes need another one. */
function rc4Locked(password: string): Buffer {
  const filled = (word: string) => Buffer.concat([latin(word), FILL]).subarray(0, 32)
  const owner = rc4(md5(filled('owner')).subarray(0, 5), filled(password))
  const [id, rights] = [Buffer.alloc(16, 7), Buffer.alloc(4)]
  rights.writeInt32LE(-4)
  const key = md5(filled(password), owner, rights, id).subarray(0, 5)
  const keyOfObject4 = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10)
  const words = `/O <${owner.toString('hex')}> /U <${rc4(key, FILL).toString('hex')}>`
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ${words} >> /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`
  return pageOf({ contents: streamOf(rc4(keyOfObject4, latin(LINE))), trailer })
}

function md5(...pieces: readonly Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(pieces)).digest()
}

/** The cipher of that lock; Node does not offer it any more. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (index: number) => box[index & 255] ?? 0
  const exchange = (one: number, other: number) => {
    const kept = at(one)
    box[one] = at(other)
    box[other] = kept
  }
  let j = 0
  for (let i = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    exchange(i, j)
  }
  let i = 0
  j = 0
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      exchange(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
