import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bedrockFrames } from './bedrock-frames.ts'

/** A question as it went over the wire. */
export type WireRequest = { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** Bytes that are sent at once: few, so that every event is cut somewhere. */
const PIECE = 11

/** A server that gives every question one recorded answer of a provider, in small pieces. `file` stands in `wire/`. */
export async function recordedServer(file: string): Promise<{ url: string; requests: WireRequest[]; close: () => Promise<void> }> {
  const recorded = readFileSync(new URL(`wire/${file}`, import.meta.url))
  const isAmazon = file.endsWith('.json')
  const bytes = isAmazon ? bedrockFrames(JSON.parse(recorded.toString('utf8'))) : recorded
  const type = isAmazon ? 'application/vnd.amazon.eventstream' : 'text/event-stream; charset=utf-8'
  const requests: WireRequest[] = []
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece as Buffer)
    requests.push({ url: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(Buffer.concat(pieces).toString('utf8')) })
    outgoing.writeHead(200, { 'content-type': type })
    for (let at = 0; at < bytes.length; at += PIECE) outgoing.write(bytes.subarray(at, at + PIECE))
    outgoing.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, requests, close }
}
