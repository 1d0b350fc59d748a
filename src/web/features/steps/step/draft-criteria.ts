import { api } from '../../../../contract/api.ts'
import { shownText } from '../../../../domain/milestone.ts'
import { proposalOf } from '../../../../domain/proposal.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { showToast } from '../../../ui/toaster.tsx'
import type { StepEditor } from '../step-editor.ts'
import { editedPlan } from '../step-plan.ts'

/** Drafts the acceptance criteria of one milestone into their box and saves them, as completing the plan would do for all. */
export async function draftCriteria(topic: CurrentTopic, editor: StepEditor, milestone_number: number): Promise<void> {
  const { plan, edits } = editor.state()
  const milestones = editedPlan(plan, edits).milestones.map((one) => ({
    milestone_number: one.milestone_number,
    step_type: one.step_type,
    text: shownText(one),
    deliverables: one.deliverables,
    acceptance_criteria: one.acceptance_criteria,
    requirement_ids: one.requirement_ids ?? [],
  }))
  const drafted = await outcome(call(api.generateAcceptanceCriteria, { ...proposalOf(topic), milestones }))
  const all = drafted.ok ? drafted.value.acceptance_criteria : []
  const criteria = all.find((one) => one.milestone_number === milestone_number)?.criteria.filter((one) => one.trim() !== '') ?? []
  if (criteria.length === 0) {
    const description = drafted.ok ? 'Write them yourself in the box Acceptance Criteria.' : drafted.problem.message
    showToast({ title: 'No criteria could be drafted', description, variant: 'destructive' })
    return
  }
  editor.type(milestone_number, { criteria: criteria.join('\n') })
  await editor.save(milestone_number, 'handover')
}
