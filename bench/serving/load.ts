import { Agent, request } from 'node:http'

/** One request that is sent again and again. */
export type Load = { url: string; method: 'GET' | 'PUT'; token?: string; body?: string }

const CONNECTIONS = 16

/** For how long requests are sent before they are counted, and while they are. */
type Duration = { warm_up_ms: number; measured_ms: number }

/** Turns that two loads take with each other: what else the machine does falls on both alike. */
const TURNS = 8

/** Requests per second of two loads, each over 16 connections, in turns with each other, after some warming up. Throws when one is refused. */
export async function requestsPerSecond(loads: readonly [Load, Load], { warm_up_ms, measured_ms }: Duration): Promise<[number, number]> {
  for (const load of loads) await during(warm_up_ms, load)
  const answered: [number, number] = [0, 0]
  const took: [number, number] = [0, 0]
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const which of [0, 1] as const) {
      const began = performance.now()
      answered[which] += await during(measured_ms / TURNS, loads[which])
      took[which] += performance.now() - began
    }
  }
  return [(1000 * answered[0]) / took[0], (1000 * answered[1]) / took[1]]
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
