import { vi } from 'vitest'
import * as z from 'zod'
import { type Endpoint, endpoint, pathNames } from '../../contract/endpoint.ts'
import { FormRequest } from '../../contract/testing/form-request.ts'
import { EVENT_STREAM } from '../../contract/told-answer.ts'
import type { Person } from '../app/auth/auth-client.ts'
import { complain } from './complaints.ts'

/** Who is signed in at a fake server. */
export const DANA: Person = { id: 'person-1', name: 'Dana Marlow', email: 'dana@example.com' }

/** A call of the accounts, which are no part of the contract: what is sent and answered is taken as it is. */
export function accountCall(method: 'GET' | 'POST', path: string): Endpoint {
  const input: z.ZodObject = z.looseObject({})
  return endpoint({ method, path: `/api/auth${path}`, summary: path, access: 'public', input, output: z.unknown() })
}

/** What the accounts answer unless a test says otherwise; the token never expires. */
const ACCOUNTS: Record<string, unknown> = {
  '/api/auth/get-session': { user: DANA },
  '/api/auth/token': { token: `h.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s` },
}

/** Makes the answer to a call from its input; `report` tells whoever waits how far it is. */
type Answerer<Input, Output, Report> = (input: Input, report: (told: Report) => void) => Output | Promise<Output>

/** One line of the fake server's table; not told where it is refused before any work begins. */
export type Answering = { endpoint: Endpoint; answer: Answerer<never, unknown, never>; isTold?: false }

/** Answers an endpoint with a value, or with what a function makes of the input. */
export function answering<Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType>(
  endpoint: Endpoint<Input, Output, Report>,
  answer: z.input<Output> | Answerer<z.output<Input>, z.input<Output>, z.input<Report>>,
): Answering {
  return { endpoint, answer: typeof answer === 'function' ? (answer as Answering['answer']) : () => answer }
}

class Refusal extends Error {
  readonly status: number
  readonly detail: string | undefined
  readonly again_after_s: number | undefined
  constructor(status: number, detail: string | undefined, again_after_s?: number) {
    super(detail ?? `HTTP ${status}`)
    this.status = status
    this.detail = detail
    this.again_after_s = again_after_s
  }
}

/** Refuses an endpoint with a status and the server's words; without words the body holds none. */
export function refusing(endpoint: Endpoint, detail?: string, status = 502): Answering {
  return {
    endpoint,
    answer: () => {
      throw new Refusal(status, detail)
    },
  }
}

/** Refuses an endpoint as a server that takes no more just now, and says in how many seconds it may. */
export function turningAway(endpoint: Endpoint, again_after_s: number): Answering {
  return {
    endpoint,
    isTold: false,
    answer: () => {
      throw new Refusal(503, 'Too many people.', again_after_s)
    },
  }
}

/** An answer that is held back until it is let go. */
export function held<Value>(value: Value): { answer: () => Promise<Value>; letGo: () => void } {
  let letGo = () => {}
  const open = new Promise<Value>((resolve) => {
    letGo = () => resolve(value)
  })
  return { answer: () => open, letGo }
}

/** The server as a test sees it. */
export type FakeServer = {
  /** Answers from now on like this; what was said before of the same endpoint no longer counts. */
  now: (...answers: Answering[]) => void
  /** What an endpoint was asked, as the server understood it. */
  asked: <Input extends z.ZodObject>(endpoint: Endpoint<Input>) => z.output<Input>[]
}

/**
 * A server of the contract at the browser's edge, in place of fetch and XMLHttpRequest: what the screens send crosses the wire's shape and is
 * parsed by the contract, and so is the answer. A call that is not in the table, or that the real server would refuse as it is, fails the test.
 */
