import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored } from '../../app/browser-store.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InterviewScreen } from './interview-screen.tsx'
import { useFirstDraft } from './use-first-draft.ts'

/** The Global Interview (spec §2): of a topic the review and the questions. */
export function GlobalInterviewPage({ breakdown }: { breakdown: WorkBreakdownSlot }) {
  const topic = useStored('currentTopic')
  return (
    <>
      <title>Global Interview - Work Plan Builder</title>
      {topic.ok && <KeptInterview key={`${topic.value.slug} ${topic.value.storeId}`} topic={topic.value} breakdown={breakdown} />}
    </>
  )
}

function KeptInterview({ topic, breakdown }: { topic: CurrentTopic; breakdown: WorkBreakdownSlot }) {
  const first = useFirstDraft(topic)
  if (first) return <InterviewScreen topic={topic} first={first} breakdown={breakdown} />
  return (
    <div className="grid gap-8">
      <PageHeading title="Global Interview" />
      <Skeleton lines={6} label="Loading your interview" />
    </div>
  )
}
