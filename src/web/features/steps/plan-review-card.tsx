import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { memo, useState } from 'react'
import type { PlanReview } from '../../../domain/quality/review.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FindingList } from './finding-list.tsx'
import { openPoints } from './open-points.ts'
import { SectionLevels } from './section-levels.tsx'
import { Readiness } from './step/readiness.tsx'
import { stepQueries } from './step-queries.ts'

/** Whose own findings the review names: those of every step, or of the finalized ones alone (spec §7, include_unfinalized). */
type Judged = 'all' | 'finalized'
const JUDGED: readonly { value: Judged; label: string }[] = [
  { value: 'all', label: 'All steps' },
  { value: 'finalized', label: 'Finalized steps' },
]

/** Final Plan Review (spec §2): a summary, the level of each section, and what the quality rules found. Reviews what is saved. */
export const PlanReviewCard = memo(ReviewCard)

function ReviewCard({ topic, isOnServer }: { topic: CurrentTopic; isOnServer: boolean }) {
  const [judged, judge] = useState<Judged>('all')
  const whole = useQuery({ ...stepQueries.review(topic), enabled: isOnServer && judged === 'all' })
  const finalized = useQuery({ ...stepQueries.finalizedReview(topic), enabled: isOnServer && judged === 'finalized' })
  const { data, error, isFetching, refetch } = judged === 'all' ? whole : finalized
  const refresh = (
    <Button icon={RefreshCw} busy={isFetching} disabled={!isOnServer} onClick={() => void refetch()}>
      Refresh
    </Button>
  )
  return (
    <Card
      title="Final Plan Review"
      description="What is still open in the plan as it is saved now. Work Plan Complete drafts the acceptance criteria that are missing."
      aside={refresh}
    >
      {isOnServer && (
        <div className="mb-5 max-w-96">
          <Choice label="Findings of" options={JUDGED} value={judged} onChange={judge} />
        </div>
      )}
      {!isOnServer && <p className="text-muted">The review begins once the plan is saved on the server.</p>}
      {isOnServer && data && <Review review={data} />}
      {isOnServer && !data && !error && <Skeleton lines={4} label="Reviewing the plan" />}
      {isOnServer && !data && error && (
        <Banner tone="warning" title="The plan could not be reviewed">
          {error.message}
        </Banner>
      )}
    </Card>
  )
}

function Review({ review }: { review: PlanReview }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-prose text-lead">{review.summary}</p>
      <Fold title="Readiness, levels and findings">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {review.readiness && <Readiness readiness={review.readiness} />}
          <SectionLevels sections={review.sections} />
          {openPoints(review).map((group) => (
            <FindingList key={group.severity} group={group} />
          ))}
        </div>
      </Fold>
    </div>
  )
}
