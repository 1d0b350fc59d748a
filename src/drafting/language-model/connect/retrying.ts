import { done, fail, type Result } from '../../../domain/result.ts'
import type { Listening, ModelProblem, ModelReply, ModelRequest, Usage } from '../model.ts'
import { isTooLong } from './retry-after.ts'
import { type Timing, waited } from './timing.ts'
import type { Turns } from './turns.ts'

/** One try: asks, and gives what came or why nothing did. */
export type Try = (request: ModelRequest, listening: Listening) => Promise<Result<ModelReply, ModelProblem>>

/** How often a try that ended like this is followed by another one. */
const MORE_TRIES: Record<ModelProblem['code'], number> = {
  unreachable: 2,
  busy: 2,
  failed: 2,
  'timed-out': 1,
  empty: 1,
  refused: 0,
  'too-long': 0,
  cancelled: 0,
}

/** The wait before the second try where nobody says how long; it doubles, up to the cap. A connection that had merely grown old is up again at once. */
const FIRST_WAIT_MS = 2_000
const FIRST_WAIT_FOR_CONNECTION_MS = 500
const WAIT_CAP_MS = 20_000

/**
 * Tries again what may succeed the next time, as often as each problem deserves, and tells the person what it is waiting for. Each try has a turn of its
 * own, so that a wait holds nobody up; where the server is busy all wait with it.
 */
export function retrying(once: Try, turns: Turns, timing: Timing): Try {
  return async (request, listening) => {
    const { signal, note, hear } = listening
    let spent: Usage | undefined
    for (let tries = 1; ; tries += 1) {
      const attempt = async () => {
        // only now: what was noted is worth knowing as long as the wait for this turn lasts
        if (tries > 1) hear('')
        return heeded(await once(request, listening), tries, turns)
      }
      const reply = (await turns.inTurn(signal, attempt)) ?? fail(CANCELLED)
      if (reply.ok) return done({ ...reply.value, usage: sum(reply.value.usage, spent) })
      const { problem } = reply
      if (problem.usage) spent = sum(problem.usage, spent)
      const wait = waitBefore(tries, problem)
      if (wait === null) return fail({ ...problem, usage: spent })
      note(noteOf(problem, wait))
      if (problem.code !== 'busy') await waited(timing, wait, signal)
      if (signal.aborted) return fail({ ...CANCELLED, usage: spent })
    }
  }
}

/** Lets all turns heed how one ended, before it makes room for the next. */
function heeded(reply: Awaited<ReturnType<Try>>, tries: number, { slower, faster }: Turns): Awaited<ReturnType<Try>> {
  if (reply.ok) faster()
  else if (reply.problem.code === 'busy' && !isTooLong(reply.problem.retry_after_ms)) slower(pause(tries, reply.problem))
  return reply
}

function sum(one: Usage, other: Usage | undefined): Usage {
  return { input_tokens: one.input_tokens + (other?.input_tokens ?? 0), output_tokens: one.output_tokens + (other?.output_tokens ?? 0) }
}

/** What a call that the person called off ends with. */
export const CANCELLED: ModelProblem = { code: 'cancelled', message: 'The drafting was stopped.' }

/** How long to wait before the next try, in milliseconds; null when there is none: it was tried often enough, or nobody is kept waiting that long. */
function waitBefore(tries: number, problem: ModelProblem): number | null {
  return tries > MORE_TRIES[problem.code] || isTooLong(problem.retry_after_ms) ? null : pause(tries, problem)
}

function pause(tries: number, { code, retry_after_ms }: ModelProblem): number {
  if (code === 'timed-out' || code === 'empty') return 0
  const first = code === 'unreachable' ? FIRST_WAIT_FOR_CONNECTION_MS : FIRST_WAIT_MS
  return retry_after_ms ?? Math.min(first * 2 ** (tries - 1), WAIT_CAP_MS)
}

const WHAT_HAPPENED: Record<ModelProblem['code'], string> = {
  unreachable: 'There is no connection to the language model',
  busy: 'The language model is busy',
  failed: "The language model's server failed",
  'timed-out': 'The language model took too long',
  empty: 'The language model gave an empty answer',
  refused: 'The language model refused',
  'too-long': 'The language model wrote too much',
  cancelled: 'The drafting was stopped',
}

function noteOf({ code }: ModelProblem, wait: number): string {
  return `${WHAT_HAPPENED[code]}; trying again${wait === 0 ? '' : ` in ${Math.ceil(wait / 1000)} s`}.`
}
