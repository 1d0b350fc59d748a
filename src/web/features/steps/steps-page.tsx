import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../contract/client.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readStore, useStored, writeStore } from '../../app/browser-store.ts'
import { storedMilestone } from '../../app/stored-shapes.ts'
import { unsavedPlan } from '../../app/unsaved-plan.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { useAllArrived } from '../../grounding/use-all-arrived.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepManagement } from './step-management.tsx'
import { isInDatabase, type StepPlan, stepPlan } from './step-plan.ts'
import { stepQueries } from './step-queries.ts'

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
      return <NotYet words="Please upload a solicitation first" to="/dashboard" label="Go to Dashboard" />
    case 'no-contract':
      return <NotYet words="Please complete the global interview first" to="/global-interview" label="Go to Global Interview" />
    case 'loading':
      return <Loading />
    case 'met':
      return (
        <LoadedPlan key={`${prerequisites.topic.slug} ${prerequisites.topic.storeId}`} topic={prerequisites.topic} breakdown={breakdown} />
      )
  }
}

type NotYetProps = { title?: string; words: string; to: string; label: string }

function NotYet({ title = 'Prerequisites Not Met', words, to, label }: NotYetProps) {
  return (
    <EmptyState
      icon={ListTodo}
      title={title}
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
    <NotYet
      title="No milestones yet"
      words="The interview is finished, but no plan was made of it. Submit it again to make one."
      to="/global-interview"
      label="Go to Global Interview"
    />
  )
}

function WholePlan(props: { topic: CurrentTopic; first: StepPlan; breakdown: WorkBreakdownSlot }) {
  const isAllThere = useAllArrived(props.topic, isInDatabase(props.first))
  return isAllThere ? <StepManagement {...props} /> : <Loading />
}

/** The plan to manage: the server's, else this browser's copy, which also counts more when it could not be saved; null while the server is being asked. */
function useFirstPlan(topic: CurrentTopic): StepPlan | null {
  const [projectId] = useState(unsavedPlan(topic) ? undefined : topic.projectId)
  const { data, error, isPending } = useQuery({ ...stepQueries.plan(projectId ?? ''), enabled: projectId !== undefined })
  if (projectId !== undefined && isPending) return null
  if (data && data.milestones.length > 0) return stepPlan(data)
  return localPlan(error !== null && !(error instanceof ApiError && error.status === 404))
}

/** This browser's copy. Only when the server could not be asked are its milestones still known to the database. */
function localPlan(isKnown: boolean): StepPlan {
  const kept = readStore('refinedWorkPlan')
  const scope = readStore('scopeParagraph')
  const milestones = kept.ok
    ? kept.value.map(({ id, version, ...milestone }) => storedMilestone(isKnown ? { ...milestone, id, version } : milestone))
    : []
  return { planId: null, scope_paragraph: scope.ok ? scope.value : null, milestones }
}

/** What has to be there before steps can be managed (spec §2). */
type Prerequisites = { kind: 'no-topic' } | { kind: 'loading' } | { kind: 'no-contract' } | { kind: 'met'; topic: CurrentTopic }

/** Topic and global contract, the contract from the server where this browser has none: the interview may have been held on another device. */
function usePrerequisites(): Prerequisites {
  const topic = useStored('currentTopic')
  const contract = useStored('globalContract')
  const { slug, storeId } = topic.ok ? topic.value : { slug: '', storeId: '' }
  const isHere = contract.ok && ['', slug].includes(contract.value.topic_slug) && ['', storeId].includes(contract.value.topic_store_id)
  const { data, isPending } = useQuery({ ...stepQueries.contract(slug, storeId), enabled: topic.ok && !isHere })
  useEffect(() => {
    if (data && !isHere) writeStore('globalContract', data)
  }, [data, isHere])
  if (!topic.ok) return { kind: 'no-topic' }
  if (isHere || data) return { kind: 'met', topic: topic.value }
  return isPending ? { kind: 'loading' } : { kind: 'no-contract' }
}
