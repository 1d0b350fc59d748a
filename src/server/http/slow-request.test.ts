import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerNoRequest } from './problems.ts'

test('a request that never arrives whole is answered, and its connection is closed', async () => {
  const app = fastify({ requestTimeout: 50, http: { connectionsCheckingInterval: 10 }, clientErrorHandler: answerNoRequest })
  // Node takes the longer of the two times for the whole request
  app.server.headersTimeout = 20
  app.post('/slow', async () => 'arrived')
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*\{"detail":"This request took too long to arrive\. Please try again\."\}$/,
  )
  await once(socket, 'close')
  await app.close()
})
