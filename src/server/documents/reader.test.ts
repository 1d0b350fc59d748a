import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { READING_LIMITS } from './limits.ts'
import { readSolicitation } from './testing/built-reader.ts'
import { lockedPdf, sample, smallPdf } from './testing/pdfs.ts'
import { readingsInARow } from './testing/readings-in-a-row.ts'

/** A busy machine may take its time; what is tested is not speed. */
const PATIENT = { ...READING_LIMITS, milliseconds: 100_000 }

const bytes = (text: string) => new TextEncoder().encode(text)
const problemOf = async (file: Uint8Array, name = 'topic.pdf') => {
  const outcome = await readSolicitation(file, { file_name: name })
  return outcome.ok ? 'read' : outcome.problem.code
}
/** The reader processes that this process has started and that still run. */
const children = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('reader-process'))

test('a topic becomes pages of text, numbered from 1', async () => {
  const outcome = await readSolicitation(sample('N251-001'), { file_name: 'N251-001.pdf' })
  expect(outcome).toMatchObject({ ok: true, value: { pages: [{ page: 1 }, { page: 2 }], analysis: { topic: { number: 'N251-001' } } } })
  expect(outcome.ok && outcome.value.pages[0]?.text).toContain('The antenna must operate in the 1.5MHz to 90MHz range (Threshold)')
})

test('a number that the PDF holds in two pieces is one number on the page', async () => {
  const outcome = await readSolicitation(sample('N251-016'), { file_name: 'N251-016.pdf' })
  expect(outcome.ok && outcome.value.pages[0]?.text).toContain('Max GPU frequency: Not less than 1.3 GHz')
})

test.each([
  ['an empty file', new Uint8Array(), 'EMPTY_FILE'],
  ['a PDF cut in the middle', sample('N251-001').slice(0, 20_000), 'CORRUPT'],
  ['a header and nothing else', bytes('%PDF-1.7\n'), 'CORRUPT'],
  ['a header and zeros', new Uint8Array([...bytes('%PDF-1.7\n'), ...new Uint8Array(50_000)]), 'CORRUPT'],
  ['a PDF with an unknown password', lockedPdf(), 'ENCRYPTED'],
])('%s is told as what it is, with what to do', async (_, file, code) => {
  const outcome = await readSolicitation(file, { file_name: 'topic.pdf' })
  expect(outcome).toMatchObject({ ok: false, problem: { code } })
  expect(!outcome.ok && outcome.problem.message).toMatch(/[Pp]lease /)
})

test('what a mail server put before the header does no harm', async () => {
  expect(await problemOf(new Uint8Array([...bytes('\r\nContent-Type: application/pdf\r\n\r\n'), ...smallPdf(1)]))).toBe('read')
})

test('plain text is read as it is, a page for each form feed', async () => {
  const outcome = await readSolicitation(bytes('OBJECTIVE: Build it.\r\n\fPHASE I: Plan it.'), { file_name: 'topic.txt' })
  expect(outcome.ok && outcome.value.pages).toEqual([
    { page: 1, text: 'OBJECTIVE: Build it.\n', recognised: null },
    { page: 2, text: 'PHASE I: Plan it.', recognised: null },
  ])
})

test('more pages than allowed are refused with both numbers', async () => {
  const outcome = await readSolicitation(smallPdf(12), { file_name: 'topic.pdf' }, { limits: { ...READING_LIMITS, pages: 10 } })
  expect(!outcome.ok && outcome.problem).toMatchObject({ code: 'TOO_MANY_PAGES', message: expect.stringContaining('12 pages; at most 10') })
  expect(await readSolicitation(smallPdf(10), { file_name: 'topic.pdf' }, { limits: { ...READING_LIMITS, pages: 10 } })).toMatchObject({
    ok: true,
  })
})

test('more text than allowed is refused, in a PDF and in a text file', async () => {
  const limits = { ...READING_LIMITS, characters: 5000 }
  const refused = { ok: false, problem: { code: 'TOO_MUCH_TEXT', message: expect.stringContaining('only the pages of your topic') } }
  expect(await readSolicitation(sample('N251-001'), { file_name: 'topic.pdf' }, { limits })).toMatchObject(refused)
  expect(await readSolicitation(bytes('The mast shall stand. '.repeat(300)), { file_name: 'topic.txt' }, { limits })).toMatchObject(refused)
  expect(await readSolicitation(bytes('The mast shall stand. '.repeat(200)), { file_name: 'topic.txt' }, { limits })).toMatchObject({
    ok: true,
  })
})

test('what takes too much time or memory is stopped, and no process stays behind', async () => {
  const file = sample('nasa-2025-phase-1-409-pages')
  const slow = await readSolicitation(file, { file_name: 'large.pdf' }, { limits: { ...READING_LIMITS, milliseconds: 250 } })
  expect(slow).toMatchObject({ ok: false, problem: { code: 'TOOK_TOO_LONG' } })
  const heavy = await readSolicitation(file, { file_name: 'large.pdf' }, { limits: { ...READING_LIMITS, megabytes: 75 } })
  expect(heavy).toMatchObject({ ok: false, problem: { code: 'TOO_MUCH_MEMORY' } })
  await expect.poll(children).toEqual([])
})

test('an upload that is broken off stops its reading', async () => {
  const controller = new AbortController()
  const reading = readSolicitation(sample('nasa-2025-phase-1-409-pages'), { file_name: 'large.pdf' }, { signal: controller.signal })
  await expect.poll(() => children().length).toBe(1)
  controller.abort()
  expect(await reading).toMatchObject({ ok: false, problem: { code: 'CANCELLED' } })
  await expect.poll(children).toEqual([])
})

test('the server goes on answering while a large document is read', async () => {
  let beats = 0
  const beat = setInterval(() => beats++, 5)
  const outcome = await readSolicitation(sample('nasa-2025-phase-1-409-pages'), { file_name: 'large.pdf' }, { limits: PATIENT })
  clearInterval(beat)
  expect(outcome.ok && outcome.value.pages.length).toBe(409)
  expect(beats).toBeGreaterThan(20)
})

test('damaged documents are read or refused, never a hang', async () => {
  const reader = readingsInARow()
  onTestFinished(reader.close)
  const original = sample('N251-071')
  let seed = 11
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 24; round++) {
    const file = original.slice(0, round % 3 === 0 ? next(original.length) : original.length)
    for (let hit = 0; hit < 40; hit++) file[next(file.length)] = next(256)
    const outcome = await reader.read(file, 'topic.pdf')
    expect(['read', 'CORRUPT', 'WRONG_FORMAT', 'NO_TEXT', 'ENCRYPTED', 'EMPTY_FILE']).toContain(outcome.ok ? 'read' : outcome.problem.code)
  }
})

test('a reader that cannot be started is our fault and not the file’s', async () => {
  const reading = readSolicitation(
    sample('N251-001'),
    { file_name: 'N251-001.pdf' },
    { entry: { file: '/nowhere/reader-process.js', execArgv: [] } },
  )
  await expect(reading).rejects.toThrow('could not start')
})
