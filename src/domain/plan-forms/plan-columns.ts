import { isBlank, type MilestoneLine, parse } from '../milestone-document.ts'
import { centsOf, dollarLabel } from '../money.ts'
import { type FinishedPlan, type PlanRow, planRows } from '../plan.ts'
import { type FormBlock, type FormDocument, type FormSection, type PlanToLayOut, paragraph } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { scopeBlocks } from './scope-parts.ts'

/** The most characters of a milestone's text that a cell of the table holds and stays within a third of its page. */
const LONGEST_IN_CELL = 650

/** The plan as the specification exports it (spec §9): what it is for, its scope, the five columns, and behind them what is too long for a column. */
export function fiveColumns(given: PlanToLayOut): FormDocument {
  const { plan } = given
  return {
    title: `Phase ${plan.phase} Work Plan`,
    facts: formFacts(given),
    sections: [...columnSections(plan), ...workSections(plan)],
    begins_on_new_page: false,
    is_wide: true,
    left_out: [],
  }
}

/** The scope, the five columns and the sum of the payments. A component may have another word for deliverables, as the column's heading. */
export function columnSections(plan: FinishedPlan, things?: string): FormSection[] {
  const rows = planRows(plan)
  const total = plan.milestones.reduce((sum, { payment_amount }) => sum + centsOf(payment_amount), 0)
  return [
    { heading: 'Scope', blocks: scopeBlocks(plan.scope_paragraph) },
    {
      heading: things === undefined ? 'Milestones, deliverables and payments' : 'Milestones, products and payments',
      blocks: [
        { kind: 'plan_table', rows: isToldBehind(rows) ? rows.map(inShort) : rows, deliverables_heading: things ?? 'DELIVERABLES' },
        { kind: 'paragraph', label: 'Total payment', text: dollarLabel(total) },
      ],
    },
  ]
}

/** What each milestone says in full, under the numbers of the table; nothing where all of it stands in the table. */
export function workSections(plan: FinishedPlan): FormSection[] {
  const rows = planRows(plan)
  if (!isToldBehind(rows)) return []
  return [{ heading: 'How the work of each milestone is done', blocks: rows.flatMap(toldBlocks), columns: 2 }]
}

function isToldBehind(rows: readonly PlanRow[]): boolean {
  return rows.some(({ body }) => body.length > LONGEST_IN_CELL)
}

/** The row with its text told elsewhere: which of its tasks stand there. */
function inShort(row: PlanRow): PlanRow {
  const numbers = parse(row.body).lines.flatMap(({ kind, opening }) => (kind === 'task' ? [nameOfTask(opening)] : []))
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
  return { ...row, body: first === last ? first : `${first.replace('Task', 'Tasks')} to ${last.replace('Task ', '')}` }
}

/** "Task 1.1: " → "Task 1.1" */
function nameOfTask(opening: string): string {
  return opening.replace(/[\s:]+$/, '').trim()
}

/** A milestone's text, line by line. When it is due stands in the table; what is listed below a label goes on behind it. */
function toldBlocks({ heading, body }: PlanRow): FormBlock[] {
  const blocks: FormBlock[] = [{ kind: 'subheading', text: heading }]
  for (const line of parse(body).lines) {
    const before = blocks.at(-1)
    if (isBlank(line) || (line.kind === 'label' && line.name === 'Due')) continue
    if (line.kind === 'item' && before?.kind === 'paragraph' && before.label !== undefined)
      blocks[blocks.length - 1] = { ...before, text: before.text === '' ? line.text : `${before.text}; ${line.text}` }
    else blocks.push(blockOf(line))
  }
  return blocks
}

function blockOf(line: MilestoneLine): FormBlock {
  switch (line.kind) {
    case 'task':
      return { kind: 'paragraph', label: nameOfTask(line.opening), text: line.text }
    case 'label':
      return { kind: 'paragraph', label: line.name, text: line.text, is_quiet: true }
    case 'item':
      return { kind: 'item', text: line.text }
    default:
      return paragraph(line.opening + line.text)
  }
}
