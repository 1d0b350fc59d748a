import { centsOf } from '../../../domain/money.ts'
import { dueLabels } from '../../../domain/schedule.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AllocationBanner } from './allocation-banner.tsx'
import { MilestoneNav } from './milestone-nav.tsx'
import { MilestoneSection } from './milestone-section.tsx'
import { PlanReviewCard } from './plan-review-card.tsx'
import { editedPlan, isInDatabase, paymentsTotal, planAllocation, readyCount, type StepPlan } from './step-plan.ts'
import { UnsavedPlan } from './unsaved-plan.tsx'
import { useCompletion } from './use-completion.ts'
import { useStepEditor } from './use-step-editor.ts'

/** The plan to edit: payments against the award, the milestones, the review, and the way to the final plan (spec §2). */
export function StepManagement({ topic, first }: { topic: CurrentTopic; first: StepPlan }) {
  const { editor, state } = useStepEditor(topic, first)
  const completion = useCompletion(topic, editor)
  const shown = editedPlan(state.plan, state.edits)
  const count = shown.milestones.length
  const award = centsOf(topic.totalProposedEffort)
  const labels = dueLabels(count, topic.periodOfPerformance)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title="Step Management"
        lead="Every change is saved as you leave its box."
        actions={
          <>
            <Badge tone={readyCount(shown) === count ? 'success' : 'neutral'}>
              {readyCount(shown)} of {count} milestones ready
            </Badge>
            <Button variant="primary" busy={completion.busy} onClick={completion.complete}>
              Work Plan Complete
            </Button>
          </>
        }
      />
      {!isInDatabase(state.plan) && <UnsavedPlan onSave={() => editor.savePlan().then(editor.saveAll)} />}
      <AllocationBanner allocation={planAllocation(shown, topic)} total={paymentsTotal(shown)} award={award} />
      <MilestoneNav milestones={shown.milestones} edits={state.edits} />
      {shown.milestones.map((milestone, index) => (
        <MilestoneSection
          key={milestone.milestone_number}
          editor={editor}
          state={state}
          milestone={milestone}
          due={labels[index] ?? ''}
          award={award}
        />
      ))}
      <PlanReviewCard topic={topic} isOnServer={isInDatabase(state.plan)} />
    </div>
  )
}
