import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '../../contract/api.ts'
import { call } from '../app/call.ts'
import { healthQuery } from '../app/health-query.ts'

/** What was used of the language model today, and what may be used. */
export type ModelUsage = z.output<typeof api.modelUsage.output>

/** What the server knows of its language model. Asked only where there is one. */
export const drafterQueries = {
  usage: queryOptions({
    queryKey: ['drafting', 'usage'],
    queryFn: ({ signal }) => call(api.modelUsage, {}, signal),
    // another tab drafts too, and at midnight counting begins anew
    staleTime: 0,
    refetchOnWindowFocus: true,
  }),
}

/** Who drafts on this server, by name; undefined while that is not known. */
export function useServerDrafter(): { kind: 'built-in' | 'language-model'; label: string } | undefined {
  return useQuery({ ...healthQuery, select: ({ drafter }) => drafter }).data
}

/** The language model's name; null where the built-in drafter is the only one, or while that is not known. */
export function useModelName(): string | null {
  const drafter = useServerDrafter()
  return drafter?.kind === 'language-model' ? drafter.label : null
}
