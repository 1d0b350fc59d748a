import * as z from 'zod'
import { StoredMilestone } from './milestone.ts'
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
