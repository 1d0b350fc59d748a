import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wordsOf } from './scripted-speech.ts'

/** A call as it came over the wire: where, with which key, and its fields; a file under its name, with what was said in it as its words. */
export type ProviderRequest = {
  path: string
  authorization: string | undefined
  fields: Record<string, unknown>
  file?: { name: string; type: string; words: string | null }
}

/** What is answered instead of what a provider that works would; `hang` never answers, `null` leaves it to the working one. */
export type FakeAnswer = { status: number; body?: string | Uint8Array; headers?: Record<string, string> } | 'hang' | null

/** A provider with OpenAI's interface, on a port of this machine. */
export type FakeProvider = { base_url: string; requests: ProviderRequest[]; close: () => Promise<void> }

/** Starts a provider that hears the words of recordings made of them, and speaks a text as its letters behind the mark of MP3. */
export async function fakeProvider(script: (request: ProviderRequest, number: number) => FakeAnswer = () => null): Promise<FakeProvider> {
  const requests: ProviderRequest[] = []
  const server = createServer(async (incoming, answer) => {
    const request = await requestIn(incoming)
    requests.push(request)
    const scripted = script(request, requests.length)
    const said = request.file?.words ?? request.fields.input
    if (scripted === 'hang' || said === 'fall silent') return
    send(answer, scripted ?? working(request))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, close }
}

async function requestIn(incoming: IncomingMessage): Promise<ProviderRequest> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece)
  const type = incoming.headers['content-type'] ?? ''
  const whole = new Response(Buffer.concat(pieces), { headers: { 'content-type': type } })
  const told = { path: incoming.url ?? '', authorization: incoming.headers.authorization }
  if (!type.startsWith('multipart/')) return { ...told, fields: (await whole.json()) as Record<string, unknown> }
  const { file, ...fields } = Object.fromEntries(await whole.formData())
  if (!(file instanceof File)) return { ...told, fields }
  return { ...told, fields, file: { name: file.name, type: file.type, words: wordsOf(new Uint8Array(await file.arrayBuffer())) } }
}

function working({ path, fields, file }: ProviderRequest): Exclude<FakeAnswer, 'hang' | null> {
  if (path === '/v1/audio/speech') return { status: 200, body: `ID3${fields.input}`, headers: { 'content-type': 'audio/mpeg' } }
  if (path === '/v1/realtime/client_secrets') return { status: 200, body: JSON.stringify({ value: 'ek-1', expires_at: 1_790_000_000 }) }
  if (path !== '/v1/audio/transcriptions') return { status: 404 }
  return file?.words == null ? { status: 400 } : { status: 200, body: JSON.stringify({ text: file.words }) }
}

function send(answer: ServerResponse, { status, body, headers = {} }: Exclude<FakeAnswer, 'hang' | null>): void {
  answer.writeHead(status, headers).end(body)
}
