import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** So many states are remembered, the latest: those about which somebody is asking one question after another. */
const MOST = 12

/**
 * Makes something of a state once, and gives it again while the state is the same. What is made may not be changed by who gets it; `owner` keeps the
 * states of one apart from another's.
 */
export function oncePerState<Made extends object>(): (owner: string, state: unknown, make: () => Made) => Made {
  const known = new LRUCache<string, Made>({ max: MOST })
  return (owner, state, make) => {
    const key = `${owner} ${createHash('sha256').update(JSON.stringify(state)).digest('base64')}`
    const made = known.get(key) ?? make()
    known.set(key, made)
    // what failed is tried again by the next who asks
    if (made instanceof Promise) made.catch(() => known.get(key) === made && known.delete(key))
    return made
  }
}
