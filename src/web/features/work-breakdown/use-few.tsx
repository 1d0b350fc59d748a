import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** The lists of what is to decide, in the order in which they are gone through. */
export const DECIDED = ['offers', 'requirements', 'limits', 'unsaid', 'same', 'changed', 'unplaced'] as const
export type DecidedPart = (typeof DECIDED)[number]

/** One question: its list, and its place in it; whether what was told may speak against itself or the topic there. */
export type Entry = { part: DecidedPart; index: number; isUrgent: boolean }

type Deciding = {
  isList: boolean
  answer: 'quiet' | 'secondary'
  current: Entry | undefined
  tell: (part: DecidedPart, length: number, urgent: number) => void
}

/** Hands lists what is asked now, and takes how long they are, and how many of their first go before all other lists. */
export const DecidingContext = createContext<Deciding>({ isList: true, answer: 'quiet', current: undefined, tell: () => {} })

/** Whether what is to decide stands as lists, how the buttons of its answers look, and which question is asked. */
export function useDeciding(): Deciding {
  return use(DecidingContext)
}

/** So many are shown at first, each whole, and so many more with each press. */
const FEW = 5
const MORE = 10

/**
 * Of what is asked one at a time the one of this list, if it is its turn; else the first of a long list, and the button that shows more of it: a list
 * stands on its page in full length, and nothing of it in a box to be scrolled. `told` is how many the heading speaks of. What is urgent comes first.
 */
export function useFew<One>(
  lists: readonly One[],
  part: DecidedPart,
  isUrgent: (one: One) => boolean = () => false,
): { seen: readonly One[]; told: number; more: ReactNode } {
  const { isList, current, tell } = useDeciding()
  const first = lists.filter(isUrgent)
  const all = first.length > 0 ? [...first, ...lists.filter((one) => !first.includes(one))] : lists
  const [count, show] = useState(FEW)
  useLayoutEffect(() => {
    tell(part, all.length, first.length)
    return () => tell(part, 0, 0)
  }, [tell, part, all.length, first.length])
  if (!isList) {
    const seen = current?.part === part ? all.slice(current.index, current.index + 1) : []
    return { seen, told: seen.length, more: null }
  }
  const hidden = Math.max(0, all.length - count)
  const more = hidden > 0 && (
    <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => show(count + MORE)}>
      Show {Math.min(MORE, hidden)} more
    </Button>
  )
  return { seen: all.slice(0, count), told: all.length, more }
}
