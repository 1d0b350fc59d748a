import type * as z from 'zod'
import { type Endpoint, pathNames } from './endpoint.ts'

/** A call that was not answered as promised. `message` is the server's `detail`, else "Unknown error" or the HTTP status (spec §8). */
export class ApiError extends Error {
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

/** Where the server is and who is asking. */
export type Caller = {
  base: string
  /** The bearer token of the signed-in person, null when there is none (spec §6). */
  token: () => Promise<string | null>
}

/** Calls an endpoint and parses its answer. Throws ApiError for every answer but success. */
export async function call<Input extends z.ZodObject, Output extends z.ZodType>(
  caller: Caller,
  promise: Endpoint<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<z.output<Output>> {
  const { url, rest } = address(caller, promise, input)
  const token = promise.access === 'person' ? await caller.token() : null
  const { status, body } = await fetch(url, {
    method: promise.method,
    credentials: 'same-origin',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(promise.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(promise.method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    ...(signal ? { signal } : {}),
  })
    .then(async (answer) => ({ status: answer.status, body: await answer.text() }))
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new ApiError('The server cannot be reached. Check the connection and try again.', 0)
    })
  return parsed(promise, status, body)
}

/** Sends a form with files, reporting the sent share from 0 to 1. Throws ApiError for every answer but success. */
export async function upload<Input extends z.ZodObject, Output extends z.ZodType>(
  caller: Caller,
  promise: Endpoint<Input, Output>,
  input: z.input<Input>,
  watch: { progress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<z.output<Output>> {
  const token = await caller.token()
  const { url, rest } = address(caller, promise, input)
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.append(name, value instanceof Blob ? value : String(value))
  const { status, body } = await sendForm(promise.method, url, form, token, watch)
  return parsed(promise, status, body)
}

function sendForm(
  method: string,
  url: string,
  form: FormData,
  token: string | null,
  watch: { progress?: (share: number) => void; signal?: AbortSignal },
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    // fetch cannot report how much of a request body was sent
    const request = new XMLHttpRequest()
    request.open(method, url)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => watch.progress?.(event.total > 0 ? event.loaded / event.total : 0)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => reject(new ApiError('The server cannot be reached. Check the connection and try again.', 0))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    watch.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function address(caller: Caller, promise: Endpoint, input: Record<string, unknown>): { url: string; rest: Record<string, unknown> } {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  let path = promise.path
  for (const name of pathNames(promise.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  const query = new URLSearchParams()
  if (promise.method === 'GET' || promise.carries === 'multipart') {
    for (const [name, value] of Object.entries(rest)) if (value !== null && !(value instanceof Blob)) query.set(name, String(value))
  }
  return { url: `${caller.base}${path}${query.size > 0 ? `?${query}` : ''}`, rest }
}

function parsed<Output extends z.ZodType>(promise: Endpoint<z.ZodObject, Output>, status: number, body: string): z.output<Output> {
  const json = jsonOf(body)
  if (status < 200 || status > 299) throw new ApiError(detailOf(json) ?? (status ? `HTTP ${status}` : 'Unknown error'), status)
  const answer = promise.output.safeParse(json)
  if (!answer.success) throw new ApiError(`The server's answer to ${promise.path} could not be understood.`, status)
  return answer.data
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function detailOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('detail' in json)) return undefined
  return typeof json.detail === 'string' && json.detail !== '' ? json.detail : undefined
}
