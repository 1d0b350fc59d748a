import { AlignmentType, HeadingLevel, Paragraph, TextRun } from 'docx'
import { centsOf, dollarLabel } from '../domain/money.ts'
import { type FinishedPlan, planRows, SCOPE_PLACEHOLDER } from '../domain/plan.ts'
import type { FormSection } from '../domain/plan-forms/form-document.ts'
import { fileSafe } from './file-name.ts'
import type { PrintedNarrative } from './printed-narrative.ts'
import { wordFile } from './word-file.ts'
import { factParagraphs, sectionChildren } from './word-form.ts'
import { narrativesPart } from './word-narratives.ts'
import { planTable, textParagraphs } from './word-table.ts'

/**
 * The plan as a Word document: title, scope, the five-column table and the total (spec §9). `topic_name` is shown under the title when given;
 * narratives and annexes stand behind it when asked for.
 */
export function wordPlan(
  plan: FinishedPlan,
  topic_name = '',
  annexes: readonly FormSection[] = [],
  narratives: readonly PrintedNarrative[] = [],
): Promise<Blob> {
  const { children, numbering } = narrativesPart(narratives)
  return wordFile(
    { plan, title: title(plan), topic_name },
    [...opening(plan, topic_name), planTable(planRows(plan)), total(plan), ...children, ...annexes.flatMap(sectionChildren)],
    numbering,
  )
}

/** The file's name: "Phase-I-Work-Plan-Acme.docx" with the plan's own phase, "Export" where no company is known (spec §9); another form adds its name. */
export function wordFileName(plan: Pick<FinishedPlan, 'phase' | 'company_name'>, form = ''): string {
  return `Phase-${plan.phase}-Work-Plan-${fileSafe(plan.company_name) || 'Export'}${form && `-${form}`}.docx`
}

function title(plan: FinishedPlan): string {
  return `Phase ${plan.phase} Work Plan`
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
  return factParagraphs([
    ['Topic', topic_name],
    ['Company', plan.company_name],
    ['Program', `${plan.program_type} Phase ${plan.phase}`],
    ['Customer', plan.customer_org],
    ['Period of performance', months],
  ])
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
