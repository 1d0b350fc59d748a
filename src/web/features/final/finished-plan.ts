import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { FinishedPlan, WorkPlan } from '../../../domain/plan.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Unstored } from '../../app/browser-store.ts'
import { type LocalMilestone, storedMilestone } from '../../app/stored-shapes.ts'

/** What this browser keeps of a plan. `isNewer` says that it holds edits which the server does not have. */
export type LocalPlan = { milestones: Result<LocalMilestone[], Unstored>; scope_paragraph: string | null; isNewer: boolean }

/** Why there is no plan to show, in the order in which it is found out (spec §4). */
export type NoPlan = 'no-project' | 'no-work-plan' | 'unreadable'

/** The plan to show and its id on the server: the server's, else the one kept in this browser (spec §4). */
export function finishedPlan(
  topic: Result<CurrentTopic, Unstored>,
  onServer: WorkPlan | null,
  local: LocalPlan,
): Result<{ planId: string | null; plan: FinishedPlan }, NoPlan> {
  if (!topic.ok) return fail(topic.problem === 'absent' ? 'no-project' : 'unreadable')
  const scope_paragraph = onServer?.scope_paragraph || local.scope_paragraph
  const planId = onServer?.id ?? null
  const shown = (milestones: StoredMilestone[]) => done({ planId, plan: planOf(topic.value, milestones, scope_paragraph) })
  if (onServer && onServer.milestones.length > 0 && !local.isNewer) return shown(onServer.milestones)
  if (local.milestones.ok && local.milestones.value.length > 0) return shown(local.milestones.value.map(storedMilestone))
  if (onServer && onServer.milestones.length > 0) return shown(onServer.milestones)
  return fail(!local.milestones.ok && local.milestones.problem === 'unreadable' ? 'unreadable' : 'no-work-plan')
}

function planOf(topic: CurrentTopic, milestones: readonly StoredMilestone[], scope_paragraph: string | null): FinishedPlan {
  return {
    phase: topic.phase,
    program_type: topic.programType,
    company_name: topic.companyName,
    customer_org: topic.customerOrganization,
    period_of_performance: topic.periodOfPerformance,
    scope_paragraph,
    milestones: [...milestones].sort((a, b) => a.milestone_number - b.milestone_number),
  }
}
