import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { usualPlan } from '../testing/plans.ts'
import { planWorkbook } from './plan-workbook.ts'

test('subcontracts stand by their names in the work share, each with its amount', async () => {
  const people = [
    { id: 'p1', name: 'Ines Vora', employer: 'Lund Kilns', cost: '$45,000' },
    { id: 'p2', name: 'Ada Moss', cost: '5%' },
  ]
  const of = { plan: usualPlan(5), award: 14_000_000, research_institution: undefined, covered: [] }
  const book = await planWorkbook({ ...of, rows: { steps: [], people } })
  const parts = unzipSync(new Uint8Array(await book.arrayBuffer()))
  const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(texts).toContain('Subcontractor or consultant: Ines Vora (Lund Kilns)')
  expect(texts).toContain('Subcontractor or consultant: Ada Moss')
  expect(texts).toContain('Subcontractor or consultant 4')
  const sheet = strFromU8(parts['xl/worksheets/sheet4.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<v>45000</v>')
  expect(sheet).toContain('<v>7000</v>')
})
