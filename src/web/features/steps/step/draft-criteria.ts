import { api } from '../../../../contract/api.ts'
import { proposalOf } from '../../../../domain/proposal.ts'
import { stepId } from '../../../../domain/step.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import type { Call } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { askedDrafter } from '../../../drafting/chosen-drafter.ts'
import type { DraftWatch } from '../../../drafting/use-drafting.ts'
import type { Toast } from '../../../ui/toasts.ts'
import type { AutosavedPlan } from '../autosaved-plan.ts'
import { draftMilestone } from '../completion.ts'
import { editedPlan } from '../step-plan.ts'

/** Whose criteria are drafted, and who does it and hears of it. */
type CriteriaDraft = {
  topic: CurrentTopic
  editor: AutosavedPlan
  milestone_number: number
  call: Call
  watch: DraftWatch
  notify: (toast: Toast) => void
}

/** Drafts the acceptance criteria of one milestone into their box and saves them, as completing the plan would do for all; gives whether there are some. */
export async function draftCriteria({ topic, editor, milestone_number, call, watch, notify }: CriteriaDraft): Promise<boolean> {
  const none = (description: string) => {
    notify({ title: 'No criteria could be drafted', description, variant: 'destructive' })
    return false
  }
  // what was typed before is the person's
  await editor.saveIfChanged(milestone_number, 'handover')
  const { plan, edits } = editor.state()
  const milestones = editedPlan(plan, edits).milestones.map(draftMilestone)
  const drafter = askedDrafter(topic, stepId(milestone_number))
  const input = { ...proposalOf(topic), milestones, only: milestone_number, drafter }
  const drafted = await outcome(call(api.generateAcceptanceCriteria, input, watch))
  if (!drafted.ok) return none(drafted.problem.message)
  const { acceptance_criteria, written_by } = drafted.value
  const own = acceptance_criteria.find((one) => one.milestone_number === milestone_number)
  const criteria = own?.criteria.filter((one) => one.trim() !== '') ?? []
  if (criteria.length === 0) return none('Write them yourself in the box Acceptance Criteria.')
  const how = { written_by: (own?.written_by ?? written_by).kind }
  await editor.replace(milestone_number, 'handover', { criteria: criteria.join('\n') }, how)
  return true
}
