import type { FastifyInstance } from 'fastify'

/** How long a stop waits for calls under way before it breaks their connections. */
const GRACE_MS = 5000

/**
 * Lets calls under way finish before the server closes. Connections without a call are then broken off by the server (forceCloseConnections):
 * browsers open some ahead of need, and waiting for those would take minutes.
 */
export function closeGracefully(app: FastifyInstance, graceMs: number = GRACE_MS): void {
  let underWay = 0
  let nowQuiet: (() => void) | null = null
  app.addHook('onRequest', async ({ headers }, reply) => {
    // a line that stays open would be waited for in vain
    if (headers.upgrade !== undefined) return
    underWay++
    reply.raw.once('close', () => {
      underWay--
      if (underWay === 0) nowQuiet?.()
    })
  })
  app.addHook('preClose', async () => {
    if (underWay === 0) return
    await new Promise<void>((resolve) => {
      const impatience = setTimeout(resolve, graceMs)
      nowQuiet = () => {
        clearTimeout(impatience)
        resolve()
      }
    })
  })
}
