import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { unexpected } from './problems.ts'

/** The status that is logged of a call whose asker had gone before it was answered; nothing of the kind is ever sent. */
const ASKER_GONE = 499

/** Logs each call once: method, route pattern, status and time, never an address with its ids, a header or a body. */
export function logCalls(app: FastifyInstance): void {
  app.decorateReply('toldStatus', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) request.log.info({ ...factsOf(request, reply), status: ASKER_GONE }, 'left')
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(factsOf(request, reply), 'answered')
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

function factsOf({ method, routeOptions }: FastifyRequest, reply: FastifyReply) {
  const status = reply.toldStatus ?? reply.statusCode
  return { method, route: routeOptions.url ?? 'none', status, ms: Math.round(reply.elapsedTime) }
}

declare module 'fastify' {
  interface FastifyReply {
    /** The status that was told at the end of a stream, which itself began as a success. */
    toldStatus: number | null
  }
}
