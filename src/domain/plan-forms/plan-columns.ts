import { withoutEnd } from '../../language/characters.ts'
import { isBlank, type MilestoneLine, parse } from '../milestone-document.ts'
import { centsOf, dollarLabel } from '../money.ts'
import { type FinishedPlan, type PlanRow, planRows } from '../plan.ts'
import { type FormBlock, type FormDocument, type FormNote, type FormSection, type PlanToLayOut, paragraph } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { scopeBlocks } from './scope-parts.ts'
import { type NumberedLine, numberedCriteria, numberedDeliverables, shortRow } from './short-row.ts'

/** The most characters of a milestone's text, and of its deliverables or criteria, that a cell holds and stays within a third of its page. */
const LONGEST_TEXT = 650
const LONGEST_LIST = 450

/** Says below the heading why a table is short. */
const IN_SHORT =
  'Each task (1.1), deliverable (D1.1) and criterion (C1.1) stands here in short, and in full under the same number behind the table.'

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
  const isShort = isToldBehind(rows)
  const total = plan.milestones.reduce((sum, { payment_amount }) => sum + centsOf(payment_amount), 0)
  return [
    { heading: 'Scope', blocks: scopeBlocks(plan.scope_paragraph) },
    {
      heading: things === undefined ? 'Milestones, deliverables and payments' : 'Milestones, products and payments',
      blocks: [
        ...(isShort ? [paragraph(IN_SHORT)] : []),
        {
          kind: 'plan_table',
          rows: isShort ? rows.map(shortRow) : rows,
          is_numbered: isShort,
          deliverables_heading: things ?? 'DELIVERABLES',
        },
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
  const lengthOf = (texts: readonly string[]) => texts.join('').length
  return rows.some(
    ({ body, deliverables, criteria }) =>
      body.length > LONGEST_TEXT || lengthOf(deliverables) > LONGEST_LIST || lengthOf(criteria) > LONGEST_LIST,
  )
}

/** "Task 1.1: " → "Task 1.1" */
function nameOfTask(opening: string): string {
  return opening.replace(/[\s:]+$/, '').trim()
}

/** A note of more characters than these stands in a paragraph of its own. */
const LONGEST_RUN_ON = 120

/** A milestone's text, line by line. When it is due stands in the table; what is listed below a label goes on behind it, and short notes behind others. */
function toldBlocks(row: PlanRow): FormBlock[] {
  const blocks: FormBlock[] = [{ kind: 'subheading', text: row.heading }]
  for (const line of parse(row.body).lines) {
    const before = blocks.at(-1)
    if (isBlank(line) || (line.kind === 'label' && line.name === 'Due')) continue
    if (before?.kind === 'paragraph' && before.notes !== undefined && isOfNotes(line))
      blocks[blocks.length - 1] = { ...before, notes: withNoted(before.notes, line) }
    else blocks.push(blockOf(line))
  }
  return [...blocks, ...[...numberedDeliverables(row), ...numberedCriteria(row)].flatMap((line) => inFull(line, row))]
}

/** A deliverable or criterion of which the table says less; when the milestone is due stands in the table, too. */
function inFull({ number, full, short }: NumberedLine, { duration }: PlanRow): FormBlock[] {
  const said = withoutEnd(full.trim(), '.')
  return said === short || said === `${short}; by ${duration}` ? [] : [{ kind: 'paragraph', label: number, text: full }]
}

function isOfNotes(line: MilestoneLine): boolean {
  return line.kind === 'item' || (line.kind === 'label' && line.text !== '' && line.text.length <= LONGEST_RUN_ON)
}

function withNoted(notes: readonly FormNote[], line: MilestoneLine): FormNote[] {
  if (line.kind === 'label') return [...notes, { label: line.name, text: line.text }]
  const last = notes.at(-1) ?? { label: '', text: '' }
  return [...notes.slice(0, -1), { ...last, text: last.text === '' ? line.text : `${last.text}; ${line.text}` }]
}

function blockOf(line: MilestoneLine): FormBlock {
  switch (line.kind) {
    case 'task':
      return { kind: 'paragraph', label: nameOfTask(line.opening), text: line.text }
    case 'label':
      return { kind: 'paragraph', text: '', notes: [{ label: line.name, text: line.text }] }
    case 'item':
      return { kind: 'item', text: line.text }
    default:
      return paragraph(line.opening + line.text)
  }
}
