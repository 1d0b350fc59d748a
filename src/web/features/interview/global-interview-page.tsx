import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored } from '../../app/browser-store.ts'
import { NoTopicSelected } from '../../app/no-topic-selected.tsx'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InterviewScreen } from './interview-screen.tsx'
import { useFirstDraft } from './use-first-draft.ts'

/** The Global Interview (spec §2): without a topic the way to the Dashboard, with one the review and the questions. */
export function GlobalInterviewPage({ breakdown }: { breakdown: WorkBreakdownSlot }) {
  const topic = useStored('currentTopic')
  return (
    <>
      <title>Global Interview - Work Plan Builder</title>
      {topic.ok ? (
        <KeptInterview key={`${topic.value.slug} ${topic.value.storeId}`} topic={topic.value} breakdown={breakdown} />
      ) : (
        <NoTopicSelected />
      )}
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
