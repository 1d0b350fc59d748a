import { shownText } from '../../domain/milestone.ts'
import { scopeFollowing } from '../../domain/scope-milestones.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import { findProject } from '../db/projects.ts'
import { findWorkPlan, updatePlan } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'

/** Has the scope of a plan name a milestone as it is called and due now, unless a person has worded the scope. */
export async function followInScope(parts: Parts, person: Person, before: StoredMilestone, now: StoredMilestone): Promise<void> {
  if (shownText(before) === shownText(now)) return
  const found = await findWorkPlan(parts.db, person, now.work_plan_id)
  if (!found.ok || !found.value.scope_paragraph || found.value.scope_edited) return
  const { scope_paragraph: scope, milestones } = found.value
  const project = await findProject(parts.db, person, found.value.project_id)
  const period = project.ok ? project.value.topic?.periodOfPerformance : undefined
  if (period === undefined) return
  const textsWith = (own: StoredMilestone) => milestones.map((one) => shownText(one.id === own.id ? own : one))
  const scope_paragraph = scopeFollowing(scope, textsWith(before), textsWith(now), period)
  if (scope_paragraph !== scope) await updatePlan(parts.db, found.value, { scope_paragraph })
}
