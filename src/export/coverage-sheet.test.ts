import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { CoveredRequirement } from '../domain/plan-forms/coverage-annex.ts'
import { coverageFileName, coverageSheet } from './coverage-sheet.ts'

const judged = (quote: string, change: Partial<CoveredRequirement['coverage']> = {}): CoveredRequirement => ({
  requirement: {
    id: 'R7',
    text: quote,
    kind: 'performance',
    strength: 'must',
    phase: 'I',
    page: 3,
    quote,
    quantities: [],
    set_by: 'reader',
  },
  coverage: { requirement_id: 'R7', covered_by: [], strength: 'none', places: [], changed: [], ...change },
  strength: change.strength ?? 'none',
})

/** The cells of a written sheet as a reader sees them, row by row, and the XML they stand in. */
async function opened(rows: CoveredRequirement[]) {
  const parts = unzipSync(new Uint8Array(await (await coverageSheet(rows)).arrayBuffer()))
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const shared = [...strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) => plain(si))
  const cells = [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)].map(([, about = '', cell]) =>
      about.includes('t="s"') ? shared[Number(plain(cell))] : plain(cell),
    ),
  )
  return { xml, cells }
}

const plain = (xml = '') =>
  xml
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&')

test('a requirement has its page, words, kind and strength, and where the plan answers it in its own words', async () => {
  const places = [
    { milestone_number: 2, part: 'criterion' as const, quote: 'At least 20 dB in 3 repeats.' },
    { milestone_number: 3, part: 'text' as const, quote: 'Task 3.1: Isolate it.', by_person: true },
  ]
  const changed = [
    { milestone_number: 2, part: 'criterion' as const, asked: '30 dB', told: '20 dB', quote: 'At least 20 dB in 3 repeats.' },
  ]
  const { cells } = await opened([judged('Isolation of 30 dB & more', { covered_by: [2, 4], strength: 'partial', places, changed })])
  expect(cells[0]).toEqual(['Requirement', 'Page', 'Quote', 'Kind', 'Strength', 'Where answered', 'Status', 'Changed values'])
  expect(cells[1]).toEqual([
    'R7',
    '3',
    'Isolation of 30 dB & more',
    'Performance',
    'Must',
    'Milestone 2, criterion: At least 20 dB in 3 repeats.\nMilestone 3, text, put on this step by you: Task 3.1: Isolate it.\nMilestone 4',
    'Answered in part',
    'Milestone 2: asked “30 dB”, the plan says “20 dB”',
  ])
})

test('what a document says never becomes a formula', async () => {
  for (const formula of ['=HYPERLINK("http://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', ' \r\n=1+1']) {
    const { xml, cells } = await opened([judged(formula)])
    expect(xml).not.toContain('<f>')
    expect(cells[1]?.[2]).toMatch(/^'[=+\-@]/)
  }
})

test('characters that a sheet cannot hold are left out, and a text too long for a cell is cut', async () => {
  expect((await opened([judged('a\u0000b\uFFFFc')])).cells[1]?.[2]).toBe('abc')
  expect((await opened([judged('x'.repeat(40_000))])).cells[1]?.[2]).toHaveLength(32_767)
})

test('the file is named after the company', () => {
  expect(coverageFileName('Acme: East/West')).toBe('Requirement-Coverage-Acme- East-West.xlsx')
  expect(coverageFileName(' ')).toBe('Requirement-Coverage-Export.xlsx')
})
