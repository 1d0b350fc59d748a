const BETWEEN_MS = 10

/** The longest time that a small request waited while something else was done, in milliseconds; one is sent all the time. */
export async function longestWait(base: string, meanwhile: () => Promise<unknown>): Promise<number> {
  return Math.max(...(await waits(`${base}/api/health`, meanwhile)))
}

/** How long each of many requests of one address waited while something else was done, in milliseconds; one is sent all the time. */
export async function waits(url: string, meanwhile: () => Promise<unknown>, token?: string): Promise<number[]> {
  const work = { isOver: false }
  const over = meanwhile().finally(() => {
    work.isOver = true
  })
  const took: number[] = []
  while (!work.isOver) {
    const began = performance.now()
    await (await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})).arrayBuffer()
    took.push(performance.now() - began)
    await new Promise((later) => setTimeout(later, BETWEEN_MS))
  }
  await over
  return took
}
