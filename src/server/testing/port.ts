import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A server that takes a free port and does nothing with it. */
export async function listening(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** The port on which a server listens. Throws when it does not. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return address.port
}

/** A port that nobody uses just now. */
export async function freePort(): Promise<number> {
  const server = await listening()
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
