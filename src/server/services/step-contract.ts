import type { Answer } from '../../domain/interview.ts'
import { milestoneTitle, shownText } from '../../domain/milestone.ts'
import type { StepAt } from './step-at.ts'

/** What a step has come to: its narrative, and what it promises for which requirements, with the answers that it rests on. */
export function stepContract({ milestone, place }: StepAt, narrative_md: string, answers: Answer[]) {
  return {
    step_id: place.step_id,
    profile_id: place.profile_id,
    milestone_number: milestone.milestone_number,
    title: milestoneTitle(shownText(milestone)),
    narrative_md,
    deliverables: milestone.deliverables,
    acceptance_criteria: milestone.acceptance_criteria,
    requirement_ids: milestone.requirement_ids ?? [],
    answers,
  }
}
