/** Clock and alarm of the connection. Handed in, so that a test lets hours pass without waiting. */
export type Timing = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Does something in so many milliseconds, unless what it gives back is called before. */
  after: (milliseconds: number, action: () => void) => () => void
}

/** The machine's own clock. */
export const REAL_TIME: Timing = {
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Waits; over at once when it is called off. */
export function waited(timing: Timing, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const stop = () => {
      forget()
      signal.removeEventListener('abort', stop)
      over()
    }
    const forget = timing.after(milliseconds, stop)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
