import type { Timing } from '../connect/timing.ts'

/** Longer alarms than this are a call's time-out: they ring when a test says so. Shorter ones are waits, which are over at once. */
const TIME_OUT_MS = 100_000

/** A clock that skips every wait and notes how long it would have been. */
export type SkippingClock = Timing & {
  /** The waits so far, in milliseconds. */
  waits: number[]
  /** Lets the time of every call that is under way run out. */
  timeOut: () => void
}

/** Begins at that moment; each wait puts it forward by its length. */
export function skippingClock(start = Date.UTC(2026, 0, 1)): SkippingClock {
  const waits: number[] = []
  const pending = new Set<() => void>()
  let now = start
  return {
    waits,
    timeOut: () => {
      for (const action of pending) action()
    },
    now: () => now,
    after: (milliseconds, action) => {
      if (milliseconds >= TIME_OUT_MS) {
        pending.add(action)
        return () => pending.delete(action)
      }
      waits.push(milliseconds)
      now += milliseconds
      queueMicrotask(action)
      return () => undefined
    },
  }
}
