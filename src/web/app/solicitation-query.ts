import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import { call } from './call.ts'

/** What was read of a topic's solicitation; looked at anew whenever a screen shows it, because it is corrected on others. */
export const solicitationQuery = (topic_store_id: string) =>
  queryOptions({
    queryKey: ['solicitation', topic_store_id],
    queryFn: ({ signal }) => call(api.findSolicitation, { topic_store_id }, signal),
    staleTime: 0,
  })
