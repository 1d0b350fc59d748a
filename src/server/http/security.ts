import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Origins besides this site's own that a page may speak to, and may run scripts of: a hosted speech provider, a hosted sign-in. */
export type Providers = { connect: readonly string[]; script: readonly string[] }

/** Headers that keep pages to this site and to `providers`: no script, font or other connection from elsewhere, and no frame around them. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string, providers: Providers): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        ...(providers.script.length > 0 ? { scriptSrc: ["'self'", ...providers.script] } : {}),
        connectSrc: ["'self'", ...providers.connect],
        // the controls place themselves with style attributes and one style element
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
  })
}
