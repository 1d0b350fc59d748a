const BETWEEN_MS = 10

/** The longest time that a small request waited while something else was done, in milliseconds; one is sent all the time. */
export async function longestWait(base: string, meanwhile: () => Promise<unknown>): Promise<number> {
  const work = { isOver: false }
  const over = meanwhile().finally(() => {
    work.isOver = true
  })
  let longest = 0
  while (!work.isOver) {
    const began = performance.now()
    await (await fetch(`${base}/api/health`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - began)
    await new Promise((later) => setTimeout(later, BETWEEN_MS))
  }
  await over
  return longest
}
