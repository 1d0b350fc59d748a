/**
 * Lets at most `limit` calls of a costly action run at once, and of these one for each person; the others wait for their turn.
 * So somebody who hands in many takes one place, and the next ones stay for everybody else.
 */
export function inTurns<Given extends unknown[], Outcome>(
  limit: number,
  whose: (...given: Given) => string,
  action: (...given: Given) => Promise<Outcome>,
): (...given: Given) => Promise<Outcome> {
  const waiting: { person: string; start: () => void }[] = []
  const running = new Set<string>()
  const startNext = () => {
    const next = running.size < limit ? waiting.find(({ person }) => !running.has(person)) : undefined
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next.person)
    next.start()
  }
  return async (...given) => {
    const person = whose(...given)
    await new Promise<void>((start) => {
      waiting.push({ person, start })
      startNext()
    })
    try {
      return await action(...given)
    } finally {
      running.delete(person)
      startNext()
    }
  }
}
