import Piscina from 'piscina'
import type { Order } from './thinker.ts'
import type { Think } from './thoughts.ts'

/** Threads that work at once; each holds what was learned, some hundred megabytes. */
const THREADS = 2

/** Longest that anything is worked on, in milliseconds; the longest plan with all its documents takes a few seconds. */
const MOST_MS = 120_000

/** Works things out in threads of their own, which begin with `start` or with the first that is asked for, and end with `close`. */
export function thinkingApart(thinker: string): { think: Think; start: () => void; close: () => Promise<void> } {
  let pool: Piscina | null = null
  let loaded: Promise<unknown> = Promise.resolve()
  const opened = () => {
    if (pool) return pool
    // it is told all that it needs, and has no business with what the server is configured with
    pool = new Piscina({ filename: thinker, minThreads: 1, maxThreads: THREADS, idleTimeout: 60_000, env: {} })
    // who asked for something hears why it could not be loaded
    loaded = pool.run(null, { name: 'loaded' }).catch(() => {})
    return pool
  }
  return {
    think: (name, matter) => opened().run({ name, matter } satisfies Order, { name: 'worked', signal: AbortSignal.timeout(MOST_MS) }),
    start: () => void opened(),
    close: async () => {
      // a thread that is ended while it loads modules takes the whole process with it
      await loaded
      await pool?.destroy()
    },
  }
}

/** Loaded with the first thought: what drafters have learned takes a hundred megabytes, which a server with threads holds in these alone. */
const thinkInThisThread: Think = (name, matter) => import('./thoughts.ts').then(({ thinkHere }) => thinkHere(name, matter))

/**
 * As the server is built, in threads of their own; in the one that asks during development, since a thread takes only what was built, and where the
 * server is sealed, which starts no threads.
 */
export function thinking(isSealed: boolean, here: string = import.meta.url): ReturnType<typeof thinkingApart> {
  if (isSealed || here.endsWith('.ts')) return { think: thinkInThisThread, start: () => {}, close: async () => {} }
  return thinkingApart(new URL('./thinker.js', here).href)
}
