import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import { call } from '../app/call.ts'
import { solicitationQuery } from '../app/solicitation-query.ts'

/** What holding a plan against its sources asks of the server; asked anew whenever a screen opens, since answers and requirements may have been edited. */
export const groundingQueries = {
  sources: (topic_store_id: string) =>
    queryOptions({
      queryKey: ['grounding', 'sources', topic_store_id],
      queryFn: ({ signal }) => call(api.planSources, { topic_store_id }, signal),
      enabled: topic_store_id !== '',
      staleTime: 0,
      gcTime: 0,
    }),
  /** A screen asks when it opens, and its parts share the answer. */
  solicitation: (topic_store_id: string) => ({
    ...solicitationQuery(topic_store_id),
    enabled: topic_store_id !== '',
    refetchOnMount: false,
  }),
}
