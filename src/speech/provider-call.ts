import { done, fail, type Result } from '../domain/result.ts'
import { type SpeechProblem, speechProblem } from './speech.ts'

/** A call of a provider. The body is made anew for each try. */
export type ProviderCall = {
  url: string
  headers: Record<string, string>
  body: () => BodyInit
  /** What it means when the provider does not take what it was given. */
  notTaken: SpeechProblem['code']
}

/** How long a try may take, and how long to wait before the second one where the provider does not say, in milliseconds. */
export type CallTimes = { timeout_ms: number; retry_ms: number }

/** A provider that asks to wait longer is not asked again, in milliseconds: the person is told instead of kept. */
const LONGEST_WAIT_MS = 5000

/** More than a question spoken slowly has, and far more than the words of twenty minutes. */
const LONGEST_ANSWER_BYTES = 20 * 1024 * 1024

type Try = Result<Uint8Array, SpeechProblem['code'] | { code: SpeechProblem['code']; wait_ms: number }>

/** What a provider answers. A busy or broken one is asked once more. What it says of why it refuses stays here: it may repeat a key or what was said. */
export async function providerAnswer(
  call: ProviderCall,
  times: CallTimes,
  signal: AbortSignal,
): Promise<Result<Uint8Array, SpeechProblem>> {
  const first = await tried(call, times, signal)
  if (first.ok) return first
  if (typeof first.problem === 'string') return fail(speechProblem(first.problem))
  const { code, wait_ms } = first.problem
  if (wait_ms > LONGEST_WAIT_MS) return fail(speechProblem(code))
  await waited(wait_ms, signal)
  const second = await tried(call, times, signal)
  if (second.ok) return second
  return fail(speechProblem(typeof second.problem === 'string' ? second.problem : second.problem.code))
}

async function tried(
  { url, headers, body, notTaken }: ProviderCall,
  { timeout_ms, retry_ms }: CallTimes,
  signal: AbortSignal,
): Promise<Try> {
  try {
    signal.throwIfAborted()
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)])
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body: body(), signal: limit })
    if (answer.ok) return await wholeAnswer(answer)
    await answer.body?.cancel()
    return fail(refusal(answer, notTaken, retry_ms))
  } catch {
    return fail(signal.aborted ? 'CANCELLED' : 'UNREACHABLE')
  }
}

const NOT_TAKEN: ReadonlySet<number> = new Set([400, 415, 422])

function refusal({ status, headers }: Response, notTaken: SpeechProblem['code'], retry_ms: number) {
  const wait_ms = secondsAsked(headers) ?? retry_ms
  if (status === 429) return { code: 'BUSY' as const, wait_ms }
  if (status >= 500) return { code: 'UNREACHABLE' as const, wait_ms }
  if (status === 413) return 'TOO_LONG'
  return NOT_TAKEN.has(status) ? notTaken : 'REFUSED'
}

function secondsAsked(headers: Headers): number | null {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null
}

async function wholeAnswer({ body }: Response): Promise<Try> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > LONGEST_ANSWER_BYTES) return fail('FAILED')
    pieces.push(piece)
  }
  return done(new Uint8Array(Buffer.concat(pieces)))
}

/** Waits; over at once when it is called off. */
function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      over()
    }
    const timer = setTimeout(stop, milliseconds)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
