import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { call } from '../app/call.ts'

/** What is left to do in a topic's plan as it is kept, and how it would be judged. A screen asks for this one answer when it opens (`refetchOnMount`), and its parts share it. */
export function planReview({ slug, storeId }: Pick<CurrentTopic, 'slug' | 'storeId'>) {
  return queryOptions({
    queryKey: ['plan-review', slug, storeId],
    queryFn: ({ signal }) => call(api.reviewPlan, { topic_store_id: storeId, topic_slug: slug, include_unfinalized: true }, signal),
    staleTime: 0,
    refetchOnMount: false,
  })
}
