import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

const rowsKey = (topic_store_id: string) => ['work-breakdown', 'rows', topic_store_id]

/** What this table asks of the server; asked anew each time it opens, since answers may have filled rows meanwhile. */
export const breakdownQueries = {
  rows: (topic_store_id: string) =>
    queryOptions({
      queryKey: rowsKey(topic_store_id),
      queryFn: ({ signal }) => call(api.findWorkBreakdown, { topic_store_id }, signal),
      staleTime: 0,
    }),
  /** The answers read into rows, which are shown at once; what found no place in them, and what an answer says otherwise by now. */
  filled: (client: QueryClient, topic_store_id: string, drafter: 'built-in' | undefined) =>
    queryOptions({
      queryKey: ['work-breakdown', 'filled', topic_store_id],
      queryFn: async ({ signal }) => {
        const { rows, ...told } = await call(api.fillWorkBreakdown, { topic_store_id, drafter }, signal)
        client.setQueryData(rowsKey(topic_store_id), { rows })
        return told
      },
      staleTime: 0,
      gcTime: 0,
      // a reading takes long: that it failed is said at once, and whoever reads it says when it is tried again
      retry: false,
      // what is being typed must not be read over
      refetchOnReconnect: false,
    }),
}
