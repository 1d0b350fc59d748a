import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../contract/api.ts'
import { chooseAuthClient } from './auth/chosen-client.ts'
import { serverSession } from './auth/server-session.ts'
import { bearer, call, callForBytes, onSessionEnd } from './call.ts'

const tokenNamed = (name: string) => `h.${btoa(JSON.stringify({ exp: 4_000_000_000, name }))}.s`
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A server that gives out tokens one after the other and lists projects to those that it accepts. */
function server(accepts: (token: string) => boolean) {
  let given = 0
  return async (url: string | URL, init?: RequestInit) => {
    if (String(url) === '/api/auth/token') return answer({ token: tokenNamed(`token ${++given}`) })
    const sent = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? ''
    return accepts(sent) ? answer([]) : answer({ detail: 'Sign in to go on.' }, 401)
  }
}

beforeEach(() => {
  chooseAuthClient(serverSession('/sign-out'))
  bearer.forget()
})
afterEach(() => {
  vi.unstubAllGlobals()
  chooseAuthClient(null)
})

test('a token that is refused is fetched anew once, and the call goes through', async () => {
  vi.stubGlobal(
    'fetch',
    server((token) => token === tokenNamed('token 2')),
  )
  expect(await call(api.listProjects, {})).toEqual([])
})

test('a file is fetched with a token that is taken, too', async () => {
  vi.stubGlobal(
    'fetch',
    server((token) => token === tokenNamed('token 2')),
  )
  expect(await (await callForBytes(api.sourceFile, { file_id: '7' })).text()).toBe('[]')
})

test('a call is called off by a signal alone, or by one beside who listens', async () => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    return server(() => true)(url, init)
  })
  const off = AbortSignal.abort()
  await expect(call(api.listProjects, {}, off)).rejects.toMatchObject({ name: 'AbortError' })
  await expect(call(api.listProjects, {}, { signal: off })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a person who is refused with a fresh token is signed out, and the call fails with the reason', async () => {
  vi.stubGlobal(
    'fetch',
    server(() => false),
  )
  let ended = 0
  const stop = onSessionEnd(() => {
    ended += 1
  })
  await expect(call(api.listProjects, {})).rejects.toThrow('Sign in to go on.')
  expect(ended).toBe(1)
  stop()
})

test('what a person is told of a wrong input does not begin with the name of a field', async () => {
  const refusing = (detail: string, status: number) =>
    vi.stubGlobal('fetch', async (url: string) =>
      url === '/api/auth/token' ? answer({ token: tokenNamed('one') }) : answer({ detail }, status),
    )
  refusing('narrative_md: This text is too long: 200,000 characters at most.', 422)
  await expect(call(api.listProjects, {})).rejects.toThrow(/^This text is too long: 200,000 characters at most\.$/)
  refusing('qa_transcript.0.answer: This text is too long.', 422)
  await expect(call(api.listProjects, {})).rejects.toThrow(/^This text is too long\.$/)
  refusing('Provide narrative text before saving.', 400)
  await expect(call(api.listProjects, {})).rejects.toThrow(/^Provide narrative text before saving\.$/)
})
