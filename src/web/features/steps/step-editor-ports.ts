import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { PlanSaving } from '../../app/plan-saving.ts'
import type { MilestoneEdits } from '../../app/unsaved-milestones.ts'
import type { Toast } from '../../ui/toaster.tsx'
import type { StepPlan } from './step-plan.ts'

/** What the editor works with besides the database. */
export type StepEditorPorts = PlanSaving & {
  /** Keeps in this browser what was typed, the plan with it, and the edited milestones as they were `seen` last; throws when the browser does not take it. */
  keep: (edits: MilestoneEdits, plan: StepPlan, seen: StoredMilestone[]) => void
  notify: (toast: Toast) => void
  /** For the console: never anything that the person wrote. */
  log: (message: string, status: number) => void
}
