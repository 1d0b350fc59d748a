import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import { done, type Result } from '../../../domain/result.ts'
import { outcome } from '../../app/outcome.ts'
import { type PlanSaving, savePlan } from '../../app/plan-saving.ts'
import type { MilestoneChange } from './milestone-fields.ts'
import { type StepPlan, stepPlan, withChange } from './step-plan.ts'

/** Saves a change of one milestone to the database; a milestone that is not there yet is saved with its whole plan, the change in it. */
export async function saveMilestone(
  saving: PlanSaving,
  plan: StepPlan,
  milestone_number: number,
  change: MilestoneChange,
): Promise<Result<StepPlan, ApiError>> {
  const changed = withChange(plan, milestone_number, change)
  const id = plan.milestones.find((one) => one.milestone_number === milestone_number)?.id
  if (!id) return saveWhole(saving, changed)
  const saved = await outcome(saving.call(api.updateMilestone, { id, ...change }))
  return saved.ok ? done(changed) : saved
}

/** Saves a plan that the database does not have; its project is made first when there is none (spec §4). */
export async function saveWhole(saving: PlanSaving, plan: StepPlan): Promise<Result<StepPlan, ApiError>> {
  const saved = await savePlan(saving, plan)
  return saved.ok ? done(stepPlan(saved.value)) : saved
}
