import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What a request is called in the log, in its answer and in what a person is told of a failure: short enough to be read out on the telephone. */
export function requestId(): string {
  return randomBytes(5).toString('hex')
}

/** Every answer bears the name under which the log has it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
