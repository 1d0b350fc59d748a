/** Does something when its turn has come. Called off while it waits, it leaves the queue and `action` is never begun: null. */
export type InTurn = <Outcome>(signal: AbortSignal, action: () => Promise<Outcome>) => Promise<Outcome | null>

/** Lets at most `limit` calls be under way at once; the others wait, first come, first served. */
export function turns(limit: number): InTurn {
  const waiting = new Set<() => void>()
  let running = 0
  const startNext = () => {
    const [start] = waiting
    if (running >= limit || !start) return
    waiting.delete(start)
    running += 1
    start()
  }
  const turn = (signal: AbortSignal) =>
    new Promise<boolean>((come) => {
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
  return async (signal, action) => {
    if (!(await turn(signal))) return null
    try {
      return await action()
    } finally {
      running -= 1
      startNext()
    }
  }
}
