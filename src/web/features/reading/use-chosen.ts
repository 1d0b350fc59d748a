import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Place, Requirement } from '../../../domain/solicitation/analysis.ts'

/** Which requirement is chosen, and the words that are to be seen: its own, or others that were asked for since. */
export type Chosen = { id: string | null; at: Place | null; choose: (id: string) => void; show: (place: Place) => void }

/** The chosen requirement stands in the address (?requirement=R7), so that a reload and a link come back to it. */
export function useChosen(requirements: readonly Requirement[]): Chosen {
  const [params, setParams] = useSearchParams()
  const [place, setPlace] = useState<Place | null>(null)
  const id = params.get('requirement')
  return {
    id,
    at: place ?? requirements.find((one) => one.id === id) ?? null,
    choose: (chosen) => {
      setPlace(null)
      setParams({ requirement: chosen }, { replace: true, preventScrollReset: true })
    },
    show: setPlace,
  }
}
