import { useEffect, useRef } from 'react'

/** What is to be done when a field is left; where it was left by a press, once that is over, so that nothing moves from under the pointer. */
export function useLeaving(leave: () => void): () => void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
    return () => {
      latest.current = () => undefined
    }
  })
  return () => {
    if (!document.querySelector(':active')) return latest.current()
    addEventListener('mouseup', () => setTimeout(() => latest.current()), { once: true, capture: true })
  }
}
