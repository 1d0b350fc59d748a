import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerWithFile } from './file-answer.ts'
import { logCalls, QuietLog } from './log.ts'

const PIECE = new Uint8Array(1024 * 1024).fill(37)

let app: FastifyInstance
let logged: string[]
afterEach(() => app.close())

function serving(size: number | null, pieces: () => AsyncIterable<Uint8Array>): Promise<string> {
  logged = []
  app = fastify({
    logger: { level: 'info', stream: { write: (line: string) => logged.push(line) } },
    logController: new QuietLog(),
    forceCloseConnections: true,
  })
  logCalls(app)
  app.get('/file', (_, reply) => answerWithFile(reply, { file_name: 'a.pdf', content_type: 'application/pdf', size, pieces: pieces() }))
  return app.listen({ host: '127.0.0.1', port: 0 }).then((address) => `${address}/file`)
}

test('a file is fetched piece by piece, no faster than it is taken', async () => {
  let fetched = 0
  const url = await serving(PIECE.length * 200, async function* () {
    for (; fetched < 200; fetched++) yield PIECE
  })
  const answer = await fetch(url)
  const reader = answer.body?.getReader()
  await reader?.read()
  expect(fetched).toBeLessThan(100)
  let bytes = 0
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) bytes += piece.value.length
  expect(fetched).toBe(200)
  expect(bytes).toBeGreaterThan(PIECE.length * 199)
})

test('those who wait for the end of a file are not taken for a leak', async () => {
  const warned: string[] = []
  const warn = ({ name }: Error) => warned.push(name)
  process.on('warning', warn)
  app = fastify({ forceCloseConnections: true })
  app.get('/file', (_, reply) => {
    // as many as calls, their limits, the log and the server's stop add
    for (let one = 0; one < 8; one++) reply.raw.once('close', () => {})
    return answerWithFile(reply, { file_name: 'a.pdf', content_type: 'application/pdf', size: null, pieces: Readable.from([PIECE]) })
  })
  await (await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/file`)).arrayBuffer()
  await new Promise((done) => setImmediate(done))
  process.off('warning', warn)
  expect(warned).toEqual([])
})

test.each([
  [
    'breaks in the middle',
    async function* () {
      yield PIECE
      throw new Error('secret words of a document')
    },
  ],
  [
    'is gone in the middle',
    async function* () {
      yield PIECE
    },
  ],
])('a file that %s does not look whole, and the log does not tell what it held', async (_, pieces) => {
  const answer = await fetch(await serving(PIECE.length * 2, pieces))
  await expect(answer.blob()).rejects.toThrow()
  await expect.poll(() => logged.filter((line) => line.includes('failed unexpectedly'))).toHaveLength(1)
  await expect.poll(() => logged.join('')).toContain('"status":499')
  expect(logged.join('')).not.toContain('secret')
})

test('a file that is made while it is sent is saved and not kept by a cache, and breaks the connection when it fails', async () => {
  const url = await serving(null, async function* () {
    yield PIECE
    throw new Error('secret words of a document')
  })
  const answer = await fetch(url)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    'cache-control': 'no-store',
  })
  expect(answer.headers.get('content-length')).toBeNull()
  await expect(answer.blob()).rejects.toThrow()
})

test.each([200, null])('who asks for the head of a file has nothing of it read (size %s)', async (size) => {
  let fetched = 0
  const url = await serving(size, async function* () {
    fetched += 1
    yield PIECE
  })
  const answer = await fetch(url, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length'), fetched]).toEqual([200, size === null ? null : '200', 0])
})
