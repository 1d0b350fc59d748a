import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { AutosavedText } from './autosaved-text.ts'
import { resending } from './resending.ts'

/** Sends what is due as soon as the server can be reached. */
export function useDueSaves(kept: Pick<AutosavedText<never>, 'subscribe' | 'isDue' | 'saveDue'>): void {
  const isDue = useSyncExternalStore(kept.subscribe, () => kept.isDue())
  const saveDue = useEffectEvent(() => kept.saveDue())
  useEffect(() => {
    if (isDue) return resending(() => saveDue(), whenOnline)
  }, [isDue])
}

/** Sends what is due as soon as the server can be reached, and asks before the page is closed on unsaved work. */
export function useAutosaved(kept: Pick<AutosavedText<never>, 'subscribe' | 'isDue' | 'saveDue' | 'isUnsaved'>): void {
  useDueSaves(kept)
  const isUnsaved = useSyncExternalStore(kept.subscribe, kept.isUnsaved)
  useEffect(() => {
    // only as long as something is unsaved: a listener for good would keep the page out of the browser's cache for going back
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

function whenOnline(hear: () => void): () => void {
  window.addEventListener('online', hear)
  return () => window.removeEventListener('online', hear)
}
