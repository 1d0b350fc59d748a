import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import type { TextPart } from '../../domain/steps/text-version.ts'
import { call } from '../app/call.ts'

/** Whose history is looked at. */
export type HistoryOf = { topic_store_id: string; step_id: string; part: TextPart }

/** The earlier states of a text, the latest first; asked for anew each time they are looked at. */
export function historyQuery({ topic_store_id, step_id, part }: HistoryOf) {
  return queryOptions({
    queryKey: ['changes', 'history', topic_store_id, step_id, part],
    queryFn: async ({ signal }) => (await call(api.textHistory, { topic_store_id, step_id, part }, signal)).versions,
    staleTime: 0,
    gcTime: 0,
  })
}
