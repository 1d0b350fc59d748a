import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'

/** What this feature asks of the server. */
export const interviewQueries = {
  state: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: ['interview', 'state', slug, storeId],
      queryFn: ({ signal }) => call(api.interviewState, { topic_slug: slug, topic_store_id: storeId || undefined }, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
}
