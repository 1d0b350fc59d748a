import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { LineNotice } from './line.ts'
import { socketCarrier } from './socket-carrier.ts'

let server: WebSocketServer
const notices: LineNotice[] = []
const onNotice = (notice: LineNotice) => void notices.push(notice)

beforeEach(async () => {
  notices.length = 0
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('window', { location: { href: `http://127.0.0.1:${port}/global-interview` } })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const socket of server.clients) socket.terminate()
  await new Promise((closed) => server.close(closed))
})

/** Why the line is said to be lost, each time. */
const lost = () => notices.flatMap((notice) => (notice.kind === 'lost' && notice.problem instanceof Error ? [notice.problem.message] : []))

const place = { url: '/api/realtime/listen', secret: 'between us', onNotice }
/** What the server says once the line is opened, and whether it then hangs up. */
const says = (messages: unknown[], { hangsUp = false } = {}) =>
  server.on('connection', (socket) =>
    socket.once('message', () => {
      for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
      if (hangsUp) socket.close()
    }),
  )

test('the line opens with the secret, which is sent and stands in no address', async () => {
  const seen = new Promise<[string, string | undefined]>((told) => {
    server.on('connection', (socket, { url }) => socket.once('message', (data) => told([String(data), url])))
  })
  says([{ type: 'ready' }])
  const carrier = await socketCarrier(place)
  expect(await seen).toEqual(['{"client_secret":"between us"}', '/api/realtime/listen'])
  carrier.close()
})

test('what is noticed is told on; a command, and what is no message of ours, is not', async () => {
  const command = { type: 'command', cmd: 'next', text: 'Who?', turn: 3 }
  says([{ type: 'ready' }, 'not JSON', { type: 'unknown' }, { type: 'speech' }, command, { type: 'pause' }])
  const carrier = await socketCarrier(place)
  await expect.poll(() => notices).toEqual([{ kind: 'speech' }, { kind: 'pause' }])
  carrier.close()
})

test('a line that never opened fails, and nothing else is said of it', async () => {
  says([], { hangsUp: true })
  await expect(socketCarrier(place)).rejects.toThrow('The connection to the server was lost.')
  expect(notices).toEqual([])
})

test('a line that is lost is told once', async () => {
  says([{ type: 'ready' }], { hangsUp: true })
  await socketCarrier(place)
  await expect.poll(lost).toEqual(['The connection to the server was lost.'])
  expect(notices).toHaveLength(1)
})

test('a session that was ended elsewhere says so', async () => {
  says([{ type: 'ready' }, { type: 'ended' }], { hangsUp: true })
  await socketCarrier(place)
  await expect.poll(lost).toEqual(['The session was ended or opened anew elsewhere.'])
})

test('a line that is closed here is not lost', async () => {
  says([{ type: 'ready' }])
  const carrier = await socketCarrier(place)
  carrier.close()
  await expect.poll(() => server.clients.size).toBe(0)
  expect(notices).toEqual([])
})
