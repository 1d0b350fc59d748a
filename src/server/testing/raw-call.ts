import { Agent, request } from 'node:http'
import { type Endpoint, pathNames } from '../../contract/endpoint.ts'

/** A call as it goes over the wire; nothing tidies its address. */
export type RawCall = { method: string; path: string; headers: Record<string, string>; body?: Uint8Array }

/** An answer as it came over the wire. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** How a value stands in an address. */
type Encode = (value: string) => string

/** `encode` writes values into the address, `query` stands there besides, and `beside` where the input stands that the address does not name. */
export type RawOptions = { encode?: Encode; query?: Record<string, string>; beside?: Record<string, unknown> }

/** A call of the contract with that input. */
export async function rawCall(
  { method, path, carries }: Endpoint,
  input: Record<string, unknown>,
  { encode = encodeURIComponent, query = {}, beside = {} }: RawOptions = {},
): Promise<RawCall> {
  const named = pathNames(path)
  const kept = Object.entries(input).filter(([name, value]) => !named.includes(name) && value !== undefined)
  const rest = [...kept, ...Object.entries(beside)]
  const asked = [...(method === 'GET' ? rest : []), ...Object.entries(query)].map(([name, value]) => `${name}=${encode(String(value))}`)
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encode(String(input[name])))
  const at = `${address}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
  return { method, path: at, ...(method === 'GET' ? { headers: {} } : await carried(rest, carries)) }
}

async function carried(rest: [string, unknown][], carries: Endpoint['carries']): Promise<Pick<RawCall, 'headers' | 'body'>> {
  if (carries !== 'multipart') {
    return { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(Object.fromEntries(rest))) }
  }
  const form = new FormData()
  for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : String(value))
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, body: new Uint8Array(await whole.arrayBuffer()) }
}

/** Connections of a test are used again: opening one takes longer than most calls. */
const connections = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a call and takes its whole answer. */
export function sendRaw(base: string, { method, path, headers, body }: RawCall, more: Record<string, string> = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  const length = body ? { 'content-length': String(body.length) } : {}
  return new Promise((resolve, reject) => {
    const sent = request({ agent: connections, hostname, port, method, path, headers: { ...headers, ...length, ...more } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject)
      answer.on('end', () => {
        const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(told), body: Buffer.concat(pieces).toString() })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** Headers that differ from answer to answer, whoever asks for what. */
const PASSING = new Set([
  'date',
  'x-request-id',
  'content-length',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'keep-alive',
  'connection',
])

/**
 * All that an answer tells, line by line: without the names that were sent, in whatever form they were written, and without what is new in each answer
 * (ids, moments, counts of changes).
 */
export function seen(
  { status, headers, body }: RawAnswer,
  sent: readonly Record<string, string>[],
  written: (value: string) => string = (value) => value,
): string[] {
  const told = Object.entries(headers).filter(([name]) => !PASSING.has(name))
  const head = told.map(([name, value]) => `${name}: ${value}`).sort()
  const names = sent.flatMap((one) => Object.entries(one)).flatMap(([name, value]) => [written(value), value].map((as) => ({ name, as })))
  const bare = (text: string) => names.reduce((rest, { name, as }) => rest.replaceAll(JSON.stringify(as).slice(1, -1), `<${name}>`), text)
  return [String(status), ...head, body].map((line) => withoutChance(bare(line)))
}

/** What one answer tells and the other does not, in a line; null where they tell the same. */
export function difference(one: readonly string[], other: readonly string[]): string | null {
  const only = (these: readonly string[], those: readonly string[]) => these.filter((line) => !those.includes(line)).join(', ') || 'no more'
  return one.join('\n') === other.join('\n') ? null : `is answered ${only(one, other)} instead of ${only(other, one)}`
}

function withoutChance(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '<moment>')
    .replace(/"version":\d+/g, '"version":<count>')
    .replace(/\beyJ[\w-]+\.([\w-]+)\.[\w-]+/g, (_, claims: string) => timeless(claims))
}

/** What a token says of whom; when it was made may lie a second later. */
function timeless(claims: string): string {
  const { iat: _made, exp: _ends, nbf: _begins, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return `<token of ${JSON.stringify(rest)}>`
}
