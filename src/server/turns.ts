/** Does something when it is its turn; `whose` says which person waits for it. */
export type InTurn = <Outcome>(whose: string, action: () => Promise<Outcome>) => Promise<Outcome>

/**
 * Lets at most `limit` costly actions run at once, and of these one for each person; the others wait for their turn.
 * So somebody who hands in many takes one place, and the next ones stay for everybody else.
 */
export function turns(limit: number): InTurn {
  const waiting: { person: string; start: () => void }[] = []
  const running = new Set<string>()
  const startNext = () => {
    const next = running.size < limit ? waiting.find(({ person }) => !running.has(person)) : undefined
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next.person)
    next.start()
  }
  return async (person, action) => {
    await new Promise<void>((start) => {
      waiting.push({ person, start })
      startNext()
    })
    try {
      return await action()
    } finally {
      running.delete(person)
      startNext()
    }
  }
}
