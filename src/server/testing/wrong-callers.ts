import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { CallName } from '../call.ts'
import { type Refusal, sendJson, signUp, type TestPerson } from './person.ts'
import { rawCall, sendRaw } from './raw-call.ts'
import { PUBLIC_URL, type TestServer } from './server.ts'
import { type SigningKey, wrongTokens } from './tokens.ts'

/** Somebody who does not say who they are, or says it wrongly, and what they are told. */
export type WrongCaller = {
  who: string
  headers: Record<string, string>
  refusal: Refusal
  /** Refused only where something can be changed. */
  where?: 'changes'
}

/** Said to who brings nothing that tells who they are. */
export const NOT_SIGNED_IN: Refusal = { status: 401, detail: 'Sign in to continue.' }
/** Said to who brings a token that is not one of the server's. */
export const NOT_VALID: Refusal = { status: 401, detail: 'Your sign-in is not valid. Sign in again.' }
/** Said to who brings a token that was one of the server's. */
export const EXPIRED: Refusal = { status: 401, detail: 'Your session has expired. Sign in again.' }
/** Said to a page of another site on which somebody's cookie is sent. */
const OTHER_SITE: Refusal = { status: 403, detail: 'This request did not come from a page of this site.' }

/** A person as far as they are needed to be passed off as. */
type Known = TestPerson & { id: string }

/** Everyone who might try to pass as the owner; `other` and `left` are somebody else with an account each, `key` is one that the server trusts. */
export async function wrongCallers(
  server: TestServer,
  { owner, other, left, key }: { owner: Known; other: Known; left?: TestPerson; key: SigningKey },
): Promise<WrongCaller[]> {
  const own = await owner.token()
  const tokens = await wrongTokens(server, key, { token: own, other: await other.token() })
  const naming = {
    'x-user-id': owner.id,
    'x-forwarded-user': owner.email,
    'x-original-url': '/api/health',
    'x-http-method-override': 'GET',
  }
  return [
    { who: 'nobody', headers: {}, refusal: NOT_SIGNED_IN },
    { who: 'nobody, asking for events', headers: { accept: 'text/event-stream' }, refusal: NOT_SIGNED_IN },
    { who: 'headers that name the owner', headers: naming, refusal: NOT_SIGNED_IN },
    { who: 'an empty token', headers: { authorization: 'Bearer ' }, refusal: NOT_SIGNED_IN },
    { who: 'a token that is called something else', headers: { authorization: `Token ${own}` }, refusal: NOT_SIGNED_IN },
    { who: 'a token as a cookie', headers: pageOfThisSite(`better-auth.session_token=${own}`), refusal: NOT_SIGNED_IN },
    ...Object.entries(tokens).map(([who, token]) => ({ who, headers: { authorization: `Bearer ${token}` }, refusal: NOT_VALID })),
    ...(await wrongCookies(server, { owner, other, left: left ?? (await signUp(server)) })),
  ]
}

type People = { owner: Known; other: Known; left: TestPerson }

async function wrongCookies(server: TestServer, { owner, other, left }: People): Promise<WrongCaller[]> {
  await sendJson(`${server.url}/api/auth/sign-out`, {}, { cookie: left.cookie, origin: PUBLIC_URL })
  const { name, session, signature } = cookieParts(owner.cookie)
  const others = cookieParts(other.cookie)
  const cookies = {
    'a session that was signed out': left.cookie,
    "a session with another one's signature": `${name}=${encodeURIComponent(`${session}.${others.signature}`)}`,
    'a session with half a signature': `${name}=${encodeURIComponent(`${session}.${signature.slice(0, 20)}`)}`,
    'a session without a signature': `${name}=${session}`,
    "a session that is the owner's id": `${name}=${encodeURIComponent(`${owner.id}.${signature}`)}`,
  }
  return [
    ...Object.entries(cookies).map(([who, cookie]) => ({ who, headers: pageOfThisSite(cookie), refusal: NOT_SIGNED_IN })),
    ...Object.entries(OTHER_PAGES).map(([who, from]) => ({
      who,
      headers: { cookie: owner.cookie, ...from },
      refusal: OTHER_SITE,
      where: 'changes' as const,
    })),
  ]
}

/** Where a request comes from on which a browser sends the owner's cookie, though the owner has not asked for it. */
const OTHER_PAGES: Record<string, Record<string, string>> = {
  "the owner's cookie from nowhere": {},
  "the owner's cookie from a page of another site": { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  "the owner's cookie from a page without an origin": { origin: 'null' },
  "the owner's cookie from a page whose address begins alike": { origin: `${PUBLIC_URL}.evil.example` },
}

/** The headers with which a page of this site sends a cookie. */
export function pageOfThisSite(cookie: string): Record<string, string> {
  return { cookie, origin: PUBLIC_URL }
}

function cookieParts(cookie: string): { name: string; session: string; signature: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  const [session = '', signature = ''] = decodeURIComponent(value).split('.')
  return { name, session, signature }
}

/** What a server answers a wrong caller in place of the refusal, in words; nothing where it refuses. */
export async function servedTo(
  { url }: Pick<TestServer, 'url'>,
  name: CallName,
  input: Record<string, unknown>,
  { who, headers, refusal, where }: WrongCaller,
): Promise<string[]> {
  const promise: Endpoint = api[name]
  if (where === 'changes' && promise.method === 'GET') return []
  const { status, body } = await sendRaw(url, await rawCall(promise, input), headers)
  const isRefused = status === refusal.status && body === JSON.stringify({ detail: refusal.detail })
  return isRefused ? [] : [`${name} (${promise.method} ${promise.path}) answers ${who} with ${status} ${body.slice(0, 300)}`]
}
