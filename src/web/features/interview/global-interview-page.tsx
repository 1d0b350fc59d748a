import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft, useStored } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { atQuestion, draftOnServer, InterviewDraft, NEW_DRAFT, withServer } from './interview-draft.ts'
import { interviewQueries } from './interview-queries.ts'
import { InterviewScreen } from './interview-screen.tsx'

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

/**
 * The interview as it was left: what this browser could not send yet from here, all else from the server, where another device may have gone on, and where
 * what was saved stands when this browser has lost it. The address may name a question to be at (`?question=Q4`). Null while the server is being asked; one
 * that cannot be asked keeps nobody from going on.
 */
function useFirstDraft(topic: CurrentTopic): InterviewDraft | null {
  const slot = useSearchParams()[0].get('question')
  const [kept] = useState(() => readDraft(topicDraft('interview', topic), InterviewDraft))
  const { data, isError, fetchStatus } = useQuery(interviewQueries.state(topic))
  if (data) return atQuestion(kept ? withServer(kept, data) : draftOnServer(data), slot)
  return isError || fetchStatus === 'paused' ? atQuestion(kept ?? NEW_DRAFT, slot) : null
}
