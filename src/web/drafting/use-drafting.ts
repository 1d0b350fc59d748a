import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { isByModel } from './draft-words.ts'
import { drafterQueries } from './drafter-queries.ts'

/** What a drafting call is handed: who hears how far it is, and the signal that calls it off. */
export type DraftWatch = { report: (progress: DraftProgress) => void; signal: AbortSignal }

/** A drafting call on a screen. */
export type Drafting = {
  /** How far a language model is; null when none is at work. */
  progress: DraftProgress | null
  /** Makes a call; gives back its answer, null when it was stopped. What goes wrong is thrown. */
  run: <Answer extends object>(work: (watch: DraftWatch) => Promise<Answer>) => Promise<Answer | null>
  stop: () => void
}

/** Follows one drafting call at a time: what a language model writes on the way, and how to stop it. */
export function useDrafting(): Drafting {
  const [progress, show] = useState<DraftProgress | null>(null)
  const underWay = useRef<AbortController | null>(null)
  const countAnew = useUsageAnew()
  const run = useCallback(
    async <Answer extends object>(work: (watch: DraftWatch) => Promise<Answer>): Promise<Answer | null> => {
      const stop = new AbortController()
      underWay.current = stop
      const report = (told: DraftProgress) => {
        if (!stop.signal.aborted && isByModel(told)) show(told)
      }
      try {
        return await work({ report, signal: stop.signal })
      } catch (cause) {
        if (stop.signal.aborted) return null
        throw cause
      } finally {
        show(null)
        countAnew()
      }
    },
    [countAnew],
  )
  return useMemo(() => ({ progress, run, stop: () => underWay.current?.abort() }), [progress, run])
}

/** Has the use of the model told anew; where there is none, nobody asked and nothing is. */
export function useUsageAnew(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: drafterQueries.usage.queryKey }), [client])
}
