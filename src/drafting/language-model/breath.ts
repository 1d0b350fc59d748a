import { setImmediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Lets everything else that waits have its turn: other people's requests, the question that was just prepared. Whoever takes a breath goes on after
 * those who took one before, one in each turn, so that ten milestones are never worked at in one go.
 */
export function breath(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}