export function fakeServer(...answers: Answering[]): FakeServer {
  const table: Answering[] = [...answers]
  const asked: { endpoint: Endpoint; input: unknown }[] = []
  atTheEdge(async (request) => {
    const line = table.findLast(({ endpoint }) => endpoint.method === request.method && namesIn(endpoint.path, request.url.pathname))
    if (!line) return ACCOUNTS[request.url.pathname] ? Response.json(ACCOUNTS[request.url.pathname]) : notInTheTable(request)
    const input = line.endpoint.input.safeParse(sentIn(line.endpoint, request))
    if (!input.success) return notUnderstood(request, input.error)
    asked.push({ endpoint: line.endpoint, input: input.data })
    return line.endpoint.reports && request.wantsEvents && line.isTold !== false
      ? toldAnswer(line, input.data)
      : plainAnswer(line, input.data, () => {})
  })
  return {
    now: (...more) => void table.push(...more),
    asked: <Input extends z.ZodObject>(endpoint: Endpoint<Input>) =>
      asked.filter((call) => call.endpoint === (endpoint as Endpoint)).map(({ input }) => input as z.output<Input>),
  }
}

type Request = { method: string; url: URL; body: unknown; wantsEvents: boolean }

function atTheEdge(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body, headers, signal } = init
    signal?.throwIfAborted()
    const wantsEvents = new Headers(headers).get('accept') === EVENT_STREAM
    const answered = answer({ method, url: new URL(address, location.href), body, wantsEvents })
    return signal ? Promise.race([answered, calledOff(signal)]) : answered
  })
  vi.stubGlobal('XMLHttpRequest', FormRequest)
}

function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function namesIn(path: string, asked: string): Record<string, string> | null {
  const pattern = path.replace(/\{\w+\}/g, '([^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(asked)
  return found && Object.fromEntries(pathNames(path).map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
}

/** The address wins over the body, the form over the query, as on the server. */
function sentIn(endpoint: Endpoint, { url, body }: Request): Record<string, unknown> {
  const query = endpoint.method === 'GET' || endpoint.carries ? Object.fromEntries(url.searchParams) : {}
  const carried = body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : {}
  return { ...query, ...carried, ...namesIn(endpoint.path, url.pathname) }
}

async function plainAnswer({ endpoint, answer }: Answering, input: unknown, report: (told: unknown) => void): Promise<Response> {
  const given = await settled(() => answer(input as never, report as never))
  if (given instanceof Refusal) return refusal(given.status, given.detail, given.again_after_s)
  const answered = endpoint.output.safeParse(given)
  if (!answered.success)
    return refusal(500, complained(`the answer to ${endpoint.path} does not fit the contract: ${answered.error.message}`))
  return given instanceof Blob
    ? new Response(await given.bytes(), { headers: { 'content-type': given.type } })
    : Response.json(answered.data)
}

/** As the server tells it: `progress` while it is at work, then `answer` or `problem`. */
function toldAnswer(line: Answering, input: unknown): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: Number.POSITIVE_INFINITY })
  const writer = writable.getWriter()
  const tell = (event: string, data: unknown) =>
    void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  const work = async () => {
    const answer = await plainAnswer(line, input, (told) => tell('progress', line.endpoint.reports?.parse(told)))
    const body = (await answer.json()) as Record<string, unknown>
    if (answer.ok) tell('answer', body)
    else tell('problem', { status: answer.status, ...body })
    await writer.close()
  }
  void work()
  return new Response(readable, { headers: { 'content-type': EVENT_STREAM } })
}

async function settled(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof Refusal) return problem
    return new Refusal(500, complained(`the fake server broke: ${problem}`))
  }
}

function notInTheTable({ method, url }: Request): Response {
  return refusal(501, complained(`nobody answers ${method} ${url.pathname}`))
}

function notUnderstood({ method, url }: Request, error: z.ZodError): Response {
  return refusal(422, complained(`${method} ${url.pathname} is not what the contract asks for: ${error.message}`))
}

function complained(what: string): string {
  complain(what)
  return what
}

function refusal(status: number, detail: string | undefined, again_after_s?: number): Response {
  const headers: HeadersInit = again_after_s === undefined ? {} : { 'retry-after': String(again_after_s) }
  return Response.json(detail === undefined ? {} : { detail }, { status, headers })
}
