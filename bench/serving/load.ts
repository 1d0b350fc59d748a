import { Agent, request } from 'node:http'

/** One request that is sent again and again. */
export type Load = { url: string; method: 'GET' | 'PUT'; token?: string; body?: string }

const CONNECTIONS = 16

/** For how long requests are sent before they are counted, and while they are. */
type Duration = { warm_up_ms: number; measured_ms: number }

/** Requests per second over 16 connections, after some warming up. Throws when one is refused. */
export async function requestsPerSecond(load: Load, { warm_up_ms, measured_ms }: Duration): Promise<number> {
  await during(warm_up_ms, load)
  const began = performance.now()
  const answered = await during(measured_ms, load)
  return answered / ((performance.now() - began) / 1000)
}

async function during(milliseconds: number, load: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + milliseconds
  let answered = 0
  const sendOn = async () => {
    while (performance.now() < end) {
      await send(load, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendOn))
  agent.destroy()
  return answered
}

function send({ url, method, token, body }: Load, agent: Agent): Promise<void> {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${method} ${url} was answered with ${answer.statusCode}`)),
        )
    })
    sent.on('error', reject).end(body)
  })
}
