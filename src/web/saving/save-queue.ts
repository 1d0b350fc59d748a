/** Does one thing after another, in the order in which they were asked for; what fails holds nothing else up. */
export function saveQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn: <Value>(work: () => Promise<Value>): Promise<Value> => {
      const made = last.then(work)
      last = made.catch(() => undefined)
      return made
    },
    /** Resolves once everything that was asked for so far is done or has failed. */
    settled: async (): Promise<void> => void (await last),
  }
}
