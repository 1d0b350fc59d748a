/** Does something while no other tab of this browser does anything under the same name: waits for its turn, until `signal` calls that off. */
export async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work()
  try {
    await navigator.locks.request(name, { signal }, work)
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
}

/** Whether something is done under this name, here or in another tab. */
export async function isTaken(name: string): Promise<boolean> {
  if (!hasLocks()) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/** Browsers have them only where the connection is safe. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
