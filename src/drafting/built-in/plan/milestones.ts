import type { InitialMilestone } from '../../../domain/milestone.ts'
import { firstText, woven } from '../../../domain/work-breakdown/composed/text.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'

/** The milestones as they are first drafted: what is done, by whom and by when, and what it answers. */
export function firstMilestones(facts: PlanFacts): InitialMilestone[] {
  return planRows(facts).milestones.map((one) => ({
    milestone_number: one.milestone_number,
    step_type: one.step_type,
    text: firstText(one),
    requirement_ids: [...one.requirement_ids],
  }))
}

/** The milestones with all that is known beside their tasks; what somebody wrote stays as it is. */
export function refinedMilestones(facts: PlanFacts, milestones: readonly InitialMilestone[]): InitialMilestone[] {
  const composed = planRows(facts).milestones
  if (composed.length !== milestones.length) return [...milestones]
  return milestones.map((one) => {
    const own = composed.find(({ milestone_number }) => milestone_number === one.milestone_number)
    return own ? { ...one, text: woven(one.text, own) } : one
  })
}
