import { describe, expect, test } from 'vitest'
import { EXPORT_MARK, type FinishedPlan } from '../domain/plan.ts'
import { fiveColumns } from '../domain/plan-forms/plan-columns.ts'
import { planRows } from '../domain/printed-plan.ts'
import { openedWord, xmlFault } from './testing/opened-word.ts'
import { usualPlan } from './testing/plans.ts'
import { wordForm } from './word-form.ts'

async function opened(plan: FinishedPlan, topic_name = '') {
  const file = await wordForm(fiveColumns({ plan, topic_name, component: null }), plan, topic_name)
  return openedWord(new Uint8Array(await file.arrayBuffer()))
}

const withFirst = (plan: FinishedPlan, change: Partial<FinishedPlan['milestones'][number]>): FinishedPlan => ({
  ...plan,
  milestones: plan.milestones.map((milestone, index) => (index === 0 ? { ...milestone, ...change } : milestone)),
})

describe('the table', () => {
  test('has the five columns MILESTONE, DURATION, DELIVERABLES, ACCEPTANCE CRITERIA and PAYMENT', async () => {
    const { rows } = await opened(usualPlan(5))
    expect(rows[0]?.map((cell) => cell.join(''))).toEqual(['MILESTONE', 'DURATION', 'DELIVERABLES', 'ACCEPTANCE CRITERIA', 'PAYMENT'])
  })

  test.each([5, 6, 9, 10])('of a plan with %i milestones says in every cell what the plan says', async (count) => {
    const plan = usualPlan(count, 80)
    const { rows } = await opened(plan)
    expect(rows.slice(1)).toEqual(
      planRows(plan).map((row) => [
        [`Milestone ${row.number}`, row.heading, row.body],
        [row.duration],
        row.deliverables,
        row.criteria,
        [row.payment],
      ]),
    )
  })

  test('gives its first row the padded number, the task heading, the label, the lists and the payment', async () => {
    const { rows } = await opened(usualPlan(5, 20))
    expect(rows[1]?.map((cell) => cell.slice(0, 2))).toEqual([
      ['Milestone 01', 'Task 1 - Kickoff and baseline'],
      ['Award + 1 Month'],
      ['Kickoff briefing and minutes (PDF)', 'Requirements matrix (XLSX)'],
      ['At least 30 dB is measured at 3, 30 and 90 MHz, shown in report section 3'],
      ['$21,000.00'],
    ])
  })

  test('fills what is missing: two deliverables, the default criterion, $0.00', async () => {
    const bare = withFirst(usualPlan(5, 20), { deliverables: [], acceptance_criteria: [], payment_amount: null, refined_text: null })
    const { rows } = await opened(bare)
    expect(rows[1]?.slice(2)).toEqual([['None in this milestone'], ['Acceptance of Milestone 1 deliverables'], ['$0.00']])
  })

  test('has a dark navy header with white text that repeats on every page', async () => {
    const { rowsXml, part } = await opened(usualPlan(5))
    expect(rowsXml[0]).toContain('<w:tblHeader/>')
    expect(rowsXml[0]?.match(/w:fill="1F3864"/g)).toHaveLength(5)
    expect(rowsXml[0]?.match(/<w:pStyle w:val="ColumnHead"\/>/g)).toHaveLength(5)
    expect(style(part('word/styles.xml'), 'ColumnHead')).toContain('<w:color w:val="FFFFFF"/>')
    expect(rowsXml.slice(1).join('')).not.toContain('<w:tblHeader/>')
  })

  test('alternates white and light blue rows', async () => {
    const { rowsXml } = await opened(usualPlan(10))
    const fills = rowsXml.slice(1).map((row) => new Set(Array.from(row.matchAll(/w:fill="(\w+)"/g), ([, fill]) => fill)))
    expect(fills).toEqual(Array.from({ length: 10 }, (_, index) => new Set([index % 2 === 0 ? 'FFFFFF' : 'E4ECF7'])))
  })

  test('moves low rows to the next page whole', async () => {
    const { rowsXml } = await opened(usualPlan(5))
    expect(rowsXml.every((row) => row.includes('<w:cantSplit/>'))).toBe(true)
  })

  test.each([40, 200])(
    'lets every row go on on the next page beside one of %i criteria, as LibreOffice needs to print those behind it',
    async (count) => {
      const acceptance_criteria = Array.from({ length: count }, (_, index) => `Criterion ${index + 1}`)
      const { rowsXml } = await opened(withFirst(usualPlan(5, 20), { acceptance_criteria }))
      expect(rowsXml.map((row) => row.includes('<w:cantSplit/>'))).toEqual([true, false, false, false, false, false])
    },
  )

  test('fits between the margins', async () => {
    const { part } = await opened(usualPlan(5))
    const table = part('word/document.xml').split('</w:tblGrid>', 1)[0] ?? ''
    const widths = Array.from(table.matchAll(/<w:gridCol w:w="(\d+)"/g), ([, width]) => Number(width))
    expect(widths).toHaveLength(5)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(15840 - 2 * 1440)
    expect(widths[4]).toBeGreaterThanOrEqual(1140)
  })
})

