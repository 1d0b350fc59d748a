import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { CoveredRequirement } from '../../domain/plan-forms/form-document.ts'
import { bareStep } from '../../domain/work-breakdown/work-breakdown.ts'
import { openedWorkbook } from '../testing/opened-workbook.ts'
import { usualPlan } from '../testing/plans.ts'
import { planWorkbook, type WorkbookOf, workbookName } from './plan-workbook.ts'

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
})

const PLAN = usualPlan(5)

function workbook(of: Partial<WorkbookOf> = {}): Promise<Blob> {
  return planWorkbook({
    plan: PLAN,
    award: 14_000_000,
    research_institution: undefined,
    rows: { steps: [], people: [] },
    covered: [],
    ...of,
  })
}

/** The cells of the compliance matrix as a reader sees them, row by row, and the XML they stand in. */
async function opened(covered: CoveredRequirement[]) {
  const parts = unzipSync(new Uint8Array(await (await workbook({ covered })).arrayBuffer()))
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

test('a requirement has its page, words, kind and strength, and where the plan answers it, as the Word file says it and in the plan’s own words', async () => {
  const places = [
    { milestone_number: 2, part: 'criterion' as const, quote: 'At least 20 dB in 3 repeats.' },
    { milestone_number: 3, part: 'text' as const, quote: 'Task 3.1: Isolate it.', by_person: true },
  ]
  const changed = [
    { milestone_number: 2, part: 'criterion' as const, asked: '30 dB', told: '20 dB', quote: 'At least 20 dB in 3 repeats.' },
  ]
  const { cells } = await opened([judged('Isolation of 30 dB & more', { covered_by: [2, 4], strength: 'partial', places, changed })])
  expect(cells[0]).toEqual(['Requirement', 'Page', 'Words', 'Kind', 'Strength', 'Where answered', 'Status'])
  expect(cells[1]).toEqual([
    'R7',
    '3',
    'Isolation of 30 dB & more',
    'Performance',
    'Must',
    'Task 3.1; no test of it yet; Not met: asked “30 dB”, the plan says “20 dB”. Open\nMilestone 2, criterion: At least 20 dB in 3 repeats.\nMilestone 3, text, confirmed by you in the row of its step: Task 3.1: Isolate it.',
    'Broken',
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

test('each sheet is printed one page wide', async () => {
  for (const xml of openedWorkbook(new Uint8Array(await (await workbook()).arrayBuffer())).values()) {
    expect(xml).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/)
    expect(xml).toMatch(/<pageSetup [^>]*fitToWidth="1" fitToHeight="0"/)
  }
})

test('the file is named after the company', () => {
  expect(workbookName('Acme: East/West')).toBe('Work-Plan-Acme- East-West.xlsx')
  expect(workbookName(' ')).toBe('Work-Plan-Export.xlsx')
})

test('a plan without rows and requirements has the schedule, the payments and the work share', async () => {
  const sheets = openedWorkbook(new Uint8Array(await (await workbook()).arrayBuffer()))
  expect([...sheets.keys()]).toEqual(['Schedule', 'Payments', 'Work share'])
})

/** A sheet as LibreOffice computes it, each row a list of what its cells show; null where it is not installed, or not its spreadsheets. */
async function computed(book: Promise<Blob>, sheet: 'Payments' | 'Work share'): Promise<string[][] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'))
  try {
    writeFileSync(join(folder, 'plan.xlsx'), new Uint8Array(await (await book).arrayBuffer()))
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const filter = `csv:Text - txt - csv (StarCalc):124,34,76,1,,0,false,true,false,false,false,-1`
    spawnSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'plan.xlsx')])
    const file = join(folder, `plan-${sheet}.csv`)
    if (!existsSync(file)) return null
    const text = readFileSync(file, 'utf8')
    return text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.replace(/^"|"$/g, '')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** LibreOffice takes seconds to begin. */
const SLOW = 120_000
const NO_OFFICE = 'LibreOffice has no spreadsheets here'

describe('computed by LibreOffice', () => {
  test(
    'the payments are the award to the cent, and what is paid by then adds up',
    async ({ skip }) => {
      const rows = await computed(workbook(), 'Payments')
      if (!rows) return skip(NO_OFFICE)
      expect(rows[5]?.slice(3, 6)).toEqual(['21000', '15%', '140000'])
      expect(rows[6]?.slice(3, 5)).toEqual(['140000', '100%'])
      expect(rows[8]?.[1]).toBe('The payments are the award')
      const less = await computed(workbook({ award: 15_000_000 }), 'Payments')
      expect([less?.[8]?.[1], less?.[8]?.[3]]).toEqual(['The payments are less than the award', '-10000'])
    },
    SLOW,
  )

  test(
    'shares that the plan states are costs of the award, held against what is asked for; others are to be filled in',
    async ({ skip }) => {
      const said = (text: string) => ({
        ...PLAN,
        milestones: PLAN.milestones.map((one, at) => (at === 0 ? { ...one, refined_text: `${one.refined_text}\n\n${text}` } : one)),
      })
      const kept = await computed(workbook({ plan: said('The Contractor performs 70 percent of the work by cost.') }), 'Work share')
      if (!kept) return skip(NO_OFFICE)
      expect(kept[1]?.slice(1)).toEqual(['98000', '70%', '66.6666666666667%', 'Yes'])
      expect(kept[2]?.slice(1, 3)).toEqual(['42000', '30%'])
      const open = await computed(workbook(), 'Work share')
      expect(open?.[1]?.slice(1)).toEqual(['', '0%', '66.6666666666667%', 'Enter the costs'])
      const plan = {
        ...said('The Contractor performs 35 percent and the University of Dayton performs 65 percent of the work by cost.'),
        program_type: 'STTR',
      }
      const sttr = await computed(workbook({ plan, research_institution: 'University of Dayton' }), 'Work share')
      expect(sttr?.[1]?.slice(1)).toEqual(['49000', '35%', '40%', 'No, too little'])
      expect(sttr?.[2]?.slice(1)).toEqual(['91000', '65%', '30%', 'Yes'])
    },
    SLOW,
  )
})

test('a step has its people with the lead first, its months and its pass mark', async () => {
  const step = bareStep('s1', {
    action: 'Model the antenna',
    method: 'Full-wave model',
    people: ['Tom Velez', 'Jane Roe'],
    lead: 'Jane Roe',
    from_month: 2,
    to_month: 4,
    proof: [{ quantity: 'Front-to-back ratio', comparator: '>=', value: '30', unit: 'dB', runs: '3' }],
  })
  const people = [{ id: 'p1', name: 'Jane Roe', hours: '20 hours a week' }]
  const parts = unzipSync(new Uint8Array(await (await workbook({ rows: { steps: [step], people } })).arrayBuffer()))
  const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(texts).toContain('Jane Roe\nTom Velez')
  expect(texts).toContain('Front-to-back ratio: at least 30 dB; 3 runs')
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('G2-F2+1')
})

test('hours stand once with their person, whatever tasks they work on, and add up where they are plain hours; the others are named beside the sum', async () => {
  const steps = [1, 2].map((at) => bareStep(`s${at}`, { action: `Model part ${at}`, people: ['Jane Roe', 'Tom Velez'] }))
  const people = [
    { id: 'p1', name: 'Jane Roe', hours: '1,200 hours' },
    { id: 'p2', name: 'Tom Velez', hours: '310 h' },
    { id: 'p3', name: 'Ana Ruiz', hours: '8 hours a week' },
  ]
  const book = await (await workbook({ rows: { steps, people } })).arrayBuffer()
  expect([...openedWorkbook(new Uint8Array(book)).keys()].slice(0, 2)).toEqual(['Work breakdown', 'People'])
  const parts = unzipSync(new Uint8Array(book))
  const sheet = (at: number) => strFromU8(parts[`xl/worksheets/sheet${at}.xml`] ?? new Uint8Array())
  const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(sheet(2)).toContain('<v>1200</v>')
  expect(sheet(2)).toContain('<v>310</v>')
  expect(sheet(2)).toContain('SUM(D2:D4)')
  expect(sheet(1)).not.toContain('<v>1200</v>')
  expect(texts).toContain('8 hours a week')
  expect(texts).toContain('Not in the sum, since not told as a plain number of hours: D4 (Ana Ruiz)')
  expect(texts).toContain('1, 2')
})

test('the hours of the steps stand beside their months and add up', async () => {
  const steps = [
    bareStep('s1', { action: 'Model the antenna', hours: '90' }),
    bareStep('s2', { action: 'Wind three coils', hours: '140 h' }),
  ]
  const book = await (await workbook({ rows: { steps, people: [] } })).arrayBuffer()
  const sheet = strFromU8(unzipSync(new Uint8Array(book))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<v>140</v>')
  expect(sheet).toContain('SUM(I2:I3)')
})

test('a step that begins behind the base is of the option, and its price stands apart from the payments', async () => {
  const steps = [bareStep('s1', { action: 'Specify the fielded panel', from_month: 8 }), bareStep('s2', { action: 'Model the antenna' })]
  const milestones = PLAN.milestones.map((one) => ({
    ...one,
    refined_text: `${one.refined_text}\nOption: The Contractor shall specify it.\nPrice of the option: $49,900.`,
  }))
  const parts = unzipSync(
    new Uint8Array(await (await workbook({ plan: { ...PLAN, milestones }, rows: { steps, people: [] } })).arrayBuffer()),
  )
  const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(texts.indexOf('Model the antenna')).toBeLessThan(texts.indexOf('Specify the fielded panel'))
  expect(texts).toContain('Option')
  expect(texts).toContain('Behind the base, priced apart')
  expect(strFromU8(parts['xl/worksheets/sheet3.xml'] ?? new Uint8Array())).toContain('<v>49900</v>')
})
