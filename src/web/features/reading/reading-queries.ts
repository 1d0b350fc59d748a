import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** What this screen asks of the server; asked anew each time it opens, since the document's topic may have been chosen anew meanwhile. */
export const readingQueries = {
  solicitation: (topic_store_id: string) =>
    queryOptions({
      queryKey: ['reading', 'solicitation', topic_store_id],
      queryFn: ({ signal }) => call(api.findSolicitation, { topic_store_id }, signal),
      staleTime: 0,
    }),
}
