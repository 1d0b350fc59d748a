import { useQuery } from '@tanstack/react-query'
import type { Place } from '../../domain/solicitation/analysis.ts'
import { quoteRunsOver, type TextRun } from '../../domain/solicitation/requirement/quote-place.ts'
import type { Lit } from './shown-quote.tsx'

/** Which words are lit on which page. */
export type LitRuns = { lit: Lit; on: (page: number) => readonly TextRun[] }

const NONE: readonly TextRun[] = []

/** Finds the words that are to be seen in the pieces of their page's text, and what of them runs on to the next. `shown` names the way the text is shown. */
export function useLitRuns(shown: string, pages: number, at: Place | null, pieces: (page: number) => Promise<string[]>): LitRuns {
  const { data, isPending, isError } = useQuery({
    queryKey: ['source', 'lit', shown, at?.page, at?.quote],
    queryFn: async () => {
      if (!at) return null
      const [here, next] = await Promise.all([pieces(at.page), at.page < pages ? pieces(at.page + 1).catch(() => []) : []])
      return quoteRunsOver(here, next, at.quote)
    },
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!at) return { lit: 'looking', on: () => NONE }
  const on = (page: number) => (page === at.page ? data?.here : page === at.page + 1 ? data?.next : undefined) ?? NONE
  return { lit: isPending ? 'looking' : isError || !data ? 'missing' : 'lit', on }
}
