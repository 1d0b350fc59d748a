import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from '../db/database.ts'
import { type Observer, outcomeOf, type Work } from './observer.ts'

/** How many of a kind are done at once; the others wait. */
export type Places = { voice: number; model: number }

/** Seconds: from a row that is saved to a document of hundreds of pages, or a model that thinks. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

/** Serves what Prometheus asks for on a port of its own, and counts. Throws when the port cannot be had. */
export async function openMetrics({ host, port }: { host: string; port: number }, places: Places): Promise<Observer> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const server = await serving(register, host, port)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { ...counting(register, places), close }
}

async function serving(register: Registry, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return answer.writeHead(404).end()
    answer.setHeader('content-type', register.contentType).end(await register.metrics())
  })
  server.listen(port, host)
  await once(server, 'listening')
  // whoever stops the server does not wait for this one
  return server.unref()
}

function counting(register: Registry, places: Places): Omit<Observer, 'close'> {
  const registers = [register]
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers })
  const counter = (name: string, help: string, labelNames: string[] = []) => new Counter({ name, help, labelNames, registers })
  const calls = histogram('http_request_duration_seconds', 'Calls that were answered, by route and status', ['method', 'route', 'status'])
  const works = histogram('workplan_work_duration_seconds', 'What was done, and what came of it', ['kind', 'what', 'outcome'])
  const tokens = counter('workplan_model_tokens_total', 'Tokens that the language model read and wrote', ['prompt', 'direction'])
  const cost = counter('workplan_model_cost_dollars_total', 'What the language model cost, by the configured prices', ['prompt'])
  const unsent = counter('workplan_letters_unsent_total', 'Letters that the mail server did not take')
  const violations = counter('workplan_policy_violations_total', 'What the content security policy refused in a browser', [
    'directive',
    'refused',
  ])
  const { begun, turn } = underWay(registers, places)
  return {
    watchCalls: () => {},
    callEnded: (_, { method, route, status, ms }) => calls.observe({ method, route, status }, ms / 1000),
    watchDatabase: (database) => watchPool(registers, database),
    work: async ({ kind, what }, action) => {
      const ended = begun(kind)
      const timed = works.startTimer({ kind, what })
      try {
        const value = await action()
        timed({ outcome: outcomeOf(value) })
        return value
      } catch (cause) {
        timed({ outcome: 'thrown' })
        throw cause
      } finally {
        ended()
      }
    },
    turn,
    used: ({ prompt, input_tokens, output_tokens, cost: dollars }) => {
      tokens.inc({ prompt, direction: 'read' }, input_tokens)
      tokens.inc({ prompt, direction: 'written' }, output_tokens)
      cost.inc({ prompt }, dollars)
    },
    letterUnsent: () => unsent.inc(),
    policyViolated: (violation) => violations.inc(violation),
  }
}

/** What is asked for and not done yet, and how much of it waits for its turn. */
function underWay(registers: Registry[], places: Places) {
  const asked: Record<Work['kind'], number> = { reading: 0, voice: 0, drafting: 0, model: 0 }
  let reading = 0
  const kinds = Object.keys(asked) as Work['kind'][]
  new Gauge({
    name: 'workplan_work_under_way',
    help: 'What was asked for and is not done yet',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of kinds) this.set({ kind }, asked[kind])
    },
  })
  new Gauge({
    name: 'workplan_work_waiting',
    help: 'What was asked for and waits for its turn',
    labelNames: ['kind'],
    registers,
    collect() {
      this.set({ kind: 'reading' }, Math.max(0, asked.reading - reading))
      for (const kind of ['voice', 'model'] as const) this.set({ kind }, Math.max(0, asked[kind] - places[kind]))
    },
  })
  return {
    begun: (kind: Work['kind']) => {
      asked[kind] += 1
      return () => {
        asked[kind] -= 1
      }
    },
    turn: async <Outcome>(action: () => Promise<Outcome>): Promise<Outcome> => {
      reading += 1
      try {
        return await action()
      } finally {
        reading -= 1
      }
    },
  }
}

function watchPool(registers: Registry[], { connections }: OpenDatabase): void {
  if (!connections) return
  new Gauge({
    name: 'workplan_database_connections',
    help: 'Connections to PostgreSQL, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, many] of Object.entries(connections())) this.set({ state }, many)
    },
  })
}
