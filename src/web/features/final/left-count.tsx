import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { leftWords } from '../../left/left-words.ts'
import { planReview } from '../../left/plan-review.ts'
import { WHAT_IS_LEFT } from '../../left/things-left.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'

/** How much is left, beside the button that prints the plan, with the way to the list of it. It holds nothing up. */
export function LeftCount({ topic, isOnServer }: { topic: CurrentTopic; isOnServer: boolean }) {
  const { data } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const left = data?.left ?? []
  if (left.every(({ severity }) => severity === 'advice')) return null
  return (
    <section aria-label="Left before the hand-in" className="flex items-center gap-2">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <a href={`#${WHAT_IS_LEFT}`} className={LINK_LOOK}>
        {leftWords(left)}
      </a>
    </section>
  )
}
