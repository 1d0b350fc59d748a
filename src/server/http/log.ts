import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { unexpected } from './problems.ts'

/** The status that is logged of a call whose asker had gone before it was answered; nothing of the kind is ever sent. */
const ASKER_GONE = 499

/** What may be told of a call: its method, route pattern and status, and how many milliseconds it took; never an address with its ids. */
export type CallFacts = { method: string; route: string; status: number; ms: number }

/** Logs each call once when it is over, answered or left by its asker before, without a header or a body; `heard` is told the same. */
export function logCalls(app: FastifyInstance, heard: (request: FastifyRequest, facts: CallFacts) => void = () => {}): void {
  app.decorateReply('toldStatus', null)
  const over = (request: FastifyRequest, facts: CallFacts) => {
    request.log.info({ ...facts, ms: Math.round(facts.ms) }, facts.status === ASKER_GONE ? 'left' : 'answered')
    heard(request, facts)
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) over(request, { ...factsOf(request, reply), status: ASKER_GONE })
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    over(request, factsOf(request, reply))
  })
}

/** Leaves calls to `logCalls`; an answer that broke off in the middle for a fault of ours is logged without its message. */
export class QuietLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') unexpected(error, request)
  }
}

function factsOf({ method, routeOptions }: FastifyRequest, reply: FastifyReply): CallFacts {
  const status = reply.toldStatus ?? reply.statusCode
  return { method, route: routeOptions.url ?? 'none', status, ms: reply.elapsedTime }
}

declare module 'fastify' {
  interface FastifyReply {
    /** The status that was told at the end of a stream, which itself began as a success. */
    toldStatus: number | null
  }
}
