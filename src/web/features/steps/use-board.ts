import { useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { readDraft, writeDraft } from '../../app/browser-store.ts'

/** Whether milestones are opened one at a time, or all stand open. */
const Shown = z.enum(['one', 'all'])
type Shown = z.infer<typeof Shown>

/** How the person chose to see the milestones, kept for all plans. */
const KEPT = 'milestones-shown'

/** How a link names a milestone, before its number. */
const LINKED = '#milestone-'

/** Which milestones are open. */
export type Board = {
  shown: Shown
  show: (shown: Shown) => void
  isOpen: (milestone_number: number) => boolean
  /** Opens a milestone, or closes it when it is the open one. */
  toggle: (milestone_number: number) => void
  open: (milestone_number: number) => void
}

/** The milestones opened one at a time, the first at the beginning, or the one that a link leads to. */
export function useBoard(numbers: readonly number[]): Board {
  const { hash, key } = useLocation()
  const [shown, setShown] = useState<Shown>(() => readDraft(KEPT, Shown) ?? 'one')
  const [arrived, setArrived] = useState('')
  const [opened, open] = useState<number | null>(numbers[0] ?? null)
  const sought = hash.startsWith(LINKED) ? Number(hash.slice(LINKED.length)) : Number.NaN
  if (arrived !== hash + key) {
    setArrived(hash + key)
    if (numbers.includes(sought)) open(sought)
  }
  return {
    shown,
    show: (now) => {
      setShown(now)
      writeDraft(KEPT, now)
    },
    isOpen: (milestone_number) => shown === 'all' || opened === milestone_number,
    toggle: (milestone_number) => open((before) => (before === milestone_number ? null : milestone_number)),
    open,
  }
}
