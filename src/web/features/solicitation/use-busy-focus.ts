import { useEffect, useRef } from 'react'

/** Keeps the keyboard in the form: what was pressed is out of use while it works, so Cancel has it; afterwards it goes back. */
export function useBusyFocus(busy: boolean) {
  const sending = useRef<HTMLButtonElement>(null)
  const cancelling = useRef<HTMLButtonElement>(null)
  const was = useRef(busy)
  useEffect(() => {
    if (was.current === busy) return
    was.current = busy
    // a dialog that is open has the keyboard
    if (document.querySelector('[role="dialog"]')) return
    ;(busy ? cancelling : sending).current?.focus()
  }, [busy])
  return { sending, cancelling }
}
