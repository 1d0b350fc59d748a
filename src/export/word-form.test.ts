import { describe, expect, test } from 'vitest'
import type { FormDocument, FormSection } from '../domain/plan-forms/form-document.ts'
import { openedWord, xmlFault } from './testing/opened-word.ts'
import { usualPlan } from './testing/plans.ts'
import { wordForm } from './word-form.ts'

const plan = usualPlan(5, 20)

const FORM: FormDocument = {
  title: 'Non-Proprietary Work Plan',
  facts: [
    ['Topic', 'X: Shield'],
    ['Customer', ' '],
  ],
  sections: [
    {
      heading: 'Tasks',
      blocks: [
        { kind: 'subheading', text: '4.1 Kickoff' },
        { kind: 'paragraph', number: '4.1.1', text: 'The Contractor shall meet the TPOC.' },
        { kind: 'paragraph', label: 'Risk', text: 'The range is booked.' },
        { kind: 'item', text: 'Status report' },
      ],
    },
    {
      heading: 'Schedule',
      blocks: [
        {
          kind: 'table',
          table: {
            columns: [
              { heading: 'No.', share: 0.333 },
              { heading: 'Accepted when', share: 0.667 },
            ],
            rows: [
              [
                [{ kind: 'text', text: '1' }],
                [
                  { kind: 'strong', text: 'Measured' },
                  { kind: 'item', text: 'At least 30 dB' },
                ],
              ],
              [[{ kind: 'text', text: '2' }], []],
              [[{ kind: 'text', text: '3' }], [{ kind: 'text', text: 'word '.repeat(900) }]],
            ],
          },
        },
        { kind: 'paragraph', label: 'Total payment', text: '$140,000.00' },
      ],
    },
  ],
  begins_on_new_page: true,
  left_out: [],
}

async function opened(file: Promise<Blob>) {
  return openedWord(new Uint8Array(await (await file).arrayBuffer()))
}

