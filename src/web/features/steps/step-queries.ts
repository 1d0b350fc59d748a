import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'

/** What this feature asks of the server. A plan is asked for anew each time the screen opens: it may have been edited since. */
export const stepQueries = {
  plan: (projectId: string) =>
    queryOptions({
      queryKey: ['steps', 'plan', projectId],
      queryFn: ({ signal }) => call(api.findWorkPlan, { id: projectId }, signal),
      staleTime: 0,
      gcTime: 0,
    }),
  contract: (topic_slug: string, topic_store_id: string) =>
    queryOptions({
      queryKey: ['steps', 'contract', topic_slug, topic_store_id],
      queryFn: async ({ signal }) =>
        (await call(api.interviewState, { topic_slug, topic_store_id: topic_store_id || undefined }, signal)).contract,
      gcTime: 0,
    }),
  review: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: ['steps', 'review', slug, storeId],
      queryFn: ({ signal }) => call(api.reviewPlan, { topic_store_id: storeId, topic_slug: slug, include_unfinalized: true }, signal),
      staleTime: 0,
    }),
  /** The review of finalized steps alone; its key begins like that of the whole, so that both become old together. */
  finalizedReview: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: ['steps', 'review', slug, storeId, 'finalized'],
      queryFn: ({ signal }) => call(api.reviewPlan, { topic_store_id: storeId, topic_slug: slug, include_unfinalized: false }, signal),
      staleTime: 0,
    }),
}
