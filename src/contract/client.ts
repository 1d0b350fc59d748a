import type * as z from 'zod'
import { type Endpoint, pathNames } from './endpoint.ts'
import { EVENT_STREAM, isEventStream, jsonOf, type PlainAnswer, type ToldAnswer, toldAnswer } from './told-answer.ts'

/** A call that was not answered as promised. `message` is the server's `detail`, else "Unknown error" or the HTTP status (spec §8). */
export class ApiError extends Error {
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number
  /** Whether anything was said of why; else the message is only the status. */
  readonly hasWords: boolean
  /** When the server says that it may be asked again, in seconds; null where it does not. */
  readonly again_after_s: number | null

  constructor(words: string | undefined, status: number, again_after_s: number | null = null) {
    super(words || (status ? `HTTP ${status}` : 'Unknown error'))
    this.name = 'ApiError'
    this.status = status
    this.again_after_s = again_after_s
    this.hasWords = Boolean(words)
  }
}

/** Why something failed, for the person to read: what was said of it, else the words of the place that shows it (spec §8). */
export function reasonOr(problem: unknown, words: string): string {
  return problem instanceof ApiError && problem.hasWords ? problem.message : words
}

/** Where the server is and who is asking. */
export type Caller = {
  base: string
  /** The bearer token of the signed-in person, null when there is none (spec §6). */
  token: () => Promise<string | null>
}

/** Who hears how a call goes: `report` what the server tells while it is at work, as the endpoint `reports` it; `signal` calls it off. */
export type Watch<Report extends z.ZodType = z.ZodType> = {
  report?: ((report: z.output<Report>) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Who hears how an upload goes; `progress` hears the sent share from 0 to 1, `turnedAway` that the server takes no more just now, and in how many seconds
 * the file is sent again.
 */
export type UploadWatch<Report extends z.ZodType = z.ZodType> = Watch<Report> & {
  progress?: ((share: number) => void) | undefined
  turnedAway?: ((again_in_s: number) => void) | undefined
}

/** Who hears how a file comes in; `progress` hears the share from 0 to 1, where the server says how large the file is. */
export type DownloadWatch = Pick<Watch, 'signal'> & { progress?: ((share: number) => void) | undefined }

/** Calls an endpoint and parses its answer. Throws ApiError for every answer but success. */
export async function call<Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType>(
  caller: Caller,
  promise: Endpoint<Input, Output, Report>,
  input: z.input<Input>,
  watch: Watch<Report> = {},
): Promise<z.output<Output>> {
  const told = toldBy(promise, watch)
  const { status, body } = await ask(caller, promise, input, { signal: watch.signal, isTold: told !== null }, async (answer) => {
    if (!told || !isEventStream(answer.headers.get('content-type'))) return { status: answer.status, body: await answer.text() }
    await eachText(answer, told.take)
    return told.answered() ?? Promise.reject(new Error('The stream ended without an answer'))
  })
  return parsed(promise, status, body)
}

/** Calls an endpoint that answers with a file; the Blob has the type that the server says. Throws ApiError for every answer but success. */
export async function callForBytes<Input extends z.ZodObject>(
  caller: Caller,
  promise: Endpoint<Input, z.ZodType<Blob>>,
  input: z.input<Input>,
  { signal, progress }: DownloadWatch = {},
): Promise<Blob> {
  const { status, blob } = await ask(caller, promise, input, { signal, isTold: false }, async (answer) => ({
    status: answer.status,
    blob: await fileIn(answer, progress),
  }))
  return status >= 200 && status <= 299 ? blob : Promise.reject(refused(status, await blob.text()))
}

/** Sends a form with files. Throws ApiError for every answer but success. */
export async function upload<Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType>(
  caller: Caller,
  promise: Endpoint<Input, Output, Report>,
  input: z.input<Input>,
  watch: UploadWatch<Report> = {},
): Promise<z.output<Output>> {
  const token = await tokenFor(promise, caller)
  const { url, rest } = address(caller, promise, input)
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.append(name, value instanceof Blob ? value : String(value))
  const { status, body, again_after_s } = await sendForm(promise.method, url, form, token, watch, toldBy(promise, watch))
  return parsed(promise, status, body, again_after_s)
}

async function tokenFor({ access, withoutToken }: Endpoint, caller: Caller): Promise<string | null> {
  return access === 'person' && !withoutToken ? caller.token() : null
}

function toldBy<Report extends z.ZodType>({ reports }: { reports?: Report }, { report }: Watch<Report>): ToldAnswer | null {
  return reports && report ? toldAnswer(reports, report) : null
}

/** Asks, and takes the answer to its end: one that breaks off in the middle was not given. */
async function ask<Answer>(
  caller: Caller,
  promise: Endpoint,
  input: Record<string, unknown>,
  { signal, isTold }: { signal: AbortSignal | undefined; isTold: boolean },
  take: (answer: Response) => Promise<Answer>,
): Promise<Answer> {
  const { url, rest } = address(caller, promise, input)
  const token = await tokenFor(promise, caller)
  return fetch(url, {
    method: promise.method,
    credentials: 'same-origin',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(promise.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(isTold ? { accept: EVENT_STREAM } : {}),
    },
    ...(promise.method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    ...(signal ? { signal } : {}),
  })
    .then(take)
    .catch((cause: unknown) => {
      throw signal?.aborted ? cause : notReached()
    })
}

function fileIn(answer: Response, progress: DownloadWatch['progress']): Promise<Blob> {
  const size = Number(answer.headers.get('content-length'))
  if (!progress || !answer.body || !(size > 0)) return answer.blob()
  let taken = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, onwards) => {
      taken += piece.length
      progress(Math.min(1, taken / size))
      onwards.enqueue(piece)
    },
  })
  // the type of a Blob comes from its answer's headers
  return new Response(answer.body.pipeThrough(counted), { headers: answer.headers }).blob()
}

