import { useEffect, useSyncExternalStore } from 'react'
import { useResending } from './resending.ts'

/** What is kept, as a page watches over it. */
type Watched = {
  subscribe: (listener: () => void) => () => void
  isDue: () => boolean
  isUnsaved: () => boolean
  saveDue: () => Promise<void>
}

/** Sends what is due as soon as the server can be reached. */
export function useDueSaves({ subscribe, isDue, saveDue }: Omit<Watched, 'isUnsaved'>): void {
  useResending(useSyncExternalStore(subscribe, isDue), saveDue)
}

/** Sends what is due as soon as the server can be reached, and asks before the page is closed on unsaved work. */
export function useAutosaved({ subscribe, isUnsaved, ...due }: Watched): void {
  useDueSaves({ subscribe, ...due })
  const isAsking = useSyncExternalStore(subscribe, isUnsaved)
  useEffect(() => {
    // only as long as something is unsaved: a listener for good would keep the page out of the browser's cache for going back
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
