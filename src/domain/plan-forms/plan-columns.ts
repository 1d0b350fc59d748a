import { withoutEnd } from '../../language/characters.ts'
import { isBlank, type MilestoneLine, parse, print } from '../milestone-document.ts'
import { centsOf, dollarLabel } from '../money.ts'
import { paidTogether } from '../payment.ts'
import type { FinishedPlan } from '../plan.ts'
import { type PlanRow, planRows } from '../printed-plan.ts'
import { deliverableName } from './deliverable-name.ts'
import { type FormBlock, type FormDocument, type FormSection, listCell, type PlanToLayOut, paragraph, plainCell } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { handedOrNone, noneHanded } from './handed-over.ts'
import { printedCriterion, shortTask } from './in-short.ts'
import { isDueInTable, lineBlocks, nameOfTask } from './line-blocks.ts'
import type { ToldOption } from './option-part.ts'
import { requirementsSections } from './requirements-table.ts'
import { scopeBlocks } from './scope-parts.ts'
import { numberedCriteria } from './told-milestone.ts'
import { partedPlan, wholeSections } from './whole-part.ts'

/** The most characters that a cell of the table holds and stays within a third of its page: of a milestone's text, of its criteria, of its deliverables. */
const LONGEST_IN_CELL = { body: 650, criteria: 600, deliverables: 400 } as const

/** The plan as the specification exports it (spec §9): what it is for, its scope, the five columns, and behind them what is too long for a column. */
export function fiveColumns(given: PlanToLayOut): FormDocument {
  const { base, option, whole } = partedPlan(given)
  const { plan } = base
  return {
    title: `Phase ${plan.phase} Work Plan`,
    facts: formFacts(given),
    sections: [
      ...columnSections(plan, noneHanded(given)),
      ...wholeSections(whole),
      ...workSections(planRows(plan)),
      ...optionSections(option, true),
      ...requirementsSections(given, given.plan.milestones),
    ],
    begins_on_new_page: false,
    is_wide: true,
    left_out: [],
  }
}

/** The scope, the five columns and the sum of the payments; `none` stands where nothing is handed over. A component may have another word for deliverables, as the column's heading. */
export function columnSections(plan: FinishedPlan, none: string, things?: string): FormSection[] {
  const rows = planRows(plan)
  return [
    { heading: 'Scope', blocks: scopeBlocks(plan.scope_paragraph) },
    {
      heading: things === undefined ? 'Milestones, deliverables and payments' : 'Milestones, products and payments',
      blocks: [
        ...(isToldBehind(rows) ? [paragraph(IN_SHORT)] : []),
        planTable(
          rows.map((row) => ({ ...row, deliverables: handedOrNone(row.deliverables, none) })),
          things,
        ),
        { kind: 'paragraph', label: 'Total payment', text: dollarLabel(paidTogether(plan.milestones)) },
      ],
    },
  ]
}

function planTable(rows: readonly PlanRow[], things = 'DELIVERABLES', isBehind = isToldBehind(rows)): FormBlock {
  return { kind: 'plan_table', rows: rows.map(isBehind ? inShort : withCriteria), deliverables_heading: things }
}

/** The option in the columns of the base, on an upright page in as many as it has room for, in short and by its numbers, with its own total and all of it behind; of it nothing is printed that nobody said. */
export function optionSections(option: ToldOption | undefined, is_wide: boolean, things?: string): FormSection[] {
  if (!option) return []
  const { heading, framed, milestones, others, paid } = option
  const rows = planRows({ milestones, period_of_performance: 1 }).map((row, at): PlanRow => {
    const { acceptance_criteria: criteria = [], payment_amount } = milestones[at] ?? {}
    const { lines } = parse(row.body)
    const isDue = (line: MilestoneLine) => line.kind === 'label' && line.name === 'Due'
    const duration = lines.find(isDue)?.text.replace(/\.$/, '') ?? ''
    return {
      ...row,
      body: print({ lines: lines.filter((line) => !isDue(line)) }),
      duration,
      criteria,
      payment: payment_amount ?? '',
    }
  })
  const total: FormBlock[] = paid > 0 ? [{ kind: 'paragraph', label: 'Total payment of the option', text: dollarLabel(centsOf(paid)) }] : []
  const table = rows.length > 0 ? [is_wide ? planTable(rows, things, true) : uprightTable(rows.map(inShort))] : []
  return [
    { heading, blocks: [paragraph(framed), ...table, ...total, ...others, ...workSections(rows, true).flatMap(({ blocks }) => blocks)] },
  ]
}