async function eachText({ body }: Response, take: (text: string) => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) take(piece.value)
}

function sendForm(
  method: string,
  url: string,
  form: FormData,
  token: string | null,
  watch: Omit<UploadWatch, 'report'>,
  told: ToldAnswer | null,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    watch.signal?.throwIfAborted()
    // fetch cannot report how much of a request body was sent
    const request = new XMLHttpRequest()
    let taken = 0
    const hear = () => {
      if (!told || !isEventStream(request.getResponseHeader('content-type'))) return false
      told.take(request.responseText.slice(taken))
      taken = request.responseText.length
      return true
    }
    request.open(method, url)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (told) request.setRequestHeader('accept', EVENT_STREAM)
    request.upload.onprogress = (event) => watch.progress?.(event.total > 0 ? event.loaded / event.total : 0)
    request.onprogress = hear
    request.onload = () => {
      const answered = hear() ? told?.answered() : plainAnswer(request)
      if (answered) resolve(answered)
      else reject(notReached())
    }
    request.onerror = () => reject(notReached())
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    watch.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function plainAnswer(request: XMLHttpRequest): PlainAnswer {
  const seconds = Number(request.getResponseHeader('retry-after'))
  return { status: request.status, body: request.responseText, again_after_s: seconds > 0 ? seconds : null }
}

function notReached(): ApiError {
  return new ApiError('The server cannot be reached. Check the connection and try again.', 0)
}

function address(caller: Caller, promise: Endpoint, input: Record<string, unknown>): { url: string; rest: Record<string, unknown> } {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  let path = promise.path
  for (const name of pathNames(promise.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  const query = new URLSearchParams()
  if (promise.method === 'GET' || promise.fieldsInQuery) {
    for (const [name, value] of Object.entries(rest)) if (value !== null && !(value instanceof Blob)) query.set(name, String(value))
  }
  return { url: `${caller.base}${path}${query.size > 0 ? `?${query}` : ''}`, rest }
}

function parsed<Output extends z.ZodType>(
  promise: Endpoint<z.ZodObject, Output>,
  status: number,
  body: string,
  again_after_s?: number | null,
): z.output<Output> {
  if (status < 200 || status > 299) throw refused(status, body, again_after_s)
  const answer = promise.output.safeParse(jsonOf(body))
  if (!answer.success) throw new ApiError(`The server's answer to ${promise.path} could not be understood.`, status)
  return answer.data
}

function refused(status: number, body: string, again_after_s?: number | null): ApiError {
  return new ApiError(detailOf(jsonOf(body)), status, again_after_s)
}

function detailOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('detail' in json)) return undefined
  return typeof json.detail === 'string' && json.detail !== '' ? json.detail : undefined
}
