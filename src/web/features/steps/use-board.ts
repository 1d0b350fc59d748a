import { useEffect, useEffectEvent, useState } from 'react'
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

/** The milestones opened one at a time, the first at the beginning, or the one that a link leads to; j and k go from one to the next. */
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
  useMoves(shown === 'one', (by) => {
    const next = numbers[numbers.indexOf(opened ?? numbers[0] ?? 0) + by]
    if (next === undefined) return
    open(next)
    requestAnimationFrame(() => {
      const section = document.getElementById(`milestone-${next}`)
      section?.focus({ preventScroll: true })
      section?.scrollIntoView({ block: 'start' })
    })
  })
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

/** Where letters are typed, or moved by keys of their own. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="grid"], [role="menu"], [role="dialog"], [role="listbox"]'

/** Hears j and k wherever nobody types. */
function useMoves(isOn: boolean, move: (by: 1 | -1) => void): void {
  const heard = useEffectEvent(({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const by = key === 'j' ? 1 : key === 'k' ? -1 : null
    const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null
    if (by !== null && !isTyping && !altKey && !ctrlKey && !metaKey) move(by)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [isOn])
}
