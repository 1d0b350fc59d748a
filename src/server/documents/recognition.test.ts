import { expect, test, vi } from 'vitest'
import { standsOnPage } from '../../domain/solicitation/requirement/quote.ts'
import type { ReadingProgress } from '../../domain/solicitation/source.ts'
import type { ReadingOptions } from './apart.ts'
import { READING_LIMITS } from './limits.ts'
import { recognisedPages } from './recognition.ts'
import { readSolicitation } from './testing/built-reader.ts'
import { sample } from './testing/pdfs.ts'
import { picturesPdf, scanned, wordless } from './testing/scans.ts'

vi.setConfig({ testTimeout: 240_000 })

const read = async (file: Uint8Array, options: ReadingOptions = {}) => {
  const outcome = await readSolicitation(file, { file_name: 'scan.pdf' }, options)
  if (!outcome.ok) throw new Error(outcome.problem.message)
  return outcome.value
}

const TOPIC = await scanned([
  'OBJECTIVE: Build a mast that stands in any wind.',
  'DESCRIPTION: The mast shall weigh less than 40 kg (Threshold).',
  'PHASE I: Design a mast. Provide a Phase II plan.',
  'PHASE II: Build a prototype of the mast.',
])

test('a page that is a picture is read, and its words have their places on the page', async () => {
  const { pages, analysis } = await read(picturesPdf([TOPIC]))
  expect(pages[0]?.text).toContain('The mast shall weigh less than 40 kg (Threshold).')
  expect(pages[0]?.recognised).toMatchObject({ width: 612, height: 792 })
  const [first] = pages[0]?.recognised?.pieces ?? []
  expect(first?.x).toBeCloseTo(72, -1)
  expect(first?.y).toBeCloseTo(792 - 700 - 10, -1)
  expect(analysis.topic).toMatchObject({
    objective: 'Build a mast that stands in any wind.',
    phases: { phase_2: 'Build a prototype of the mast.' },
  })
  expect(analysis.reading).toMatchObject({ ocr_pages: [1], pages_without_text: [] })
  expect(analysis.requirements.filter(({ quote }) => !standsOnPage(quote, pages[0]?.text ?? ''))).toEqual([])
})

test('a picture without words and a blank page stay pages without text, and are told', async () => {
  const { pages, analysis } = await read(picturesPdf([TOPIC, wordless(), null]))
  expect(pages.slice(1)).toEqual([
    { page: 2, text: '', recognised: null },
    { page: 3, text: '', recognised: null },
  ])
  expect(analysis.reading).toMatchObject({ ocr_pages: [1], pages_without_text: [2, 3] })
  expect(analysis.reading.warnings.join(' ')).toMatch(/2, 3/)
})

test('a document without any word says that none were recognised', async () => {
  const outcome = await readSolicitation(picturesPdf([wordless()]), { file_name: 'scan.pdf' })
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'NO_TEXT', message: expect.stringContaining('no words were recognized') } })
})

test('no more pages are recognised than allowed; the others stay unread, and are told', async () => {
  const { analysis } = await read(picturesPdf([TOPIC, TOPIC]), { limits: { ...READING_LIMITS, recognised_pages: 1 } })
  expect(analysis.reading).toMatchObject({ ocr_pages: [1], pages_without_text: [2] })
  expect(analysis.reading.warnings.join(' ')).toMatch(/[Pp]ages? without text/)
})

test('without its data nothing is recognised, and nobody is asked for it', async () => {
  const picture = { page: 1, width: 612, height: 792, printed: [] }
  expect(await recognisedPages(picturesPdf([TOPIC]), [picture], null, () => {})).toEqual(new Map())
  expect(await recognisedPages(picturesPdf([TOPIC]), [picture], '/nowhere', () => {})).toEqual(new Map())
})

test('a large sheet is recognised within the same memory', async () => {
  const { pages } = await read(picturesPdf([TOPIC], { width: 2384, height: 3085 }))
  expect(pages[0]?.text).toContain('The mast shall weigh less than 40 kg')
})

test('a reading is broken off while a page is being recognised', async () => {
  const controller = new AbortController()
  const report = ({ stage, page }: ReadingProgress) => stage === 'recognising' && page === 1 && controller.abort()
  const outcome = await readSolicitation(
    picturesPdf(Array(9).fill(TOPIC)),
    { file_name: 'scan.pdf' },
    { signal: controller.signal, report },
  )
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'CANCELLED' } })
})

test('of a document with text only the pages that are pictures are recognised', async () => {
  const { pages, analysis } = await read(sample('army-254-r12-component-instructions'))
  expect(analysis.reading.ocr_pages).toEqual([27, 28, 29, 30])
  expect(pages[26]?.text).toContain('Army Phase I Evaluation Criteria')
  expect(pages[26]?.text).toMatch(/Argue your technology innovation is aligned with this Army topic/)
})

test('a whole scan is read as its typeset twin is, page by page, with every quote on its page', async () => {
  const seen: ReadingProgress[] = []
  const scan = await read(sample('SF25D-T1201-scanned-no-text-layer'), { report: (progress) => seen.push(progress) })
  const twin = await read(sample('SF25D-T1201-typeset-from-text'))
  const { topic, requirements, reading } = scan.analysis
  expect(reading.ocr_pages).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
  expect(topic).toMatchObject({ number: 'SF25D-T1201', title: 'Adaptive and Intelligent Space (AIS)', itar: true, program_type: 'STTR' })
  expect(requirements.filter(({ quote, page }) => !standsOnPage(quote, scan.pages[page - 1]?.text ?? ''))).toEqual([])
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  const quotes = new Set(requirements.map(({ quote }) => plain(quote)))
  const found = twin.analysis.requirements.filter(({ quote }) => quotes.has(plain(quote)))
  expect(found.length / twin.analysis.requirements.length).toBeGreaterThan(0.8)
  expect(seen.map(({ stage, page }) => `${stage} ${page}`)).toEqual(
    expect.arrayContaining(['opening 0', 'reading 16', 'recognising 0', 'recognising 15', 'finding 0']),
  )
})