describe('the page', () => {
  test('is US Letter on its side with 1 inch margins, as wide as its text from end to end', async () => {
    const { part } = await opened(usualPlan(5))
    const [section = '', ...others] = part('word/document.xml').match(/<w:sectPr.*?<\/w:sectPr>/gs) ?? []
    expect(others).toEqual([])
    expect(section).toMatch(/w:w="15840" w:h="12240" w:orient="landscape"/)
    expect(section).not.toContain('w:num=')
    for (const side of ['top', 'right', 'bottom', 'left']) expect(section).toContain(`w:${side}="1440"`)
  })

  test('is numbered at its foot and carries the company and the plan at its head', async () => {
    const { part } = await opened(usualPlan(5))
    expect(part('word/footer1.xml')).toMatch(/PAGE.*NUMPAGES/s)
    expect(part('word/header1.xml')).toContain('Marlow Electromagnetics, Inc.')
    expect(part('word/header1.xml')).toContain('SBIR Phase I Work Plan')
  })
})

describe('the type', () => {
  test('is 10 pt Times New Roman', async () => {
    const { part } = await opened(usualPlan(5))
    const defaults = /<w:docDefaults>.*<\/w:docDefaults>/s.exec(part('word/styles.xml'))?.[0]
    expect(defaults).toContain('w:ascii="Times New Roman"')
    expect(defaults).toContain('<w:sz w:val="20"/>')
    expect(part('word/document.xml')).not.toMatch(/<w:sz w:val="(?!20)/)
  })

  test('gives every style that is used the serif and no default blue', async () => {
    const { part } = await opened(usualPlan(5))
    const used = new Set(Array.from(part('word/document.xml').matchAll(/<w:pStyle w:val="(\w+)"/g), ([, id]) => id ?? ''))
    expect([...used].sort()).toEqual(['ColumnHead', 'Heading1', 'Heading2', 'PlanCell', 'PlanFacts', 'PlanText', 'Title'])
    for (const id of used) {
      expect(style(part('word/styles.xml'), id), id).toContain('w:ascii="Times New Roman"')
      expect(style(part('word/styles.xml'), id), id).not.toMatch(/2E74B5|1F4D78|w:asciiTheme/)
    }
  })

  test('lets the number of a task and the name of a label stand out from what they say', async () => {
    const refined_text = 'Kickoff\n\nTask 1.1: The Contractor shall meet the TPOC.\nTools: A room.'
    const { rowsXml } = await opened(withFirst(usualPlan(5, 20), { refined_text }))
    expect(rowsXml[1]).toMatch(/<w:b\/>[^/]*(?:\/[^/]*){0,4}Task 1\.1: <\/w:t>/)
    expect(rowsXml[1]).toMatch(/<w:b\/>[^/]*(?:\/[^/]*){0,4}Tools: <\/w:t>/)
  })

  test('parts no criterion where a row goes on on the next page', async () => {
    const { part } = await opened(usualPlan(5, 20))
    expect(style(part('word/styles.xml'), 'PlanCell')).toContain('<w:keepLines/>')
  })

  test('makes each task a real heading and each list real bullets', async () => {
    const { rowsXml } = await opened(withFirst(usualPlan(5, 20), { refined_text: 'Kickoff\n\nWe will:\n- agree\n• measure' }))
    expect(rowsXml.slice(1).every((row) => row.match(/<w:pStyle w:val="Heading2"\/>/g)?.length === 1)).toBe(true)
    expect(rowsXml[1]?.match(/<w:numPr>/g)).toHaveLength(2 + 2 + 1)
    expect(rowsXml[1]).not.toContain('- agree')
  })
})

describe('around the table', () => {
  test('stand the title, what the plan is for, the scope before and the total after', async () => {
    const { paragraphs } = await opened(usualPlan(5, 20), 'N251-001: Antenna Shield')
    expect(paragraphs).toEqual([
      'Phase I Work Plan',
      'Topic: N251-001: Antenna Shield',
      'Company: Marlow Electromagnetics, Inc.',
      'Program: SBIR Phase I',
      'Customer: NAVAIR',
      'Period of performance: 6 months',
      'Scope',
      'This plan covers the design, fabrication and chamber test of a shield for a high-frequency antenna.',
      'Milestones, deliverables and payments',
      'Total payment: $140,000.00',
    ])
  })

  test('stands a placeholder where no scope was generated, and nothing where a fact is not known', async () => {
    const { paragraphs } = await opened({ ...usualPlan(5), scope_paragraph: null, customer_org: ' ', company_name: '' })
    expect(paragraphs).toContain('(Scope paragraph will be generated here)')
    expect(paragraphs.join('\n')).not.toMatch(/Customer|Company/)
  })
})

describe("the document's properties", () => {
  test.each([
    [5, 'I'],
    [10, 'II'],
  ])('describe a plan of %i milestones as an SBIR/STTR Phase %s Work Plan by its company', async (count, phase) => {
    const core = (await opened(usualPlan(count))).part('docProps/core.xml')
    expect(core).toContain(`<dc:description>SBIR/STTR Phase ${phase} Work Plan</dc:description>`)
    expect(core).toContain(`<dc:title>Phase ${phase} Work Plan - Marlow Electromagnetics, Inc.</dc:title>`)
    expect((await opened(usualPlan(count))).part('docProps/custom.xml')).toContain(`name="${EXPORT_MARK}"`)
    expect(core).toContain('<dc:creator>Marlow Electromagnetics, Inc.</dc:creator>')
  })
})

describe('a text that a person pasted', () => {
  const pasted = 'Task 1 - Rock & <Roll>\u0000\n\nA\u0001B\u000bC \ud800 D\ufffe "E" 🚀 \u202e ]]> &amp; \u2028F'

  test('keeps its characters but for those that would corrupt the file', async () => {
    const { rows } = await opened(withFirst(usualPlan(5, 20), { refined_text: pasted }))
    expect(rows[1]?.[0]).toEqual(['Milestone 01', 'Task 1 - Rock & <Roll>', 'AB', 'C D "E" 🚀 \u202e ]]> &amp;', 'F'])
  })

  test('leaves every part of the file readable, wherever it is printed', async () => {
    const plan = {
      ...withFirst(usualPlan(5), { refined_text: pasted, deliverables: [pasted], acceptance_criteria: [pasted] }),
      company_name: pasted,
    }
    const { part } = await opened({ ...plan, customer_org: pasted, scope_paragraph: pasted, program_type: pasted }, pasted)
    for (const name of ['word/document.xml', 'word/header1.xml', 'word/styles.xml', 'docProps/core.xml'])
      expect(xmlFault(part(name)), name).toBeNull()
  })

  test('of 2,000 words is all there', async () => {
    const plan = withFirst(usualPlan(5), { refined_text: usualPlan(5, 2000).milestones[0]?.refined_text ?? '' })
    const { paragraphs } = await opened(plan)
    const body = planRows(plan)[0]?.body ?? ''
    expect(body.split(' ').length).toBeGreaterThan(1990)
    expect(paragraphs).toContain(body)
  })
})

function style(styles: string, id: string): string {
  return new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(styles)?.[0] ?? ''
}
