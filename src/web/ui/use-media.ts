import { useSyncExternalStore } from 'react'

/** A window as narrow as a phone's: too narrow for a table. */
export const PHONE = '(width < 48rem)'

/** Whether the window fits a media query now; renders anew when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
