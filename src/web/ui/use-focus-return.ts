import { type RefObject, useEffect, useRef } from 'react'

/** Gives the keyboard back when something that had it is closed: to `to`, else to what had it before. */
export function useFocusReturn(open: boolean, to?: RefObject<HTMLElement | null>): void {
  const before = useRef<HTMLElement | null>(null)
  const was = useRef(open)
  // what opened it still has the keyboard while it is being rendered for the first time
  if (open && !was.current && document.activeElement instanceof HTMLElement) before.current = document.activeElement
  useEffect(() => {
    if (was.current && !open) (to?.current ?? before.current)?.focus()
    was.current = open
  }, [open, to])
}
