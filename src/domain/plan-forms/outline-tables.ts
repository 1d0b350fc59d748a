import type { PlanPart } from '../component/plan-part.ts'
import { reportIntervals } from '../component/report-interval.ts'
import { dollarLabel } from '../money.ts'
import { monthBehind } from '../work-breakdown/composed/month-behind.ts'
import { type FormBlock, type FormColumn, type FormTable, listCell, paragraph, plainCell } from './form-document.ts'
import { type ReportKind, reportKind } from './report-kind.ts'
import { numberedCriteria, type ToldMilestone } from './told-milestone.ts'

const columns = (...all: readonly (readonly [heading: string, share: number])[]): FormColumn[] =>
  all.map(([heading, share]) => ({ heading, share }))

const MILESTONE = ['No.', 0.08] as const

/** The milestones by number and title, each with when it is due. */
export function scheduleTable(told: readonly ToldMilestone[]): FormTable {
  return {
    columns: columns(MILESTONE, ['Milestone', 0.7], ['Due', 0.22]),
    rows: told.map(({ milestone_number, title, due }) => [String(milestone_number), title, due].map(plainCell)),
  }
}

/** What is handed over with each milestone; what it is accepted by where that has no heading of its own, and the reports that none of these headings has. */
export function deliverablesTable(
  told: readonly ToldMilestone[],
  { asked, reports, none }: { asked: ReadonlySet<PlanPart>; reports: readonly string[]; none: string },
): FormTable {
  const isHere = (text: string) => !reports.some((heading) => isUnder(heading, text))
  const isJudgedHere = !asked.has('acceptance')
  const rows = told.flatMap((one) => {
    const handed = one.deliverables.filter(isHere)
    const judged = isJudgedHere ? numberedCriteria(one, isHere) : []
    if (handed.length + judged.length === 0) return []
    const cells = [
      plainCell(String(one.milestone_number)),
      listCell(handed.length > 0 || one.deliverables.length > 0 ? handed : [none]),
      ...(isJudgedHere ? [listCell(judged)] : []),
      plainCell(one.due),
    ]
    return [cells]
  })
  const judged = columns(['No.', 0.06], ['Deliverables', 0.37], ['Acceptance criteria', 0.36], ['Due', 0.21])
  return { columns: isJudgedHere ? judged : columns(MILESTONE, ['Deliverables', 0.7], ['Due', 0.22]), rows }
}

/** What each milestone is accepted by. */
export function acceptanceTable(told: readonly ToldMilestone[]): FormTable {
  return {
    columns: columns(MILESTONE, ['Milestone', 0.3], ['Acceptance criteria', 0.62]),
    rows: told.map((one) => [plainCell(String(one.milestone_number)), plainCell(one.title), listCell(numberedCriteria(one))]),
  }
}

/** What is paid with each milestone, and in all. */
export function paymentsTable(told: readonly ToldMilestone[]): FormBlock[] {
  const rows = told.map(({ milestone_number, title, due, payment }) =>
    [String(milestone_number), title, due, dollarLabel(payment)].map(plainCell),
  )
  const total = dollarLabel(told.reduce((sum, { payment }) => sum + payment, 0))
  return [
    { kind: 'table', table: { columns: columns(MILESTONE, ['Milestone', 0.5], ['Due', 0.22], ['Payment', 0.2]), rows } },
    { kind: 'paragraph', label: 'Total payment', text: total },
  ]
}

const NONE: Record<Exclude<ReportKind, 'other'>, string> = {
  progress: '[state which progress reports are handed over, when and to whom]',
  final: '[add the final report with the SF 298 as its first page, and when it is handed over]',
}

/** The reports of the kind that a heading names, "Progress reports", or all of them, each with when it is handed over and what it is accepted by. */
export function reportBlocks(told: readonly ToldMilestone[], heading: string): FormBlock[] {
  const kind = reportKind(heading)
  const isOf = (text: string) => isUnder(heading, text)
  const reports = told.flatMap((one) => {
    const handed = one.deliverables.filter(isOf)
    const judged = numberedCriteria(one, isOf)
    return [
      ...handed.map((text): FormBlock => ({ kind: 'item', text: tellsWhen(text, one.due) ? text : `${one.due}: ${text}` })),
      ...judged.map((text): FormBlock => ({ kind: 'paragraph', label: 'Accepted when', text })),
    ]
  })
  return reports.length > 0 || kind === 'other' ? reports : [paragraph(NONE[kind])]
}

/** Whether something that is handed over is a report of the kind that a heading names, or of any where it names none. */
function isUnder(heading: string, text: string): boolean {
  const kind = reportKind(heading)
  return kind === 'other' ? reportKind(text) !== 'other' : reportKind(text) === kind
}

/** Whether a report says itself when it is handed over. */
function tellsWhen(text: string, due: string): boolean {
  return monthBehind(text) !== undefined || reportIntervals(text).length > 0 || text.toLowerCase().includes(due.toLowerCase())
}
