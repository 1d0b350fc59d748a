import type { FastifyInstance } from 'fastify'

/** Logs each answered call: method, route pattern, status and time, never an address with its ids, a header or a body. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
