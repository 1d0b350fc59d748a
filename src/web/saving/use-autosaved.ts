import { useSyncExternalStore } from 'react'
import { useResending } from './resending.ts'

/** What is kept, as a page watches over it. */
type Watched = { subscribe: (listener: () => void) => () => void; isDue: () => boolean; saveDue: () => Promise<void> }

/** Sends what is due as soon as the server can be reached. */
export function useDueSaves({ subscribe, isDue, saveDue }: Watched): void {
  useResending(useSyncExternalStore(subscribe, isDue), saveDue)
}
