import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import { call } from '../app/call.ts'

/** The recordings of a topic that the server keeps. */
export function recordingsQuery(topic_store_id: string) {
  return queryOptions({
    queryKey: ['recordings', topic_store_id],
    queryFn: ({ signal }) => call(api.listRecordings, { topic_store_id }, signal),
  })
}
