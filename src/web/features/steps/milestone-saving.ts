import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { done, type Result } from '../../../domain/result.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import type { NewMilestone, PlanSaving } from '../../app/plan-saving.ts'
import type { MilestoneChange } from './milestone-fields.ts'

/** Saves a change of a milestone that the database has, unless somebody else changed it since it was seen here (409). */
export async function saveMilestone(
  call: Call,
  milestone: NewMilestone,
  change: MilestoneChange,
  written_by?: WrittenBy['kind'],
): Promise<Result<NewMilestone, ApiError>> {
  const { id = '', version } = milestone
  const saved = await outcome(call(api.updateMilestone, { id, ...change, version, written_by }))
  return saved.ok ? done({ ...milestone, ...change, version: saved.value.version }) : saved
}

/** A milestone as the database has it now; null when that cannot be known, or it is gone. */
export async function newestMilestone({ call, topic }: PlanSaving, milestone_number: number): Promise<StoredMilestone | null> {
  if (!topic.projectId) return null
  const plan = await outcome(call(api.findWorkPlan, { id: topic.projectId }))
  return (plan.ok && plan.value.milestones.find((one) => one.milestone_number === milestone_number)) || null
}
