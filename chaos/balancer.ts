import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** A load balancer as plain as they come: one server after another, whatever the call; who does not take it is passed over. */
export type Balancer = { url: string; stop: () => Promise<void> }

/** Starts one on a port, in front of servers on ports of the loopback. */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const pass = (asked: IncomingMessage, answer: ServerResponse, at: number, left = servers.length): void => {
    if (left === 0) return void answer.writeHead(502).end()
    const { method, url: path, headers } = asked
    const passed = request({ agent, host: '127.0.0.1', port: servers[at % servers.length], method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
      answered.on('error', () => answer.destroy())
    })
    passed.on('error', (cause) => {
      // only what no server has seen is given to the next one
      const isUnseen = 'code' in cause && cause.code === 'ECONNREFUSED'
      if (isUnseen && !asked.readableDidRead) pass(asked, answer, at + 1, left - 1)
      else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502, { 'content-type': 'application/json' }).end('{"detail":"The server was lost."}')
    })
    passed.once('socket', (socket) => {
      const send = () => asked.pipe(passed)
      if (socket.connecting) socket.once('connect', send)
      else send()
    })
  }
  const server = createServer((asked, answer) => {
    turn += 1
    pass(asked, answer, turn)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
