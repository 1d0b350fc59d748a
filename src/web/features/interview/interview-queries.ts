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
  /** What the company and earlier answers say; looked up anew for each question, because the one before it has just been answered. */
  offers: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: ['interview', 'offers', slug, storeId],
      queryFn: ({ signal }) => call(api.answerOffers, { topic_slug: slug, topic_store_id: storeId || undefined }, signal),
      staleTime: 0,
      retry: false,
    }),
  /** How far the steps of a plan are that would be replaced. */
  steps: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: ['interview', 'steps', slug, storeId],
      queryFn: ({ signal }) => call(api.stepsState, { topic_slug: slug, topic_store_id: storeId || undefined }, signal),
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
}
