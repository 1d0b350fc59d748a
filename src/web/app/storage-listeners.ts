/** Who follows something that the browser keeps, so that a change in this tab or another one reaches them. */
export function storageListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Follows until what it gives back is called; the shape that React's external stores take. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    /** Tells those of this tab; the browser tells the others. */
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}
