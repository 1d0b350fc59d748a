import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { reportIntervals } from '../component/report-interval.ts'
import { monthBehind } from '../work-breakdown/composed/month-behind.ts'
import { type FormBlock, type FormDocument, type FormTable, listCell, type PlanToLayOut, paragraph, plainCell } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { optionSections } from './plan-columns.ts'
import { type ReportKind, reportKind } from './report-kind.ts'
import { requirementsSections } from './requirements-table.ts'
import { scopeBlocks } from './scope-parts.ts'
import { taskBlocks } from './told-blocks.ts'
import { numberedCriteria, type ToldMilestone, toldMilestones } from './told-milestone.ts'
import { partedPlan, wholeSections } from './whole-part.ts'
import { workShareSections } from './work-share.ts'

/** The Department of the Air Force's outline of a Phase I statement of work: tasks with how, by whom and against which risk, schedule, deliverables, reports; no prices. */
export function dafOutline(given: PlanToLayOut): FormDocument {
  const { base, option, whole } = partedPlan(given)
  const { plan } = base
  const told = toldMilestones(plan)
  const [scope = '', tasks = '', schedule = '', deliverables = '', progress = '', final = ''] = PLAN_LAYOUTS.daf_outline.sections
  return {
    title: `Phase ${plan.phase} Work Plan Outline`,
    facts: formFacts(given),
    sections: [
      { heading: scope, blocks: scopeBlocks(plan.scope_paragraph) },
      { heading: tasks, blocks: told.flatMap(taskOutline) },
      ...optionSections(option),
      ...wholeSections(whole),
      { heading: schedule, blocks: [{ kind: 'table', table: scheduleTable(told) }] },
      { heading: deliverables, blocks: [{ kind: 'table', table: deliverablesTable(told) }] },
      { heading: progress, blocks: reportBlocks(told, 'progress') },
      { heading: final, blocks: reportBlocks(told, 'final') },
      ...workShareSections(given, false),
      ...requirementsSections(given.asked, given.plan.milestones),
    ],
    begins_on_new_page: true,
    left_out: ['payments'],
  }
}

function taskOutline({ milestone_number, title, opening, ...told }: ToldMilestone): FormBlock[] {
  return [
    { kind: 'subheading', text: `Task ${milestone_number}: ${title}` },
    ...opening.slice(0, 1).map(paragraph),
    ...taskBlocks(told, String(milestone_number)),
  ]
}

const SCHEDULE = [
  { heading: 'No.', share: 0.08 },
  { heading: 'Milestone', share: 0.7 },
  { heading: 'Due', share: 0.22 },
] as const

function scheduleTable(told: readonly ToldMilestone[]): FormTable {
  return { columns: SCHEDULE, rows: told.map(({ milestone_number, title, due }) => [String(milestone_number), title, due].map(plainCell)) }
}

const DELIVERABLES = [
  { heading: 'No.', share: 0.06 },
  { heading: 'Deliverables', share: 0.37 },
  { heading: 'Acceptance criteria', share: 0.36 },
  { heading: 'Due', share: 0.21 },
] as const

function deliverablesTable(told: readonly ToldMilestone[]): FormTable {
  const rows = told.flatMap((one) => {
    const { milestone_number, deliverables, due } = one
    const handed = deliverables.filter(isOther)
    const judged = numberedCriteria(one, isOther)
    return handed.length + judged.length > 0
      ? [[plainCell(String(milestone_number)), listCell(handed), listCell(judged), plainCell(due)]]
      : []
  })
  return { columns: DELIVERABLES, rows }
}

function isOther(text: string): boolean {
  return reportKind(text) === 'other'
}

const NONE: Record<Exclude<ReportKind, 'other'>, string> = {
  progress: '[state which progress reports are handed over, when and to whom]',
  final: '[add the final report with the SF 298 as its first page, and when it is handed over]',
}

/** Whether a report says itself when it is handed over. */
function tellsWhen(text: string, due: string): boolean {
  return monthBehind(text) !== undefined || reportIntervals(text).length > 0 || text.toLowerCase().includes(due.toLowerCase())
}

function reportBlocks(told: readonly ToldMilestone[], kind: Exclude<ReportKind, 'other'>): FormBlock[] {
  const reports = told.flatMap((one) => {
    const { deliverables, due } = one
    const handed = deliverables.filter((text) => reportKind(text) === kind)
    const judged = numberedCriteria(one, (text) => reportKind(text) === kind)
    return [
      ...handed.map(
        (text): FormBlock => ({
          kind: 'item',
          text: tellsWhen(text, due) ? text : `${due}: ${text}`,
        }),
      ),
      ...judged.map((text): FormBlock => ({ kind: 'paragraph', label: 'Accepted when', text })),
    ]
  })
  return reports.length > 0 ? reports : [paragraph(NONE[kind])]
}
