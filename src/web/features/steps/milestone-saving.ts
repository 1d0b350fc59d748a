import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { done, type Result } from '../../../domain/result.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { outcome } from '../../app/outcome.ts'
import { type PlanSaving, savePlan } from '../../app/plan-saving.ts'
import type { MilestoneChange } from './milestone-fields.ts'
import { type StepPlan, stepPlan, withChange } from './step-plan.ts'

/** Saves a change of one milestone to the database, unless somebody else changed it since it was seen here (409); where the milestone is not there yet, its whole plan goes there first, as it was drafted. */
export async function saveMilestone(
  saving: PlanSaving,
  plan: StepPlan,
  milestone_number: number,
  change: MilestoneChange,
  written_by?: WrittenBy['kind'],
): Promise<Result<StepPlan, ApiError>> {
  const isOfMilestone = (one: StoredMilestone) => one.milestone_number === milestone_number
  const there = plan.milestones.some((one) => isOfMilestone(one) && one.id) ? done(plan) : await saveWhole(saving, plan)
  const { id, version } = (there.ok && there.value.milestones.find(isOfMilestone)) || {}
  if (!there.ok || !id) return there
  const changed = withChange(there.value, milestone_number, change)
  const saved = await outcome(saving.call(api.updateMilestone, { id, ...change, version, written_by }))
  return saved.ok ? done(withChange(changed, milestone_number, { version: saved.value.version })) : saved
}

/** A milestone as the database has it now; null when that cannot be known, or it is gone. */
export async function newestMilestone({ call, topic }: PlanSaving, milestone_number: number): Promise<StoredMilestone | null> {
  if (!topic.projectId) return null
  const plan = await outcome(call(api.findWorkPlan, { id: topic.projectId }))
  return (plan.ok && plan.value.milestones.find((one) => one.milestone_number === milestone_number)) || null
}

/** Saves a plan that the database does not have; its project is made first when there is none (spec §4). */
export async function saveWhole(saving: PlanSaving, plan: StepPlan): Promise<Result<StepPlan, ApiError>> {
  const saved = await savePlan(saving, plan)
  return saved.ok ? done(stepPlan(saved.value)) : saved
}
