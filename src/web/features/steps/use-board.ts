import { useState } from 'react'
import * as z from 'zod'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import type { Arrival } from './use-arrival.ts'

/** Whether milestones are opened one at a time, or all stand open. */
const Shown = z.enum(['one', 'all'])
type Shown = z.infer<typeof Shown>

/** How the person chose to see the milestones, kept for all plans. */
const KEPT = 'milestones-shown'

/** Which cards of the plan are open: its milestones by their numbers, and those beside them. */
export type Board = {
  shown: Shown
  show: (shown: Shown) => void
  isOpen: (card: string) => boolean
  open: (card: string) => void
  /** Opens a card, or closes it when it is the open one; null where all stand open. */
  toggleOf: (card: string) => (() => void) | null
}

/** The cards opened one at a time, the first milestone at the beginning, or the one that a link leads to. */
export function useBoard(first: string, sought: Arrival | null): Board {
  const [shown, setShown] = useState<Shown>(() => readDraft(KEPT, Shown) ?? 'one')
  const [arrived, setArrived] = useState('')
  const [opened, open] = useState<string | null>(first)
  if (sought && arrived !== sought.key) {
    setArrived(sought.key)
    open(sought.card)
  }
  return {
    shown,
    show: (now) => {
      setShown(now)
      writeDraft(KEPT, now)
    },
    isOpen: (card) => shown === 'all' || opened === card,
    open,
    toggleOf: (card) => (shown === 'all' ? null : () => open((before) => (before === card ? null : card))),
  }
}
