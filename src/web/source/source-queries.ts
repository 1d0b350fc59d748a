import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import { call, callForBytes } from '../app/call.ts'

const forever = { staleTime: Number.POSITIVE_INFINITY }

/** What showing a document asks of the server. A document never changes once it is uploaded. */
export const sourceQueries = {
  bytes: (file_id: string) =>
    queryOptions({
      queryKey: ['source', 'bytes', file_id],
      queryFn: ({ signal }) => callForBytes(api.sourceFile, { file_id }, signal),
      ...forever,
    }),
  page: (file_id: string, page: number) =>
    queryOptions({
      queryKey: ['source', 'page', file_id, page],
      queryFn: ({ signal }) => call(api.sourcePage, { file_id, page }, signal),
      ...forever,
    }),
}
