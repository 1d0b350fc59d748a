import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Place, Requirement } from '../../../domain/solicitation/analysis.ts'

const VIEWS = ['requirements', 'look', 'sentences'] as const
/** What of the reading is gone through: the requirements, the sentences to look at, or all of them. */
export type View = (typeof VIEWS)[number]

/** Which requirement is chosen, and the words that are to be seen: its own, or others that were asked for since. */
export type Chosen = ReturnType<typeof useChosen>

/** The chosen requirement and the view stand in the address (?requirement=R7, ?show=look), so that a reload and a link come back to them. */
export function useChosen(requirements: readonly Requirement[]) {
  const [params, setParams] = useSearchParams()
  const [place, setPlace] = useState<Place | null>(null)
  const id = params.get('requirement')
  return {
    id,
    at: place ?? requirements.find((one) => one.id === id) ?? null,
    choose: (chosen: string) => {
      setPlace(null)
      setParams({ requirement: chosen }, { replace: true, preventScrollReset: true })
    },
    show: (shown: Place) => setPlace(shown),
    view: VIEWS.find((view) => view === params.get('show')) ?? VIEWS[0],
    setView: (view: View) => {
      setPlace(null)
      setParams(view === 'requirements' ? {} : { show: view }, { replace: true, preventScrollReset: true })
    },
  }
}
