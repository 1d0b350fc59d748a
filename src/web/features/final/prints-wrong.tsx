import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { isToMend, type LeftReason, type ThingLeft } from '../../../domain/steps/thing-left.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { leftWords, waysTo } from '../../left/left-words.ts'
import { planReview } from '../../left/plan-review.ts'
import { WHAT_IS_LEFT } from '../../left/things-left.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'

/** What of the things that are left would be seen in print, or missed in it: a payment of $0.00, a placeholder, a blank to fill in, a pass mark of the rows. */
const SEEN_IN_PRINT: readonly LeftReason[] = ['blank', 'payment', 'rows']

/** So many are named beside the button; the list below has all, and a link says how much that is. */
const MOST_NAMED = 2

/** How much is left, beside the button that prints the plan, and what of it would print wrong, with the way to mend it. It holds nothing up. */
export function PrintsWrong({ topic, isOnServer }: { topic: CurrentTopic; isOnServer: boolean }) {
  const { data } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const left = data?.left ?? []
  const wrong = left.filter((one) => isToMend(one) && SEEN_IN_PRINT.includes(one.reason))
  if (left.every(({ severity }) => severity === 'advice')) return null
  return (
    <section aria-label="Left before the hand-in" className="flex items-start gap-2">
      <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        <li>
          <a href={`#${WHAT_IS_LEFT}`} className={LINK_LOOK}>
            {leftWords(left)}
          </a>
        </li>
        {wrong.slice(0, MOST_NAMED).map((thing) => (
          <Wrong key={`${thing.reason} ${thing.mends} ${thing.places[0]?.message}`} thing={thing} />
        ))}
      </ul>
    </section>
  )
}

function Wrong({ thing }: { thing: ThingLeft }) {
  const [place] = thing.places
  if (!place) return null
  const [way] = waysTo(thing, place)
  return (
    <li className="flex flex-wrap gap-x-2">
      <span>{place.message}</span>
      {way && (
        <Link
          to={way.pathname === '' ? { hash: way.hash } : { pathname: way.pathname, hash: way.hash }}
          state={way.state}
          className={LINK_LOOK}
        >
          {way.name}
        </Link>
      )}
    </li>
  )
}
