import { useQuery } from '@tanstack/react-query'
import type { ThingLeft } from '../../domain/steps/thing-left.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { late } from '../ui/late.tsx'
import { Pending } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { leftWords } from './left-words.ts'
import { planReview } from './plan-review.ts'

/** Where the list stands on its screen. */
export const WHAT_IS_LEFT = 'left'

const LOOKING = { lines: 3, label: 'Looking for what is left' }

/** Things to mend, the first ones at once, and on request all of them and what is worth a look. */
export const ThingList = late(async () => (await import('./thing-list.tsx')).ThingList, <Skeleton {...LOOKING} />)

type WhatIsLeftProps = {
  topic: CurrentTopic
  isOnServer: boolean
  /** What is left beside the plan. */
  more?: readonly ThingLeft[]
  isHandIn?: boolean
}

/** What is left to do before the plan is handed in, each thing with what mends it and the way there: the one status of a plan, the same on every screen. */
export function WhatIsLeft({ topic, isOnServer, more = [], isHandIn }: WhatIsLeftProps) {
  const asked = useQuery({ ...planReview(topic), enabled: isOnServer })
  const { data } = asked
  const things = data && [...data.left, ...more]
  if (!isOnServer) return null
  return (
    <section
      id={WHAT_IS_LEFT}
      tabIndex={-1}
      aria-label="What is left"
      className="scroll-mt-20 rounded-card border border-line bg-surface px-4 py-3 outline-none sm:px-5"
    >
      {things && (
        <ThingList
          things={things}
          isHandIn={isHandIn}
          heading={
            <h2 className="grow text-subtitle font-bold">
              <span role="status">{leftWords(things)}</span>
            </h2>
          }
        />
      )}
      {!data && <Pending of={asked} title="What is left could not be looked up" {...LOOKING} />}
    </section>
  )
}
