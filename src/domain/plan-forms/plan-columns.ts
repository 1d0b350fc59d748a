import { raised } from '../../language/characters.ts'
import { criterionNumber } from '../milestone.ts'
import { isBlank, type MilestoneLine, parse, print } from '../milestone-document.ts'
import { centsOf, dollarLabel } from '../money.ts'
import { paidTogether } from '../payment.ts'
import type { FinishedPlan } from '../plan.ts'
import { type PlanRow, planRows } from '../printed-plan.ts'
import { deliverableName } from './deliverable-name.ts'
import { type FormBlock, type FormDocument, type FormSection, type PlanToLayOut, paragraph, plainCell } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { isWhenOrWho, nameOfCriterion, partsBehind, shortCriteria, shortTask, underHeading } from './in-short.ts'
import { isDueInTable, lineBlocks, nameOfTask } from './line-blocks.ts'
import type { ToldOption } from './option-part.ts'
import { requirementsSections } from './requirements-table.ts'
import { scopeBlocks } from './scope-parts.ts'
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
      ...columnSections(plan),
      ...wholeSections(whole),
      ...workSections(planRows(plan)),
      ...optionSections(option),
      ...requirementsSections(given.asked, given.plan.milestones),
    ],
    begins_on_new_page: false,
    is_wide: true,
    left_out: [],
  }
}

/** The scope, the five columns and the sum of the payments. A component may have another word for deliverables, as the column's heading. */
export function columnSections(plan: FinishedPlan, things?: string): FormSection[] {
  const rows = planRows(plan)
  return [
    { heading: 'Scope', blocks: scopeBlocks(plan.scope_paragraph) },
    {
      heading: things === undefined ? 'Milestones, deliverables and payments' : 'Milestones, products and payments',
      blocks: [
        ...(isToldBehind(rows) ? [paragraph(IN_SHORT)] : []),
        planTable(rows, things),
        { kind: 'paragraph', label: 'Total payment', text: dollarLabel(paidTogether(plan.milestones)) },
      ],
    },
  ]
}

function planTable(rows: readonly PlanRow[], things = 'DELIVERABLES', isBehind = isToldBehind(rows)): FormBlock {
  return { kind: 'plan_table', rows: isBehind ? rows.map(inShort) : rows, deliverables_heading: things }
}

/** The option in the columns of the base, in short and by its numbers, with its own total and all of it behind; of it nothing is printed that nobody said. */
export function optionSections(option: ToldOption | undefined, things?: string): FormSection[] {
  if (!option) return []
  const { heading, framed, milestones, others, paid } = option
  const rows = planRows({ milestones, period_of_performance: 1 }).map((row, at): PlanRow => {
    const { deliverables = [], acceptance_criteria: criteria = [], payment_amount } = milestones[at] ?? {}
    const { lines } = parse(row.body)
    const isDue = (line: MilestoneLine) => line.kind === 'label' && line.name === 'Due'
    const duration = lines.find(isDue)?.text.replace(/\.$/, '') ?? ''
    return {
      ...row,
      body: print({ lines: lines.filter((line) => !isDue(line)) }),
      duration,
      deliverables,
      criteria,
      payment: payment_amount ?? '',
    }
  })
  const total: FormBlock[] = paid > 0 ? [{ kind: 'paragraph', label: 'Total payment of the option', text: dollarLabel(centsOf(paid)) }] : []
  const table = rows.length > 0 ? [planTable(rows, things, true)] : []
  return [
    { heading, blocks: [paragraph(framed), ...table, ...total, ...others, ...workSections(rows, true).flatMap(({ blocks }) => blocks)] },
  ]
}

/** What each milestone says in full, under the numbers of the table, and how its criteria are tried; nothing where all of it stands in the table. */
export function workSections(rows: readonly PlanRow[], isBehind = isToldBehind(rows)): FormSection[] {
  if (!isBehind) return []
  return [
    { heading: 'How the work of each milestone is done', blocks: rows.flatMap(toldBlocks) },
    { heading: 'How each criterion is tried', blocks: criteriaTable(rows) },
  ].filter(({ blocks }) => blocks.length > 0)
}

const IN_SHORT =
  'How each task is done and each criterion is tried stands behind the table under the same numbers: 1.1 is the first task of Milestone 1, C1.1 its first criterion, and R1 the first requirement of the solicitation.'

function isToldBehind(rows: readonly PlanRow[]): boolean {
  const { body, criteria, deliverables } = LONGEST_IN_CELL
  return rows.some(
    (row) => row.body.length > body || row.criteria.join(' ').length > criteria || row.deliverables.join(' ').length > deliverables,
  )
}

/** A deliverable of more characters stands in the table by its name. */
const LONGEST_DELIVERABLE = 90

/** The row as the table shows it when all of it stands behind: its tasks and criteria in short, long deliverables by name. */
function inShort(row: PlanRow): PlanRow {
  return {
    ...row,
    body: shortTasks(row.body),
    deliverables: row.deliverables.map((text) => (text.length > LONGEST_DELIVERABLE ? deliverableName(text) : text)),
    criteria: shortCriteria(Number(row.number), row.criteria),
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
  const blocks = [
    ...lineBlocks(parse(row.body).lines),
    ...long.map((text): FormBlock => ({ kind: 'labelled', label: 'Deliverable', text })),
  ]
  return blocks.length > 0 ? [{ kind: 'subheading', text: headingBehind(row.heading) }, ...blocks] : []
}

/** A milestone's heading behind the table: "Task 1.1" follows, so it is no task. */
export function headingBehind(heading: string): string {
  return heading.replace(/^Task/, 'Milestone')
}

const isAnswer = (part: string) => part.startsWith('answers R')

/** The columns of what criteria say behind their marks, each with the parts that stand in it; the first has the number and the name. */
const CRITERIA = [
  { heading: 'Criterion', share: 0.27, holds: () => false },
  { heading: 'How it is tried', share: 0.36, holds: (part: string) => !isWhenOrWho(part) },
  { heading: 'Evidence, judge and date', share: 0.25, holds: (part: string) => isWhenOrWho(part) && !isAnswer(part) },
  { heading: 'Answers', share: 0.12, holds: isAnswer },
] as const

/** The criteria whose mark stands in the table, with how each is tried, what shows it and what it answers; those that say no more are not told again. */
function criteriaTable(rows: readonly PlanRow[]): FormBlock[] {
  const told = rows.flatMap(({ number, criteria, duration }) =>
    criteria.flatMap((text, at) => {
      const name = `${criterionNumber(Number(number), at + 1)} ${nameOfCriterion(text)}`.trim()
      const parts = partsBehind(text).filter((part) => part !== `by ${duration}`)
      return parts.length === 0 ? [] : [{ name, parts }]
    }),
  )
  const columns = CRITERIA.filter(({ holds }, at) => at === 0 || told.some(({ parts }) => parts.some(holds)))
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const cellOf = ({ name, parts }: (typeof told)[number], { holds }: (typeof CRITERIA)[number], at: number) =>
    plainCell(at === 0 ? name : raised(parts.filter(holds).map(underHeading).join('; ')))
  const table = {
    columns: columns.map(({ heading, share }) => ({ heading, share: share / all })),
    rows: told.map((row) => columns.map((column, at) => cellOf(row, column, at))),
  }
  return told.length === 0 ? [] : [{ kind: 'table', table }]
}
