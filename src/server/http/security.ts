import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { POLICY_REPORTS } from './policy-reports.ts'

/** Origins besides this site's own that a page may speak to, and may run scripts of: a hosted speech provider, a hosted sign-in. */
export type Providers = { connect: readonly string[]; script: readonly string[] }

/** How long a browser comes back by HTTPS alone. */
const YEAR_S = 31_536_000

/** What a browser can do and no page of this site asks for, so that nothing that got into one could either; the microphone is for spoken answers. */
const NOT_ASKED_FOR =
  'camera=(), display-capture=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), hid=(), midi=(), microphone=(self)'

/** Headers that keep pages to this site and to `providers`: no script, font or other connection from elsewhere, and no frame around them. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string, providers: Providers): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...providers.script],
        scriptSrcAttr: ["'none'"],
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
        // every browser has this one; its successor is sent late, in heaps
        reportUri: [POLICY_REPORTS],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: YEAR_S, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_, reply) => void reply.header('permissions-policy', NOT_ASKED_FOR))
}