const UPRIGHT = [
  { heading: 'Milestone', share: 0.34 },
  { heading: 'Deliverables', share: 0.26 },
  { heading: 'Acceptance criteria', share: 0.4 },
] as const

/** Milestones where the page is upright: when each is due and what is paid for it stand below its name. */
function uprightTable(rows: readonly PlanRow[]): FormBlock {
  const cells = rows.map(({ heading, duration, payment, body, deliverables, criteria }) => [
    [
      { kind: 'strong' as const, text: headingBehind(heading) },
      ...[duration, payment, ...body.split('\n')].filter(Boolean).flatMap(plainCell),
    ],
    listCell(deliverables),
    listCell(criteria),
  ])
  return { kind: 'table', table: { columns: UPRIGHT, rows: cells } }
}

/** What each milestone says in full, under the numbers of the table; nothing where all of it stands in the table. */
export function workSections(rows: readonly PlanRow[], isBehind = isToldBehind(rows)): FormSection[] {
  if (!isBehind) return []
  const blocks = rows.flatMap(toldBlocks)
  return blocks.length > 0 ? [{ heading: 'How the work of each milestone is done', blocks }] : []
}

const IN_SHORT =
  'How each task is done stands behind the table under its number: 1.1 is the first task of Milestone 1, C1.1 its first criterion, and R1 the first requirement of the solicitation.'

function isToldBehind(rows: readonly PlanRow[]): boolean {
  const { body, criteria, deliverables } = LONGEST_IN_CELL
  return rows.some(
    (row) => row.body.length > body || row.criteria.join(' ').length > criteria || row.deliverables.join(' ').length > deliverables,
  )
}

/** A deliverable of more characters stands in the table by its name. */
const LONGEST_DELIVERABLE = 90

function withCriteria(row: PlanRow): PlanRow {
  return { ...row, criteria: row.criteria.map((text) => printedCriterion(text, row.duration)) }
}

/** The row as the table shows it when the rest of it stands behind: its tasks in short, long deliverables by name. */
function inShort(row: PlanRow): PlanRow {
  return {
    ...row,
    body: shortTasks(row.body),
    deliverables: row.deliverables.map((text) => (text.length > LONGEST_DELIVERABLE ? deliverableName(text) : text)),
    criteria: numberedCriteria({ ...row, milestone_number: Number(row.number), due: row.duration }),
  }
}

/** The tasks of a milestone's text in short; of a text that names none its first sentence. */
function shortTasks(body: string): string {
  const { lines } = parse(body)
  const tasks = lines.flatMap(({ kind, opening, text }) =>
    kind === 'task' ? [`${nameOfTask(opening).replace('Task ', '')} ${shortTask(text)}`] : [],
  )
  if (tasks.length > 0) return tasks.join('\n')
  const first = lines.find((line) => !isBlank(line) && !isDueInTable(line))
  return first ? shortTask(first.opening + first.text) : ''
}

/** A milestone's text, and the deliverables that the table has by name only: nothing is told twice. Of one that says no more than the table there is nothing. */
function toldBlocks(row: PlanRow): FormBlock[] {
  const named = inShort(row).deliverables
  const long = row.deliverables.filter((full, at) => named[at] !== full)
  const isHanded = ({ kind, text, ...line }: MilestoneLine) =>
    kind === 'label' && 'name' in line && line.name === 'Result' && long.some((full) => full.startsWith(withoutEnd(text, '.')))
  const blocks = [
    ...lineBlocks(parse(row.body).lines.filter((line) => !isHanded(line))),
    ...long.map((text): FormBlock => ({ kind: 'labelled', label: 'Deliverable', text })),
  ]
  return blocks.length > 0 ? [{ kind: 'subheading', text: headingBehind(row.heading) }, ...blocks] : []
}

/** A milestone's heading behind the table: "Task 1.1" follows, so it is no task. */
export function headingBehind(heading: string): string {
  return heading.replace(/^Task/, 'Milestone')
}
