import { type RefObject, useEffect } from 'react'
import { goBack, type WayBack, wayBackTo } from './way-back.ts'

/**
 * Keeps the keyboard where somebody works when what has it disappears inside `area`: it goes to what is marked with the same `data-focus-key`, which
 * may stand elsewhere by then, else to what stands beside it.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = area.current
    if (!place) return
    let last: { way: WayBack; key: string | undefined } | null = null
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = { way: wayBackTo(target), key: target.closest<HTMLElement>('[data-focus-key]')?.dataset.focusKey }
    }
    const look = () => {
      if (!last?.way.control || last.way.control.isConnected) return
      const { way, key } = last
      last = null
      const again = Array.from(place.querySelectorAll<HTMLElement>('[data-focus-key]')).find(({ dataset }) => dataset.focusKey === key)
      goBack(again && key !== undefined ? { ...way, around: [again, ...way.around] } : way)
    }
    const observer = new MutationObserver(look)
    place.addEventListener('focusin', note)
    observer.observe(place, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('focusin', note)
    }
  }, [area])
}
