import { AlignmentType, Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx'
import { centsOf, dollarLabel } from '../domain/money.ts'
import { type FinishedPlan, planRows, SCOPE_PLACEHOLDER } from '../domain/plan.ts'
import { fileSafe } from './file-name.ts'
import { BULLET_LEVELS, BULLETS, LINE, PAGE, STYLES, TEXT_WIDTH } from './word-style.ts'
import { planTable, textParagraphs } from './word-table.ts'
import { printable } from './word-text.ts'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The plan as a Word document: title, scope, the five-column table and the total (spec §9). `topic_name` is shown under the title when given. */
export async function wordPlan(plan: FinishedPlan, topic_name = ''): Promise<Blob> {
  const document = new Document({
    ...properties(plan, topic_name),
    styles: STYLES,
    numbering: { config: [{ reference: BULLETS, levels: BULLET_LEVELS }] },
    compatibility: { version: 15 },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
          },
        },
        headers: { default: pageHeader(plan) },
        footers: { default: pageFooter() },
        children: [...opening(plan, topic_name), planTable(planRows(plan)), total(plan)],
      },
    ],
  })
  return new Blob([await Packer.toArrayBuffer(document)], { type: WORD_TYPE })
}

/** The file's name: "Phase-I-Work-Plan-Acme.docx" with the plan's own phase, "Export" where no company is known (spec §9). */
export function wordFileName(plan: Pick<FinishedPlan, 'phase' | 'company_name'>): string {
  return `Phase-${plan.phase}-Work-Plan-${fileSafe(plan.company_name) || 'Export'}.docx`
}

function title(plan: FinishedPlan): string {
  return `Phase ${plan.phase} Work Plan`
}

function properties(plan: FinishedPlan, topic_name: string) {
  const company = printable(plan.company_name).trim()
  return {
    title: company ? `${title(plan)} - ${company}` : title(plan),
    subject: printable(topic_name).trim(),
    creator: company || 'Work Plan Builder',
    lastModifiedBy: company || 'Work Plan Builder',
    description: `SBIR/STTR ${title(plan)}`,
  }
}

function opening(plan: FinishedPlan, topic_name: string): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title(plan))] }),
    ...facts(plan, topic_name),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun('Scope')] }),
    ...textParagraphs(plan.scope_paragraph?.trim() || SCOPE_PLACEHOLDER),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun('Milestones, deliverables and payments')] }),
  ]
}

function facts(plan: FinishedPlan, topic_name: string): Paragraph[] {
  const months = `${plan.period_of_performance} ${plan.period_of_performance === 1 ? 'month' : 'months'}`
  const lines: [string, string][] = [
    ['Topic', topic_name],
    ['Company', plan.company_name],
    ['Program', `${plan.program_type} Phase ${plan.phase}`],
    ['Customer', plan.customer_org],
    ['Period of performance', months],
  ]
  return lines
    .map(([name, value]): [string, string] => [name, printable(value).replace(/\s+/g, ' ').trim()])
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        new Paragraph({ style: 'PlanFacts', children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)] }),
    )
}

/** The sum of the payments, beneath the table so that the table stays what it is: one row a milestone. */
function total(plan: FinishedPlan): Paragraph {
  const cents = plan.milestones.reduce((sum, { payment_amount }) => sum + centsOf(payment_amount), 0)
  return new Paragraph({
    style: 'PlanText',
    alignment: AlignmentType.RIGHT,
    spacing: { before: 120 },
    children: [new TextRun({ text: `Total payment: ${dollarLabel(cents)}`, bold: true })],
  })
}

function pageHeader(plan: FinishedPlan): Header {
  const company = new TextRun(printable(plan.company_name).trim())
  return new Header({
    children: [
      new Paragraph({
        style: 'PageEdge',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        border: { bottom: { ...LINE, space: 4 } },
        children: [company, new TextRun(printable(`\t${plan.program_type} ${title(plan)}`))],
      }),
    ],
  })
}

function pageFooter(): Footer {
  const words = new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })
  return new Footer({ children: [new Paragraph({ style: 'PageEdge', alignment: AlignmentType.CENTER, children: [words] })] })
}
