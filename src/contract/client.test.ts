import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ApiError, type Caller, call, reasonOr } from './client.ts'
import { endpoint } from './endpoint.ts'

const find = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'One thing',
  access: 'person',
  input: z.strictObject({ id: z.string(), limit: z.number().optional(), team: z.string().optional() }),
  output: z.object({ name: z.string() }),
})
const change = endpoint({
  method: 'PUT',
  path: '/things/{id}',
  summary: 'Change a thing',
  access: 'public',
  input: z.strictObject({ id: z.string(), name: z.string() }),
  output: z.object({ name: z.string() }),
})

let server: Server
let caller: Caller
let asked: { method?: string | undefined; url?: string | undefined; authorization?: string | undefined; body: string }
let answer: { status: number; body: string; cutOff?: boolean }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { method: request.method, url: request.url, authorization: request.headers.authorization, body: await bodyOf(request) }
    response.writeHead(answer.status)
    if (!answer.cutOff) return response.end(answer.body)
    response.write(answer.body, () => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  caller = { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: async () => 'jwt' }
})
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => {
  answer = { status: 200, body: '{"name":"shield","extra":true}' }
})

const problem = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.message, error.status] : error),
  )

describe('a call', () => {
  test('puts path names into the path, the rest of a GET into the query, and what is undefined nowhere', async () => {
    expect(await call(caller, find, { id: 'a/b c', limit: 5, team: undefined })).toEqual({ name: 'shield' })
    expect(asked).toEqual({ method: 'GET', url: '/things/a%2Fb%20c?limit=5', authorization: 'Bearer jwt', body: '' })
  })

  test('puts the rest of a PUT into the body', async () => {
    await call(caller, change, { id: '7', name: 'mast' })
    expect(asked).toMatchObject({ method: 'PUT', url: '/things/7', body: '{"name":"mast"}' })
  })

  test('carries a bearer token if one is present, and none to public calls', async () => {
    await call({ ...caller, token: async () => null }, find, { id: '7' })
    expect(asked.authorization).toBeUndefined()
    await call(caller, change, { id: '7', name: 'mast' })
    expect(asked.authorization).toBeUndefined()
    await call(caller, { ...find, withoutToken: true }, { id: '7' })
    expect(asked.authorization).toBeUndefined()
  })

  test.each([
    [404, '{"detail":"Thing not found"}', 'Thing not found'],
    [500, '{"detail":""}', 'HTTP 500'],
    [502, '<html>Bad gateway</html>', 'HTTP 502'],
    [422, '{"detail":[{"msg":"x"}]}', 'HTTP 422'],
  ])('answered with %i and %s fails with the message %j', async (status, body, message) => {
    answer = { status, body }
    expect(await problem(call(caller, find, { id: '7' }))).toEqual([message, status])
  })

  test.each([
    ['said why', '{"detail":"The disk is full."}', 'The disk is full.'],
    ['said nothing', '{}', 'Failed to upload file'],
  ])('that failed and %s gives its reason, else the words of who shows it', async (_, body, words) => {
    answer = { status: 500, body }
    const failure = await call(caller, find, { id: '7' }).catch((why: unknown) => why)
    expect(reasonOr(failure, 'Failed to upload file')).toBe(words)
  })

  test('cut off in the middle of its answer fails as one that was not answered', async () => {
    answer = { status: 200, body: '{"name":', cutOff: true }
    expect(await problem(call(caller, find, { id: '7' }))).toEqual(['The server cannot be reached. Check the connection and try again.', 0])
  })

  test('answered with something else than promised fails instead of handing it on', async () => {
    answer = { status: 200, body: '{"name":5}' }
    expect(await problem(call(caller, find, { id: '7' }))).toEqual(["The server's answer to /things/{id} could not be understood.", 200])
  })

  test('that does not reach the server says so with status 0', async () => {
    const nowhere = { ...caller, base: 'http://127.0.0.1:1' }
    expect(await problem(call(nowhere, find, { id: '7' }))).toEqual([
      'The server cannot be reached. Check the connection and try again.',
      0,
    ])
  })

  test('that was called off is no failure of the server', async () => {
    const calledOff = AbortSignal.abort()
    expect(await problem(call(caller, find, { id: '7' }, { signal: calledOff }))).toMatchObject({ name: 'AbortError' })
  })
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
