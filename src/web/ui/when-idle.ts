/** The longest that is waited for a quiet moment, in milliseconds. */
const MOST_WAIT = 2000

/** Does what can wait, once the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: MOST_WAIT })
  return () => cancelIdleCallback(handle)
}
