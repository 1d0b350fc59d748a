import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { ApiError, type Caller, call, callForBytes, upload } from './client.ts'
import { endpoint } from './endpoint.ts'
import { FormRequest } from './testing/form-request.ts'

const told = {
  method: 'POST',
  path: '/things/{id}/reading',
  summary: 'Read a thing',
  access: 'person',
  reports: z.object({ page: z.number() }),
  output: z.object({ name: z.string() }),
} as const
const read = endpoint({ ...told, input: z.strictObject({ id: z.string() }) })
const send = endpoint({ ...told, carries: 'multipart', input: z.strictObject({ id: z.string(), file: z.instanceof(Blob) }) })
const fetchFile = endpoint({
  method: 'GET',
  path: '/files/{id}',
  summary: 'A file',
  access: 'person',
  answers: 'bytes',
  input: z.strictObject({ id: z.string() }),
  output: z.instanceof(Blob),
})

const STREAM = 'text/event-stream; charset=utf-8'
const PROGRESS = [
  'event: progress\ndata: {"page":1}\n\n: still at work\n\n',
  'event: progress\ndata: {"page":2}\n\nevent: progress\ndata: {}\n\n',
]
const ANSWER = 'event: answer\ndata: {"name":"Schild ✓","extra":1}\n\n'
const NOT_REACHED = ['The server cannot be reached. Check the connection and try again.', 0]

let server: Server
let caller: Caller
let accepted: string | undefined
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    accepted = request.headers.accept
    request.resume().on('end', () => answer(response))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  caller = { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: async () => 'jwt' }
  vi.stubGlobal('XMLHttpRequest', FormRequest)
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

const streamed = (...pieces: string[]) => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': STREAM })
    for (const piece of pieces) response.write(piece)
    response.end()
  }
}
const plain = (status: number, body: string, type = 'application/json') => {
  answer = (response) => response.writeHead(status, { 'content-type': type }).end(body)
}
const problem = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.message, error.status] : error),
  )

type Told = { report?: (report: { page: number }) => void; signal?: AbortSignal }
describe.each([
  ['a call', (watch: Told) => call(caller, read, { id: '7' }, watch)],
  ['an upload', (watch: Told) => upload(caller, send, { id: '7', file: new File(['%PDF'], 'a.pdf') }, watch)],
])('%s that somebody listens to', (_, made) => {
  const report = () => {}

  test('tells what is reported in the promised form, then gives the answer', async () => {
    streamed(...PROGRESS, ANSWER.slice(0, 40), ANSWER.slice(40))
    const heard: number[] = []
    expect(await made({ report: ({ page }) => heard.push(page) })).toEqual({ name: 'Schild ✓' })
    expect(heard).toEqual([1, 2])
    expect(accepted).toBe('text/event-stream')
  })

  test('tells each report when it comes, not at the end', async () => {
    let finish = () => {}
    answer = (response) => {
      response.writeHead(200, { 'content-type': STREAM }).write(PROGRESS[0])
      finish = () => response.end(ANSWER)
    }
    expect(await made({ report: () => finish() })).toEqual({ name: 'Schild ✓' })
  })

  test('may be answered at once, by a server that reports nothing', async () => {
    plain(200, '{"name":"mast"}')
    expect(await made({ report })).toEqual({ name: 'mast' })
  })

  test.each([
    ['before work begins', () => plain(422, '{"detail":"File is required."}'), ['File is required.', 422]],
    ['while at work', () => streamed(PROGRESS[0] ?? '', 'event: problem\ndata: {"status":415,"detail":"No PDF."}\n\n'), ['No PDF.', 415]],
    ['in a form that nobody knows', () => streamed('event: problem\ndata: oh no\n\n'), ['HTTP 500', 500]],
  ])('that is refused %s fails with the reason', async (_, refuse, expected) => {
    refuse()
    expect(await problem(made({ report }))).toEqual(expected)
  })

  test('whose answer is not the promised one fails instead of handing it on', async () => {
    streamed('event: answer\ndata: {"name":5}\n\n')
    expect(await problem(made({ report }))).toEqual(["The server's answer to /things/{id}/reading could not be understood.", 200])
  })

  test.each([
    ['ended', (response: ServerResponse) => response.end(ANSWER.slice(0, -1))],
    ['cut off', (response: ServerResponse) => response.write(PROGRESS[0], () => response.destroy())],
  ])('that is %s without an answer fails as one that was not answered', async (_, end) => {
    answer = (response) => end(response.writeHead(200, { 'content-type': STREAM }))
    expect(await problem(made({ report }))).toEqual(NOT_REACHED)
  })

  test('can be called off while the server is at work, which is no failure of the server', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': STREAM }).write(PROGRESS[0])
    const stop = new AbortController()
    expect(await problem(made({ report: () => stop.abort(), signal: stop.signal }))).toMatchObject({ name: 'AbortError' })
  })

  test('asks for no reports when nobody listens', async () => {
    plain(200, '{"name":"mast"}')
    await made({})
    expect(accepted).not.toContain('text/event-stream')
  })
})

test('an upload tells the share that was sent', async () => {
  streamed(ANSWER)
  const shares: number[] = []
  await upload(caller, send, { id: '7', file: new Blob(['%PDF']) }, { progress: (share) => shares.push(share), report: () => {} })
  expect(shares).toEqual([1])
})

describe('a file', () => {
  test('comes as it is, with its type', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from([37, 80, 0, 255]))
    const file = await callForBytes(caller, fetchFile, { id: '7' })
    expect([file.type, ...new Uint8Array(await file.arrayBuffer())]).toEqual(['application/pdf', 37, 80, 0, 255])
  })

  test('tells its share as it comes, and nothing while its size is not known', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '4' }).end('%PDF')
    const shares: number[] = []
    const progress = (share: number) => shares.push(share)
    const file = await callForBytes(caller, fetchFile, { id: '7' }, { progress })
    expect([file.type, await file.text(), shares.at(-1)]).toEqual(['application/pdf', '%PDF', 1])
    shares.length = 0
    answer = (response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end('%PDF')
    expect(await (await callForBytes(caller, fetchFile, { id: '7' }, { progress })).text()).toBe('%PDF')
    expect(shares).toEqual([])
  })

  test('that is not there fails with the reason', async () => {
    plain(404, '{"detail":"This document was not found."}')
    expect(await problem(callForBytes(caller, fetchFile, { id: '7' }))).toEqual(['This document was not found.', 404])
  })

  test('that breaks off fails as one that was not answered', async () => {
    answer = (response) => response.writeHead(200, { 'content-length': '9' }).write('%PDF', () => response.destroy())
    expect(await problem(callForBytes(caller, fetchFile, { id: '7' }))).toEqual(NOT_REACHED)
    expect(await problem(callForBytes(caller, fetchFile, { id: '7' }, { progress: () => {} }))).toEqual(NOT_REACHED)
  })
})
