import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { READING_LIMITS } from './limits.ts'
import { readPlainDocument, readSolicitation } from './reader.ts'

/** A page about a made-up company, kept by LibreOffice as Word 97 does: a heading, a list, a table, curved quotation marks. */
const onePager = () => readFileSync(new URL('./testing/one-pager.doc', import.meta.url))

/** Where the header of the text begins in it. */
const HEADER = 6144

/** A busy machine may take its time. */
const PATIENT = { limits: { ...READING_LIMITS, milliseconds: 120_000 } }

const read = (bytes: Uint8Array) => readPlainDocument(bytes, 'one-pager.doc', PATIENT)

function changed(change: (bytes: Buffer) => void): Buffer {
  const bytes = onePager()
  change(bytes)
  return bytes
}

test('a Word document of the old kind is read word for word, whatever it is called', async () => {
  const outcome = await readPlainDocument(onePager(), 'one-pager.pdf', PATIENT)
  if (!outcome.ok) throw new Error(outcome.problem.message)
  expect(outcome.value).toMatchObject({ kind: 'doc', pages: [{ page: 1, recognised: null }] })
  expect(outcome.value.pages[0]?.text.split('\n').map((line) => line.trim())).toEqual([
    'Larkfield Apertures — “LarkView 2”',
    'Larkfield Apertures builds Ku-band panels in Boulder, Colorado. LarkView 2 has 1,024 cells and steers to 55 degrees.',
    'Switching time: 4 milliseconds',
    'Gallium nitride amplifier: 20 W',
    'Laboratory    Longmont near-field chamber',
    'Range    18 to 50 GHz',
    'Contact: Dr. Ingrid Halvorsen, principal investigator.',
  ])
})

test.each([
  [
    'with a password',
    changed((bytes) => bytes.writeUInt16LE(bytes.readUInt16LE(HEADER + 10) | 0x0100, HEADER + 10)),
    'ENCRYPTED',
    /password/,
  ],
  ['from before 1997', changed((bytes) => bytes.writeUInt16LE(0xa5dc, HEADER)), 'WRONG_FORMAT', /from before 1997.*\.docx/],
  ['that breaks off', onePager().subarray(0, 7000), 'CORRUPT', /damaged/],
  ['of noise', changed((bytes) => bytes.fill(0xee, 512, HEADER)), 'CORRUPT', /damaged/],
])('one %s is refused in words', async (_, bytes, code, words) => {
  expect(await read(bytes)).toMatchObject({ ok: false, problem: { code, message: expect.stringMatching(words) } })
})

test('one whose sectors are mixed up is refused in words or read, and ends nobody but its reader', async () => {
  for (const at of [512, 1024, 2048, HEADER, HEADER + 512]) {
    const outcome = await read(changed((bytes) => bytes.copy(bytes, at, at + 512, at + 1024)))
    if (!outcome.ok) expect(outcome.problem.message).toMatch(/^This .*\. Please .*\.$/)
  }
}, 540_000)

test('as a solicitation it is refused as before: its form offers PDF, .docx and text', async () => {
  const refused = await readSolicitation(onePager(), { file_name: 'topic.doc' }, PATIENT)
  expect(refused).toMatchObject({
    ok: false,
    problem: { code: 'WRONG_FORMAT', message: expect.stringContaining('an old Word document (.doc)') },
  })
})
