import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { memo } from 'react'
import type { PlanReview } from '../../../domain/quality/review.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { planReview } from '../../left/plan-review.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SectionLevels } from './section-levels.tsx'

/** Final Plan Review (spec §2): a summary, and the level of each section. Reviews what is saved; what is left to do stands in a list of its own. */
export const PlanReviewCard = memo(ReviewCard)

function ReviewCard({ topic, isOnServer }: { topic: CurrentTopic; isOnServer: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const refresh = (
    <Button icon={RefreshCw} busy={isFetching} disabled={!isOnServer} onClick={() => void refetch()}>
      Refresh
    </Button>
  )
  return (
    <Card title="Final Plan Review" description="How the plan stands before an evaluator, as it is saved now." aside={refresh}>
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
      <p>{review.summary}</p>
      <Fold title="Section by section">
        <SectionLevels sections={review.sections} />
      </Fold>
    </div>
  )
}
