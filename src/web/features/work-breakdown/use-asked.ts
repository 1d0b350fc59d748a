import { createContext, use, useLayoutEffect } from 'react'

/** What is to decide, in the order in which it is asked: first where words speak against each other, then where words belong, since what is placed may answer what is asked for, and last how they are worded. */
export const DECIDED = [
  'changed',
  'against',
  'mend',
  'held',
  'unplaced',
  'offers',
  'requirements',
  'limits',
  'unsaid',
  'same',
  'spoken',
] as const
export type DecidedPart = (typeof DECIDED)[number]

type Deciding = { current: DecidedPart | undefined; tell: (part: DecidedPart, isOpen: boolean) => void }

/** Hands lists which of them is asked now, and takes which are open. */
export const DecidingContext = createContext<Deciding>({ current: undefined, tell: () => {} })

/** Whether it is this list's turn, of those in which something is open. */
export function useAsked(part: DecidedPart, isOpen: boolean): boolean {
  const { current, tell } = use(DecidingContext)
  useLayoutEffect(() => {
    tell(part, isOpen)
    return () => tell(part, false)
  }, [tell, part, isOpen])
  return isOpen && current === part
}
