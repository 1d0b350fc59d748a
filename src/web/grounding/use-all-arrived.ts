import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CurrentTopic } from '../../domain/topic.ts'
import { planReview } from '../left/plan-review.ts'
import { groundingQueries } from './grounding-queries.ts'

/** A screen waits no longer than this for what stands beside the plan, in milliseconds. */
const MOST_WAIT = 1200

/**
 * Whether what stands above and beside a plan, its solicitation and what is left in it, has come or will not come soon: a screen that waits for it
 * appears whole, and nothing on it is pushed down under the hand. Once it has appeared it stays, whatever is asked for anew: what is typed into it
 * lives there. `isPlanKnown` says whether there is a plan on the server to be reviewed.
 */
export function useAllArrived(topic: CurrentTopic, isPlanKnown: boolean): boolean {
  const solicitation = useQuery({ ...groundingQueries.solicitation(topic.storeId), refetchOnMount: 'always' })
  const review = useQuery({ ...planReview(topic), enabled: isPlanKnown, refetchOnMount: 'always' })
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MOST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  const hasArrived = !solicitation.isLoading && !review.isLoading
  if (hasArrived && !isOver) setOver(true)
  return hasArrived || isOver
}
