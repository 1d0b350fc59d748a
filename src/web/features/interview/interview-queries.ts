import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** What this feature asks of the server. */
export const interviewQueries = {
  state: (topic_slug: string) =>
    queryOptions({
      queryKey: ['interview', 'state', topic_slug],
      queryFn: ({ signal }) => call(api.interviewState, { topic_slug }, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
}
