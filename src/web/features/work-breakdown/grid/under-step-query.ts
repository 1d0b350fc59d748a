import { queryOptions } from '@tanstack/react-query'

/** What shows what a step lacks, and how the plan prints it. It reads sentences, which takes as many bytes as all else here: the rows are shown before it comes. */
export const underStepQuery = queryOptions({
  queryKey: ['work-breakdown', 'under-step'],
  queryFn: async () => (await import('./under-step.tsx')).UnderStep,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
