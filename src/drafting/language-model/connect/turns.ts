import { REAL_TIME, type Timing } from './timing.ts'

/** Rounds of answers without a refusal before one more call is let in: with fewer, a server with little room refuses some calls until they are given up. */
const ROUNDS = 4

/** Who may ask the model's server, and when. */
export type Turns = {
  /** Does something when its turn has come. Called off while it waits, it leaves the queue and `action` is never begun: null. */
  inTurn: <Outcome>(signal: AbortSignal, action: () => Promise<Outcome>) => Promise<Outcome | null>
  /** The server is busy: for so many milliseconds nobody's turn comes, and then half as many are under way at once as before. */
  slower: (wait_ms: number) => void
  /** The server answered: after some rounds of answers one more may be under way at once, up to the limit. */
  faster: () => void
}

/**
 * Lets at most `limit` calls be under way at once; the others wait, first come, first served. One refusal of a busy server slows all of them down, since
 * calls that go on asking keep it busy, and calls that were refused together would be refused together again.
 */
export function turns(limit: number, timing: Timing = REAL_TIME): Turns {
  const waiting = new Set<() => void>()
  let running = 0
  let room = limit
  let heldUntil = 0
  let isAlarmSet = false
  const startNext = () => {
    if (waiting.size === 0) return
    const held = heldUntil - timing.now()
    if (held > 0) return waitOn(held)
    for (const start of waiting) {
      if (running >= Math.floor(room)) return
      waiting.delete(start)
      running += 1
      start()
    }
  }
  const waitOn = (held: number) => {
    if (isAlarmSet) return
    isAlarmSet = true
    const until = heldUntil
    timing.after(held, () => {
      isAlarmSet = false
      // The alarm is believed, not the clock: it may ring a little early. Only who asked for more meanwhile is waited for.
      if (heldUntil === until) heldUntil = 0
      startNext()
    })
  }
  return {
    inTurn: async (signal, action) => {
      if (!(await turnIn(waiting, startNext, signal))) return null
      try {
        return await action()
      } finally {
        running -= 1
        startNext()
      }
    },
    slower: (wait_ms) => {
      const now = timing.now()
      if (now >= heldUntil) room = Math.max(1, Math.floor(room) / 2)
      heldUntil = Math.max(heldUntil, now + wait_ms)
    },
    faster: () => {
      room = Math.min(limit, room + 1 / (ROUNDS * Math.floor(room)))
    },
  }
}

/** Queues up; true when the turn has come, false when it was called off before. */
function turnIn(waiting: Set<() => void>, startNext: () => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((come) => {
    const leave = () => {
      if (waiting.delete(start)) come(false)
    }
    const start = () => {
      signal.removeEventListener('abort', leave)
      come(true)
    }
    waiting.add(start)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    else startNext()
  })
}
