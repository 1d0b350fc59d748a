import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'

/** What this feature asks of the server. No plan there is null; one that cannot be loaded too, which is only logged (spec §8). */
export const finalQueries = {
  plan: (projectId: string) =>
    queryOptions({
      queryKey: ['final', 'plan', projectId],
      queryFn: async ({ signal }) => {
        const found = await outcome(call(api.findWorkPlan, { id: projectId }, signal))
        if (found.ok) return found.value
        if (found.problem.status !== 404) console.error(`The work plan could not be loaded from the server (HTTP ${found.problem.status})`)
        return null
      },
      staleTime: 0,
      gcTime: 0,
    }),
  /** The steps with their narratives, asked for anew each time the screen opens: one may have been finalized since. */
  steps: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: ['final', 'steps', slug, storeId],
      queryFn: ({ signal }) => call(api.packageSteps, { topic_store_id: storeId, topic_slug: slug }, signal),
      staleTime: 0,
      gcTime: 0,
    }),
}
