import type * as z from 'zod'
import {
  ApiError,
  type Caller,
  call as callAs,
  callForBytes as callForBytesAs,
  type DownloadWatch,
  type UploadWatch,
  upload as uploadAs,
  type Watch,
} from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { authClient } from './auth/chosen-client.ts'
import { tokenKeeper } from './auth/token.ts'
import { pageLeaving } from './leaving.ts'
import { outcome } from './outcome.ts'

/** The bearer token of whoever is signed in. Forget it whenever that changes. */
export const bearer = tokenKeeper(async (isRefused) => (await authClient()).token(isRefused), Date.now)

const caller: Caller = { base: '', token: bearer.token }

/** Knows whether this page is being left; what its calls fail of then is not the server's doing. */
export const leaving = pageLeaving(Date.now, (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)))

/** Told when the server no longer knows who is asking. */
const sessionEnd = new Set<() => void>()

/** Runs `listener` when a call is refused because nobody is signed in any more; gives back how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEnd.add(listener)
  return () => sessionEnd.delete(listener)
}

/**
 * Calls an endpoint as the signed-in person; who watches hears how far the server is, or only calls it off with a signal.
 * Throws ApiError, whose message may be shown, for every answer but success.
 */
export function call<Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType>(
  promise: Endpoint<Input, Output, Report>,
  input: z.input<Input>,
  watch?: Watch<Report> | AbortSignal,
): Promise<z.output<Output>> {
  const watching = watch instanceof AbortSignal ? { signal: watch } : watch
  return heardOnlyHere(withFreshToken(() => callAs(caller, promise, input, watching)))
}

/** The type of `call`, for what is handed it as an argument. */
export type Call = typeof call

/** Fetches a file as the signed-in person, watched as it comes; the Blob has the type that the server says. Throws ApiError for every answer but success. */
export function callForBytes<Input extends z.ZodObject>(
  promise: Endpoint<Input, z.ZodType<Blob>>,
  input: z.input<Input>,
  watch?: DownloadWatch,
): Promise<Blob> {
  return heardOnlyHere(withFreshToken(() => callForBytesAs(caller, promise, input, watch)))
}

/**
 * Sends a form with files as the signed-in person, watched as it is sent and read. Where the server takes no more just now and somebody hears of it, the
 * form is sent again when the server says, until it is taken or called off. Throws ApiError for every other answer but success.
 */
export async function upload<Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType>(
  promise: Endpoint<Input, Output, Report>,
  input: z.input<Input>,
  watch: UploadWatch<Report>,
): Promise<z.output<Output>> {
  for (;;) {
    const sent = await outcome(heardOnlyHere(withFreshToken(() => uploadAs(caller, promise, input, watch))))
    if (sent.ok) return sent.value
    const { status, again_after_s } = sent.problem
    if (status !== 503 || again_after_s === null || !watch.turnedAway) throw sent.problem
    await countedDown(again_after_s, watch.turnedAway, watch.signal)
  }
}

async function countedDown(seconds: number, tell: (left: number) => void, signal: AbortSignal | undefined): Promise<void> {
  const over = Date.now() + seconds * 1000
  for (let left = seconds; left > 0; left = Math.ceil((over - Date.now()) / 1000)) {
    tell(left)
    await new Promise((resolve, reject) => {
      setTimeout(resolve, 1000)
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
}

async function heardOnlyHere<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 0) await leaving.held()
    throw problem instanceof ApiError ? forPerson(problem) : problem
  }
}

/** What is wrong with an input begins with the field's name on the wire ("narrative_md: "), which tells a person nothing. */
function forPerson(problem: ApiError): ApiError {
  const isOfInput = problem.status === 400 || problem.status === 422
  const message = isOfInput ? problem.message.replace(/^[a-z]\w*(?:\.\w+)*: /, '') : problem.message
  return message === problem.message ? problem : new ApiError(message, problem.status, problem.again_after_s)
}

/** A token that was refused is fetched anew once; refused again, the session is over. */
async function withFreshToken<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (problem) {
    if (!isSignedOut(problem)) throw problem
  }
  bearer.forget()
  // also for a call that the cookie speaks for: a provider's client renews that with the token
  await bearer.token()
  try {
    return await attempt()
  } catch (problem) {
    if (isSignedOut(problem)) for (const listener of sessionEnd) listener()
    throw problem
  }
}

function isSignedOut(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status === 401
}
