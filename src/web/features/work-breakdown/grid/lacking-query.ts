import { queryOptions } from '@tanstack/react-query'

/** What shows what a step lacks. It reads sentences, which takes as many bytes as all else here: the rows are shown before it comes. */
export const lackingQuery = queryOptions({
  queryKey: ['work-breakdown', 'lacking'],
  queryFn: async () => (await import('./lacking.tsx')).Lacking,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
