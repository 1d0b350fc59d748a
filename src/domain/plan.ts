import * as z from 'zod'
import { milestoneBody, milestoneTitle, StoredMilestone, shownCriteria, shownDeliverables, shownText } from './milestone.ts'
import { milestoneDueLabels } from './milestone-due.ts'
import { centsOf, dollarLabel } from './money.ts'
import { type Months, Phase } from './program.ts'

/** A plan as it is kept (spec §3). */
export const WorkPlan = z.object({
  id: z.string(),
  project_id: z.string(),
  scope_paragraph: z.string().nullable(),
  /** Whether a person has worded the scope; it is not drafted anew then. */
  scope_edited: z.boolean().optional(),
  milestones: z.array(StoredMilestone),
  /** Sentences that the person has accepted as their own statement, as they stood then; an edited one is no longer among them. */
  own_statements: z.array(z.string()).default([]),
  finalized_work_plan: z.unknown().nullable(),
  finalized_at: z.string().nullable(),
})
export type WorkPlan = z.infer<typeof WorkPlan>

/** The property by which a Word document that was exported here is known again: it is no source of what it says. */
export const EXPORT_MARK = 'WorkPlanBuilderExport'

/** What a finished plan is made of, wherever it came from: the server or this browser. */
export type FinishedPlan = {
  phase: Phase
  program_type: string
  company_name: string
  customer_org: string
  period_of_performance: Months
  scope_paragraph: string | null
  milestones: StoredMilestone[]
}

/** What stands where no scope was generated yet (spec §2). */
export const SCOPE_PLACEHOLDER = '(Scope paragraph will be generated here)'

/** What stands where generating the scope failed (spec §4). */
export const SCOPE_FAILED = '(Scope generation failed)'

/** The plan as the final screen shows and copies it: heading, scope, milestones with what is handed over, judged and paid, blank lines between (spec §2). */
export function planText(plan: Pick<FinishedPlan, 'phase' | 'scope_paragraph' | 'milestones'>): string {
  const scope = `Scope:\n${plan.scope_paragraph?.trim() || SCOPE_PLACEHOLDER}`
  return [`Phase ${plan.phase} Work Plan:`, scope, ...plan.milestones.map(milestoneText)].join('\n\n')
}

function milestoneText(milestone: StoredMilestone): string {
  const parts = [
    shownText(milestone).trim(),
    bulleted('Deliverables', shownDeliverables(milestone.deliverables)),
    bulleted('Acceptance criteria', shownCriteria(milestone)),
    `Payment: ${dollarLabel(centsOf(milestone.payment_amount))}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function bulleted(heading: string, items: readonly string[]): string {
  return [`${heading}:`, ...items.map((item) => `• ${item}`)].join('\n')
}

/** One row of the exported five-column table (spec §9). */
export type PlanRow = {
  number: string
  heading: string
  body: string
  duration: string
  deliverables: readonly string[]
  criteria: readonly string[]
  payment: string
}

/** The plan as rows of the Word table; missing parts are filled with the defaults of the export (spec §5, §9). */
export function planRows(plan: Pick<FinishedPlan, 'period_of_performance' | 'milestones'>): PlanRow[] {
  const labels = milestoneDueLabels(plan.milestones.map(shownText), plan.period_of_performance)
  return plan.milestones.map((milestone, index) => ({
    number: String(milestone.milestone_number).padStart(2, '0'),
    heading: `Task ${milestone.milestone_number} - ${milestoneTitle(shownText(milestone))}`,
    body: milestoneBody(shownText(milestone)),
    duration: labels[index] ?? '',
    deliverables: shownDeliverables(milestone.deliverables),
    criteria: shownCriteria(milestone),
    payment: dollarLabel(centsOf(milestone.payment_amount)),
  }))
}

/** What the server is sent when a plan is finalized (spec §3). `finalized_at` is an ISO timestamp. */
export const FinalizedPlan = z.object({
  milestones: z.array(StoredMilestone),
  scope_paragraph: z.string().nullable(),
  company_name: z.string(),
  phase: Phase,
  customer_org: z.string(),
  program_type: z.string(),
  period_of_performance: z.number().int().positive(),
  finalized_at: z.string(),
})
export type FinalizedPlan = z.infer<typeof FinalizedPlan>

/** The finalize payload of a plan at a moment (spec §3). */
export function finalizedPlan(plan: FinishedPlan, now: Date): FinalizedPlan {
  return { ...plan, finalized_at: now.toISOString() }
}
