/** Lets at most `limit` calls of a costly action run at once; the others wait for their turn. */
export function inTurns<Given extends unknown[], Outcome>(
  limit: number,
  action: (...given: Given) => Promise<Outcome>,
): (...given: Given) => Promise<Outcome> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...given) => {
    if (running < limit) running += 1
    // whoever ends hands his place over, so that nobody can slip in between
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await action(...given)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
