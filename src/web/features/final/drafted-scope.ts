import { api } from '../../../contract/api.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { proposalOf } from '../../../domain/proposal.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'

/** The scope paragraph of a plan as it stands, by whoever is to draft it (spec §4). */
export function draftedScope(topic: CurrentTopic, kept: readonly StoredMilestone[]): Promise<{ scope_paragraph: string }> {
  const milestones = kept.map(({ milestone_number, step_type, initial_text, refined_text, deliverables, requirement_ids }) => {
    return { milestone_number, step_type, initial_text, refined_text, deliverables, requirement_ids }
  })
  return call(api.generateScope, { ...proposalOf(topic), milestones, drafter: askedDrafter(topic) })
}
