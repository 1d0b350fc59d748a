import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FakeAnswer, type FakeScript, says } from './fake-answers.ts'
import { type FakeRequest, fakeRequestOf } from './fake-request.ts'
import { sendAnswer } from './fake-wire.ts'
import { fittingAnswer } from './fitting-answer.ts'

/** A running fake provider. `url` is what LLM_BASE_URL would say. */
export type FakeProvider = {
  url: string
  /** Every request so far, in the order of arrival. */
  requests: FakeRequest[]
  /** Answers from now on like this. */
  answer: (script: FakeScript) => void
  /** How many requests are being answered right now, and the most there ever were. */
  underWay: () => { now: number; most: number }
  close: () => Promise<void>
}

/** Answers well: JSON that fits the schema in the request, its texts taken from the outline in the prompt where it has them. */
export function answersWell(request: FakeRequest): FakeAnswer {
  return says(fittingAnswer(request))
}

/**
 * A language model's server that is none: speaks OpenAI chat completions, streamed and whole, and answers as the script says. `port` 0 takes a free one.
 */
export async function fakeProvider(script: FakeScript = answersWell, port = 0): Promise<FakeProvider> {
  let current = script
  const requests: FakeRequest[] = []
  let now = 0
  let most = 0
  const server = createServer(async (incoming, outgoing) => {
    most = Math.max(most, ++now)
    outgoing.once('close', () => now--)
    try {
      if (!incoming.url?.endsWith('/chat/completions')) return notFound(incoming, outgoing)
      const text = await bodyOf(incoming)
      const request = fakeRequestOf(requests.length + 1, incoming.url, incoming.headers, text)
      requests.push(request)
      await sendAnswer(outgoing, request, await current(request))
    } catch (cause) {
      outgoing.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: String(cause) } }))
    }
  })
  // A busy test may leave a connection idle for seconds; closed in that moment, the next question would have to be asked twice.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const { port: taken } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    requests,
    answer: (next) => {
      current = next
    },
    underWay: () => ({ now, most }),
    close,
  }
}

/** What is no question: the list of models, or nothing. */
function notFound({ url }: IncomingMessage, outgoing: ServerResponse): void {
  const models = url?.endsWith('/models')
  outgoing.writeHead(models ? 200 : 404, { 'content-type': 'application/json' })
  outgoing.end(models ? '{"object":"list","data":[{"id":"fake","object":"model"}]}' : '{"error":{"message":"not found"}}')
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
