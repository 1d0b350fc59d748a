import type { InitialMilestone } from '../../../domain/milestone.ts'
import { stepTypeAt } from '../../../domain/step.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { withGivenMilestones } from '../steps/given-milestones.ts'
import { closeout } from './closeout.ts'
import { developments } from './development.ts'
import { kickoff } from './kickoff.ts'
import { milestoneText } from './milestone-text.ts'

/** The plan's milestones with what is to be done, in order, by when, and which demands each answers (spec §9: 5, 6, 9 or 10). */
export function firstMilestones(brief: PlanBrief): InitialMilestone[] {
  const written = [kickoff(brief), ...developments(brief), closeout(brief)]
  const drafts = withGivenMilestones(written, brief.demands.dates, brief.facts.period_of_performance)
  return drafts.map((draft, index) => ({
    milestone_number: index + 1,
    step_type: stepTypeAt(index + 1, drafts.length),
    text: milestoneText(index + 1, draft.title, draft.opening, draft.tasks),
    requirement_ids: draft.requirement_ids,
  }))
}
