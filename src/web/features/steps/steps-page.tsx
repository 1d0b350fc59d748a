import { ListTodo } from 'lucide-react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { useAllArrived } from '../../grounding/use-all-arrived.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepManagement } from './step-management.tsx'
import { isInDatabase, type StepPlan } from './step-plan.ts'
import { useFirstPlan } from './use-first-plan.ts'
import { usePrerequisites } from './use-prerequisites.ts'

/** Step Management (spec §2): what is missing beforehand, then the plan. */
export function StepsPage({ breakdown }: { breakdown: WorkBreakdownSlot }) {
  return (
    <>
      <title>Step Management - Work Plan Builder</title>
      <Gate breakdown={breakdown} />
    </>
  )
}

function Gate({ breakdown }: { breakdown: WorkBreakdownSlot }) {
  const prerequisites = usePrerequisites()
  switch (prerequisites.kind) {
    case 'no-topic':
      return <PrerequisitesNotMet words="Please upload a solicitation first" to="/dashboard" label="Go to Dashboard" />
    case 'no-contract':
      return (
        <PrerequisitesNotMet words="Please complete the global interview first" to="/global-interview" label="Go to Global Interview" />
      )
    case 'loading':
      return <Loading />
    case 'met':
      return (
        <LoadedPlan key={`${prerequisites.topic.slug} ${prerequisites.topic.storeId}`} topic={prerequisites.topic} breakdown={breakdown} />
      )
  }
}

function PrerequisitesNotMet({ words, to, label }: { words: string; to: string; label: string }) {
  return (
    <EmptyState
      icon={ListTodo}
      title="Prerequisites Not Met"
      action={
        <ButtonLink to={to} variant="primary">
          {label}
        </ButtonLink>
      }
    >
      {words}
    </EmptyState>
  )
}

function Loading() {
  return (
    <div className="grid gap-8">
      <PageHeading title="Step Management" />
      <Skeleton lines={8} label="Loading your milestones" />
    </div>
  )
}

function LoadedPlan({ topic, breakdown }: { topic: CurrentTopic; breakdown: WorkBreakdownSlot }) {
  const plan = useFirstPlan(topic)
  if (!plan) return <Loading />
  if (plan.milestones.length > 0) return <WholePlan topic={topic} first={plan} breakdown={breakdown} />
  return (
    <EmptyState
      icon={ListTodo}
      title="No milestones yet"
      action={
        <ButtonLink to="/global-interview" variant="primary">
          Go to Global Interview
        </ButtonLink>
      }
    >
      The interview is finished, but no plan was made of it. Submit it again to make one.
    </EmptyState>
  )
}

function WholePlan(props: { topic: CurrentTopic; first: StepPlan; breakdown: WorkBreakdownSlot }) {
  const isAllThere = useAllArrived(props.topic, isInDatabase(props.first))
  return isAllThere ? <StepManagement {...props} /> : <Loading />
}
