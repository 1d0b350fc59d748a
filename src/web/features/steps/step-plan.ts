import { type Cents, centsOf } from '../../../domain/money.ts'
import { type Allocation, allocation } from '../../../domain/payment.ts'
import type { WorkPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { NewMilestone } from '../../app/plan-saving.ts'
import type { MilestoneEdits } from '../../app/unsaved-milestones.ts'
import { changeOf } from './milestone-fields.ts'

/** The plan that is managed. `planId` is null while the database does not have it, or could not be asked for it. */
export type StepPlan = { planId: string | null; scope_paragraph: string | null; isScopeEdited?: boolean; milestones: NewMilestone[] }

/** A plan of the database as it is managed here, in milestone order. */
export function stepPlan({ id, scope_paragraph, scope_edited, milestones }: WorkPlan): StepPlan {
  const inOrder = [...milestones].sort((a, b) => a.milestone_number - b.milestone_number)
  return { planId: id, scope_paragraph, ...(scope_edited ? { isScopeEdited: true } : {}), milestones: inOrder }
}

/** Whether the database has this plan: it has given every milestone its id. */
export function isInDatabase({ milestones }: StepPlan): boolean {
  return milestones.every(({ id }) => id !== undefined)
}

/** The plan with everything that was typed so far, saved or not; a milestone that somebody types into is that person's. */
export function editedPlan(plan: StepPlan, edits: MilestoneEdits): StepPlan {
  const milestones = plan.milestones.map((milestone) => {
    const edit = edits[milestone.milestone_number]
    if (!edit) return milestone
    const { payment: _computed, ...words } = edit
    const isWorded = Object.values(words).some((typed) => typed !== undefined)
    const by = milestone.written_by && isWorded ? { written_by: 'person' as const } : {}
    return { ...milestone, ...changeOf(edit), ...by }
  })
  return { ...plan, milestones }
}

/** How much of the award the plan's payments use up (spec §5). */
export function planAllocation(plan: StepPlan, topic: CurrentTopic): Allocation {
  return allocation(paymentsOf(plan), centsOf(topic.totalProposedEffort))
}

/** What each milestone is paid, in their order. */
export function paymentsOf({ milestones }: StepPlan): Cents[] {
  return milestones.map(({ payment_amount }) => centsOf(payment_amount))
}