describe('a form as a Word document', () => {
  test('has its title, facts, headings, numbers and labels in order; a fact that says nothing is left out', async () => {
    const { paragraphs } = await opened(wordForm(FORM, plan, 'X: Shield'))
    expect(paragraphs).toEqual([
      'Non-Proprietary Work Plan',
      'Topic: X: Shield',
      'Tasks',
      '4.1 Kickoff',
      '4.1.1\tThe Contractor shall meet the TPOC.',
      'Risk: The range is booked.',
      'Status report',
      'Schedule',
      'Total payment: $140,000.00',
    ])
  })

  test('says in every cell what the form says, lists as bullets', async () => {
    const { rows, rowsXml } = await opened(wordForm(FORM, plan, ''))
    expect(rows.slice(0, 3)).toEqual([
      [['No.'], ['Accepted when']],
      [['1'], ['Measured', 'At least 30 dB']],
      [['2'], ['']],
    ])
    expect(rowsXml[1]?.match(/<w:numPr>/g)).toHaveLength(1)
  })

  test('repeats the heads of a table and lets every row split beside a high one, which LibreOffice needs to print those behind it', async () => {
    const { rowsXml } = await opened(wordForm(FORM, plan, ''))
    expect(rowsXml[0]).toContain('<w:tblHeader/>')
    expect(rowsXml.map((row) => row.includes('<w:cantSplit/>'))).toEqual([true, false, false, false])
  })

  test('keeps each row of a table of low ones on one page', async () => {
    const rows = ['Rye', 'Oat'].map((loaf) => [[{ kind: 'text' as const, text: loaf }]])
    const table = { kind: 'table' as const, table: { columns: [{ heading: 'Loaf', share: 1 }], rows } }
    const { rowsXml } = await opened(wordForm({ ...FORM, sections: [{ heading: 'Loaves', blocks: [table] }] }, plan, ''))
    expect(rowsXml.map((row) => row.includes('<w:cantSplit/>'))).toEqual([true, true, true])
  })

  test('leaves the line that leads a table on its page', async () => {
    const line = (text: string) => ({ kind: 'paragraph' as const, text })
    const table = {
      kind: 'table' as const,
      table: { columns: [{ heading: 'No.', share: 1 }], rows: [[[{ kind: 'text' as const, text: '1' }]]] },
    }
    const sections = [{ heading: 'Loaves', blocks: [line('First things.'), line('The loaves by number:'), table] }]
    const { part } = await opened(wordForm({ ...FORM, sections }, plan, ''))
    const [first, leading] = ['First things.', 'The loaves by number:'].map((text) =>
      part('word/document.xml')
        .split('<w:p>')
        .find((one) => one.includes(text)),
    )
    expect([first?.includes('<w:keepNext/>'), leading?.includes('<w:keepNext/>')]).toEqual([false, true])
  })

  test('fits between the margins of an upright US Letter page, whatever the shares round to', async () => {
    const { part } = await opened(wordForm(FORM, plan, ''))
    const document = part('word/document.xml')
    const widths = Array.from(document.matchAll(/<w:gridCol w:w="(\d+)"/g), ([, width]) => Number(width))
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(12240 - 2 * 1440)
    expect(document).toMatch(/w:w="12240" w:h="15840"/)
  })

  test('begins a page when the form asks for it', async () => {
    const begins = async (begins_on_new_page: boolean) =>
      (await opened(wordForm({ ...FORM, begins_on_new_page }, plan, ''))).part('word/document.xml').includes('<w:pageBreakBefore/>')
    expect([await begins(true), await begins(false)]).toEqual([true, false])
  })

  test('carries company and title at the head, page numbers at the foot, 10 pt Times New Roman', async () => {
    const { part } = await opened(wordForm(FORM, plan, ''))
    expect(part('word/header1.xml')).toContain('Marlow Electromagnetics, Inc.')
    expect(part('word/header1.xml')).toContain('SBIR Non-Proprietary Work Plan')
    expect(part('word/footer1.xml')).toMatch(/PAGE.*NUMPAGES/s)
    expect(/<w:docDefaults>.*<\/w:docDefaults>/s.exec(part('word/styles.xml'))?.[0]).toMatch(/Times New Roman.*<w:sz w:val="20"\/>/s)
    expect(part('word/document.xml')).not.toMatch(/<w:sz w:val="(?!20)/)
  })

  test('stays readable whatever a person pasted', async () => {
    const pasted = 'Rock & <Roll>\u0000\ud800 ]]> \u2028 "E"'
    const blocks: FormSection['blocks'] = [
      { kind: 'subheading', text: pasted },
      { kind: 'paragraph', text: pasted, label: pasted },
      { kind: 'table', table: { columns: [{ heading: pasted, share: 1 }], rows: [[[{ kind: 'item', text: pasted }]]] } },
    ]
    const form: FormDocument = { ...FORM, title: 'Plan', facts: [['Topic', pasted]], sections: [{ heading: pasted, blocks }] }
    const { part, rows } = await opened(wordForm(form, { ...plan, company_name: pasted }, pasted))
    for (const name of ['word/document.xml', 'word/header1.xml', 'docProps/core.xml']) expect(xmlFault(part(name)), name).toBeNull()
    expect(rows[1]?.[0]).toEqual(['Rock & <Roll> ]]> "E"'])
  })

  test('of the five columns may have another word for deliverables, in a column as wide as its longest word', async () => {
    const rows = [{ number: '01', heading: 'Task 1', body: '', duration: '', deliverables: ['Panel'], criteria: [], payment: '$0.00' }]
    const heading = 'PRODUCTS FOR DEMONSTRATION'
    const sections: FormSection[] = [{ heading: 'Plan', blocks: [{ kind: 'plan_table', rows, deliverables_heading: heading }] }]
    const word = await opened(wordForm({ ...FORM, sections }, plan, ''))
    expect(word.rows[0]?.map((cell) => cell.join(''))).toEqual(['MILESTONE', 'DURATION', heading, 'ACCEPTANCE CRITERIA', 'PAYMENT'])
    const widths = Array.from(word.part('word/document.xml').matchAll(/<w:gridCol w:w="(\d+)"/g), ([, width]) => Number(width))
    expect(widths[2]).toBeGreaterThanOrEqual(1970)
  })
})

test('tables that follow each other stay two, and a task stays with its heading and with how it is done', async () => {
  const table = { kind: 'table' as const, table: { columns: [{ heading: 'Oven', share: 1 }], rows: [] } }
  const blocks: FormSection['blocks'] = [
    { kind: 'subheading', text: 'Ovens' },
    { kind: 'paragraph', text: 'Due in May.' },
    { kind: 'paragraph', number: '1.1', text: 'Heat them.' },
    { kind: 'paragraph', label: 'Method', text: 'By gas.' },
    { kind: 'paragraph', text: 'Then rest.' },
    table,
    table,
  ]
  const xml = (await opened(wordForm({ ...FORM, sections: [{ heading: 'Bakery', blocks }] }, plan, ''))).part('word/document.xml')
  expect(xml).not.toContain('</w:tbl><w:tbl>')
  const stays = (text: string) =>
    xml
      .split('<w:p>')
      .find((one) => one.includes(text))
      ?.includes('<w:keepNext/>')
  expect(['Due in May.', 'Heat them.', 'By gas.'].map(stays)).toEqual([true, true, false])
})

test('a table is as wide as the text of its page, upright or on its side, the five columns too', async () => {
  const rows = [{ number: '01', heading: 'Task 1', body: '', duration: '', deliverables: [], criteria: [], payment: '$0.00' }]
  const tables = [
    { kind: 'table', table: { columns: [{ heading: 'No.', share: 1 }], rows: [] } },
    { kind: 'plan_table', rows, deliverables_heading: 'DELIVERABLES' },
  ] as const
  const widthsIn = async (is_wide: boolean) => {
    const sections = [{ heading: 'Ovens', blocks: tables }]
    const { part } = await opened(wordForm({ ...FORM, is_wide, sections }, plan, ''))
    return Array.from(part('word/document.xml').matchAll(/<w:tblGrid>.*?<\/w:tblGrid>/g), ([grid]) =>
      Array.from(grid.matchAll(/w:w="(\d+)"/g), ([, width]) => Number(width)).reduce((sum, width) => sum + width),
    )
  }
  expect(await widthsIn(false)).toEqual([9360, 9360])
  expect(await widthsIn(true)).toEqual([12_960, 12_960])
})
