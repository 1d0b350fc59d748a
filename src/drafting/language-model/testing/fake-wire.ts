import type { ServerResponse } from 'node:http'
import { tokensOf } from '../matter/tokens.ts'
import type { FakeAnswer } from './fake-answers.ts'
import type { FakeRequest } from './fake-request.ts'

/** Letters to a token as they are streamed; long texts go in larger pieces. */
const TOKEN = 4
const LONG = 20_000
const LARGE_PIECE = 2_000

/** Sends what the script decided, in the form that the request asked for. */
export async function sendAnswer(outgoing: ServerResponse, request: FakeRequest, answer: FakeAnswer): Promise<void> {
  await answer.wait?.until
  await pause(outgoing, answer.wait?.latency_ms)
  if (outgoing.destroyed) return
  if (answer.kind === 'refused') {
    outgoing.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body ?? '')
    return
  }
  if (answer.kind === 'said') {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).end(`data: ${JSON.stringify(answer.event)}\n\n`)
    return
  }
  if (answer.kind === 'stalled' && answer.text === '') return
  await (request.body.stream ? sendStream(outgoing, request, answer) : sendWhole(outgoing, request, answer))
}

type Written = Exclude<FakeAnswer, { kind: 'refused' | 'said' }>

async function sendStream(outgoing: ServerResponse, request: FakeRequest, answer: Written): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const send = async (event: unknown) => {
    if (outgoing.destroyed) return
    if (!outgoing.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)) {
      await either(outgoing, 'drain')
    }
  }
  await send(chunk(request, { role: 'assistant', content: '' }))
  for (const content of piecesOf(answer.text)) {
    await send(chunk(request, { content }))
    await pause(outgoing, answer.wait?.token_ms)
    if (outgoing.destroyed) return
  }
  // What was sent before must have left, or it is lost with the connection.
  if (answer.kind === 'dropped') outgoing.write(':\n\n', () => setImmediate(() => outgoing.destroy()))
  if (answer.kind !== 'text') return
  await send(chunk(request, {}, answer.finish_reason ?? 'stop'))
  if (request.body.stream_options?.include_usage) await send({ ...chunk(request, {}), choices: [], usage: usageOf(request, answer) })
  await send('[DONE]')
  outgoing.end()
}

async function sendWhole(outgoing: ServerResponse, request: FakeRequest, answer: Written): Promise<void> {
  const message = { role: 'assistant', content: answer.text }
  const body = JSON.stringify({
    ...named(request, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: usageOf(request, answer),
  })
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  if (answer.kind === 'text') outgoing.end(body)
  else outgoing.write(body.slice(0, body.length / 2), () => answer.kind === 'dropped' && outgoing.destroy())
}

function chunk(request: FakeRequest, delta: object, finish_reason: string | null = null) {
  return { ...named(request, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason }] }
}

function named({ number, body }: FakeRequest, object: string) {
  return { id: `chatcmpl-${number}`, object, created: 1_700_000_000, model: body.model }
}

function usageOf({ instructions, matter }: FakeRequest, answer: Written) {
  const given = answer.kind === 'text' ? answer.usage : undefined
  const prompt_tokens = given?.input_tokens ?? tokensOf(instructions) + tokensOf(matter)
  const completion_tokens = given?.output_tokens ?? tokensOf(answer.text)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

function piecesOf(text: string): string[] {
  const length = text.length > LONG ? LARGE_PIECE : TOKEN
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length))
}

/** Waits, but no longer than the other side listens. */
async function pause(outgoing: ServerResponse, milliseconds = 0): Promise<void> {
  if (milliseconds <= 0 || outgoing.destroyed) return
  const timer = setTimeout(() => outgoing.emit('paused'), milliseconds)
  await either(outgoing, 'paused')
  clearTimeout(timer)
}

/** Until this has happened, or nobody listens any more. */
function either(outgoing: ServerResponse, event: 'drain' | 'paused'): Promise<void> {
  return new Promise((over) => {
    const end = () => {
      outgoing.off(event, end).off('close', end)
      over()
    }
    outgoing.on(event, end).on('close', end)
  })
}
