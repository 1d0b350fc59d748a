import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { vi } from 'vitest'
import type * as z from 'zod'
import { api } from '../../contract/api.ts'
import { ApiError, call, callForBytes, upload, type Watch } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { FormRequest } from '../../contract/testing/form-request.ts'
import type { CallName } from '../call.ts'
import { PUBLIC_URL, type TestServer } from './server.ts'

type Given<Name extends CallName> = z.input<(typeof api)[Name]['input']>
type Answered<Name extends CallName> = z.output<(typeof api)[Name]['output']>

/** A signed-in person who makes calls. */
export type TestPerson = {
  email: string
  /** A token that holds for a while yet: a new one where the last one is about to expire, as a browser asks for it. */
  token: () => Promise<string>
  cookie: string
  /** Makes a call through the contract's own client, which also checks the answer. Throws ApiError. */
  call: <Name extends CallName>(name: Name, input: Given<Name>, watch?: Watch) => Promise<Answered<Name>>
  /** The status and detail with which a call is refused. Throws when it is served. */
  refusal: <Name extends CallName>(name: Name, input: Given<Name>) => Promise<Refusal>
  /** Sends anything with the person's token. */
  send: (method: string, path: string, body?: BodyInit, headers?: Record<string, string>) => Promise<Response>
}

export type Refusal = { status: number; detail: string }

/** Signs somebody up, under an address that nobody else has. */
export async function signUp({ url }: TestServer, name = 'Ada Example'): Promise<TestPerson> {
  const email = `${randomBytes(6).toString('hex')}@example.com`
  const signedUp = await sendJson(`${url}/api/auth/sign-up/email`, { name, email, password: 'correct horse' }, { origin: PUBLIC_URL })
  const cookie = cookieOf(signedUp)
  const token = renewedToken(url, cookie)
  await token()
  return personWith(url, { email, cookie, token })
}

/** Somebody who is signed in already, in whatever way. */
export function personWith(url: string, { email, cookie, token }: Pick<TestPerson, 'email' | 'cookie' | 'token'>): TestPerson {
  const caller = { base: url, token }
  vi.stubGlobal('XMLHttpRequest', FormRequest)
  const make: TestPerson['call'] = (name, input, watch) => {
    // there is no browser here that sends the cookie by itself
    const { withoutToken: _, ...promise }: Endpoint = api[name]
    if (promise.answers === 'bytes') return callForBytes(caller, promise as Endpoint<z.ZodObject, z.ZodType<Blob>>, input) as never
    return (promise.carries ? upload(caller, promise, input, watch) : call(caller, promise, input, watch)) as never
  }
  return {
    email,
    token,
    cookie,
    call: make,
    refusal: (name, input) => refusalOf(make(name, input)),
    send: async (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${await token()}`, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
  }
}

/** How long a token has to hold yet, in milliseconds, for a call that is made with it. */
const HOLDS_YET = 120_000

/** Tokens hold for minutes, and on a busy machine a test file takes longer. */
export function renewedToken(url: string, cookie: string): TestPerson['token'] {
  let known = { token: '', until: 0 }
  return async () => {
    if (known.until - Date.now() > HOLDS_YET) return known.token
    const { token } = await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()
    known = { token, until: (decodeJwt(token).exp ?? 0) * 1000 }
    return token
  }
}

/** Sends a JSON body without a person. */
export function sendJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

/** The session cookie that an answer sets, as it is sent back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Status and detail of an answer that refuses. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const { detail } = await answer.json()
  return { status: answer.status, detail }
}

async function refusalOf(made: Promise<unknown>): Promise<Refusal> {
  const reason = await made.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (reason instanceof ApiError) return { status: reason.status, detail: reason.message }
  throw reason ?? new Error('The call was served')
}
