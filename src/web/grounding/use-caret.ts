import { type RefObject, useEffect, useState } from 'react'

/**
 * Where the caret stands in a box, or stood last before it went on to no other such box; else null. However it is moved, by pointer, keys or a link, it is
 * heard. The box has to say that it is one: `data-caret`.
 */
export function useCaret(box: RefObject<HTMLTextAreaElement | null>): number | null {
  const [caret, setCaret] = useState<number | null>(null)
  useEffect(() => {
    const hear = () => {
      const active = document.activeElement
      if (box.current && active === box.current) setCaret(box.current.selectionStart)
      else if (active?.hasAttribute('data-caret')) setCaret(null)
    }
    document.addEventListener('selectionchange', hear)
    document.addEventListener('focusin', hear)
    return () => {
      document.removeEventListener('selectionchange', hear)
      document.removeEventListener('focusin', hear)
    }
  }, [box])
  return caret
}
