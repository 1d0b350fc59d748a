import type { StoredMilestone } from '../db/milestones.ts'

/** A milestone as it is sent: whose it is stays here. */
export function milestoneOnWire({ owner: _, work_plan_id: __, requirement_ids, ...milestone }: StoredMilestone) {
  return { ...milestone, ...(requirement_ids ? { requirement_ids } : {}) }
}
