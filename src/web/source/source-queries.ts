import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import { call, callForBytes } from '../app/call.ts'

const forever = { staleTime: Number.POSITIVE_INFINITY }

/** What showing a document asks of the server. A document never changes once it is uploaded. */
export const sourceQueries = {
  bytes: (file_id: string) =>
    queryOptions({
      queryKey: ['source', 'bytes', file_id],
      queryFn: ({ signal, client }) => {
        const progress = (share: number) => client.setQueryData(sourceQueries.arrived(file_id).queryKey, Math.floor(share * 100))
        return callForBytes(api.sourceFile, { file_id }, { signal, progress })
      },
      ...forever,
    }),
  /** How much of a document has come, in whole percents; nothing is asked for it. */
  arrived: (file_id: string) => queryOptions<number>({ queryKey: ['source', 'arrived', file_id], queryFn: skipToken }),
  page: (file_id: string, page: number) =>
    queryOptions({
      queryKey: ['source', 'page', file_id, page],
      queryFn: ({ signal }) => call(api.sourcePage, { file_id, page }, signal),
      ...forever,
    }),
}
