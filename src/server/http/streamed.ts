import type { FastifyReply } from 'fastify'

/** Most listeners of an answer that is streamed: a dozen, our own few among them. Node takes more than ten for a leak and would say so. */
const MOST_LISTENERS = 20

/** Makes room for all that wait for the end of an answer that is streamed. */
export function willStream(reply: FastifyReply): FastifyReply {
  reply.raw.setMaxListeners(MOST_LISTENERS)
  return reply
}
