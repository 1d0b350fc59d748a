import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** Names how far the steps of all topics are, for whoever makes that old. */
export const STEPS_STATE = ['steps', 'state'] as const

/** What this feature asks of the server. A plan is asked for anew each time the screen opens: it may have been edited since. */
export const stepQueries = {
  plan: (projectId: string) =>
    queryOptions({
      queryKey: ['steps', 'plan', projectId],
      queryFn: ({ signal }) => call(api.findWorkPlan, { id: projectId }, signal),
      staleTime: 0,
      gcTime: 0,
    }),
  contract: (topic_slug: string, topic_store_id: string) =>
    queryOptions({
      queryKey: ['steps', 'contract', topic_slug, topic_store_id],
      queryFn: async ({ signal }) =>
        (await call(api.interviewState, { topic_slug, topic_store_id: topic_store_id || undefined }, signal)).contract,
      gcTime: 0,
    }),
}
