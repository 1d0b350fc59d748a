import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clerkSession } from './clerk-session.ts'
import { fakeClerk, tokenNumber } from './testing/fake-clerk.ts'

const KEY = `pk_live_${btoa('clerk.example.com$')}`
const DANA = { id: 'clerk-1', fullName: 'Dana Marlow', email: 'dana@example.com' }
const MINUTE = 60_000

/** The server's half: what it answers, and with whose tokens it was asked. */
function server(answer: () => Response = () => Response.json({ state: 'signed-in' })) {
  const asked: { path: string; token: string | null }[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push({ path, token: new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null })
    return answer()
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  delete window.Clerk
})

test('nobody at the provider is nobody here, and the server is not asked', async () => {
  fakeClerk()
  const asked = server()
  const client = clerkSession(KEY, () => {})
  expect(await client.person()).toBeNull()
  expect(await client.token(false)).toBeNull()
  expect(asked).toEqual([])
})

test("who is signed in at the provider is known to the server by the provider's token", async () => {
  const clerk = fakeClerk()
  const asked = server()
  const client = clerkSession(KEY, () => {})
  clerk.becomes(DANA)
  expect(await client.person()).toEqual({ id: 'clerk-1', name: 'Dana Marlow', email: 'dana@example.com' })
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/clerk/session'])
  expect(tokenNumber(asked[0]?.token ?? null)).toBe(1)
})

test("the server's cookie is renewed with the first token after ten minutes, once for calls that come together", async () => {
  const clerk = fakeClerk()
  const asked = server()
  const client = clerkSession(KEY, () => {})
  clerk.becomes(DANA)
  await client.person()
  vi.setSystemTime(Date.now() + 9 * MINUTE)
  await client.token(false)
  expect(asked).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  await Promise.all([client.token(false), client.token(false)])
  expect(asked).toHaveLength(2)
})

test('a token that was refused is fetched from the provider anew, and the cookie with it', async () => {
  const clerk = fakeClerk()
  const asked = server()
  const client = clerkSession(KEY, () => {})
  clerk.becomes(DANA)
  expect(tokenNumber(await client.token(false))).toBe(1)
  expect(tokenNumber(await client.token(true))).toBe(2)
  expect(asked.map(({ token }) => tokenNumber(token))).toEqual([1, 2])
})

test('whoever has not said yet whose the earlier work is, is asked by the server until it is answered', async () => {
  const clerk = fakeClerk()
  let state = 'question'
  const asked = server(() => Response.json({ state }))
  const client = clerkSession(KEY, () => {})
  clerk.becomes(DANA)
  expect(await client.person()).toBe('question')
  state = 'signed-in'
  expect(await client.person()).toMatchObject({ name: 'Dana Marlow' })
  expect(asked).toHaveLength(2)
})

test('a server that refuses once is asked again', async () => {
  const clerk = fakeClerk()
  let status = 503
  server(() => Response.json(status === 200 ? { state: 'signed-in' } : { detail: 'The keys could not be fetched.' }, { status }))
  const client = clerkSession(KEY, () => {})
  clerk.becomes(DANA)
  await expect(client.person()).rejects.toThrow('The keys could not be fetched.')
  status = 200
  expect(await client.person()).toMatchObject({ id: 'clerk-1' })
})

test('signing out in another tab is told; signing out here is not news', async () => {
  const clerk = fakeClerk()
  server()
  let told = 0
  const client = clerkSession(KEY, () => {
    told += 1
  })
  clerk.becomes(DANA)
  await client.person()
  clerk.becomes(DANA)
  expect(told).toBe(0)
  clerk.becomes(null)
  expect(told).toBe(1)
  clerk.becomes(DANA)
  expect(told).toBe(2)
  expect(await client.signOut()).toBeNull()
  expect(clerk.did).toEqual(['signed out'])
  expect(told).toBe(2)
})

test("the provider's own pages lead back to where they were opened from", async () => {
  const clerk = fakeClerk()
  const client = clerkSession(KEY, () => {})
  await client.redirect?.('sign-in', '/sign-in?to=%2Fsteps')
  await client.redirect?.('sign-up', '/sign-in')
  expect(clerk.did).toEqual([
    `to sign in, back to ${location.origin}/sign-in?to=%2Fsteps`,
    `to sign up, back to ${location.origin}/sign-in`,
  ])
})
