import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** What this table asks of the server; asked anew each time it opens, since answers may have filled rows meanwhile. */
export const breakdownQueries = {
  rows: (topic_store_id: string) =>
    queryOptions({
      queryKey: ['work-breakdown', 'rows', topic_store_id],
      queryFn: ({ signal }) => call(api.findWorkBreakdown, { topic_store_id }, signal),
      staleTime: 0,
    }),
}
