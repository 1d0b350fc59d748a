import { fail, type Result } from '../domain/result.ts'
import { type SpeechProblem, speechProblem } from './speech.ts'

/** Does something when its turn has come, or says why it never came. */
export type InQueue = <Value>(
  signal: AbortSignal,
  action: () => Promise<Result<Value, SpeechProblem>>,
) => Promise<Result<Value, SpeechProblem>>

/** Lets `at_once` be under way and `waiting` more wait; one more is refused at once, and who is called off leaves the queue. */
export function queue({ at_once, waiting }: { at_once: number; waiting: number }): InQueue {
  const queued: (() => void)[] = []
  let running = 0
  // a place that somebody waits for is handed on, so that nobody who comes just then takes it too
  const leave = () => {
    const next = queued.shift()
    if (next) next()
    else running -= 1
  }
  return async (signal, action) => {
    if (signal.aborted) return fail(speechProblem('CANCELLED'))
    if (running >= at_once) {
      if (queued.length >= waiting) return fail(speechProblem('BUSY'))
      if (!(await turnIn(queued, signal))) return fail(speechProblem('CANCELLED'))
    } else running += 1
    return action().finally(leave)
  }
}

/** Waits in the queue; true when the turn has come, false when it was called off before. */
function turnIn(queued: (() => void)[], signal: AbortSignal): Promise<boolean> {
  return new Promise((come) => {
    const start = () => {
      signal.removeEventListener('abort', stop)
      come(true)
    }
    const stop = () => {
      queued.splice(queued.indexOf(start), 1)
      come(false)
    }
    queued.push(start)
    signal.addEventListener('abort', stop, { once: true })
  })
}
