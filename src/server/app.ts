import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import { auditIn } from './audit.ts'
import type { Accounts } from './auth/accounts.ts'
import { mountAccounts } from './auth/mount-accounts.ts'
import { whoAsks } from './auth/who-asks.ts'
import type { Health } from './health.ts'
import { readBodies } from './http/bodies.ts'
import { serveDocumentation } from './http/documentation.ts'
import { closeGracefully } from './http/graceful-close.ts'
import { logCalls, QuietLog } from './http/log.ts'
import { mountCalls } from './http/mount-calls.ts'
import { hearPolicyReports } from './http/policy-reports.ts'
import { answerErrors, answerNoRequest, answerUnreadable } from './http/problems.ts'
import { answerReady } from './http/ready.ts'
import { nameRequests, requestId } from './http/request-id.ts'
import { type Providers, secureHeaders } from './http/security.ts'
import { mountVoiceLine } from './http/voice-line.ts'
import { serveWeb } from './http/web-files.ts'
import type { Observer } from './observing/observer.ts'
import type { Parts } from './parts.ts'
import type { SentFilesFolder } from './sent-files.ts'
import { services } from './services.ts'

/** What the app is put together from; `web_folder` holds the built web files. */
export type AppParts = {
  parts: Parts
  /** Who watches the calls. */
  observer: Observer
  accounts: Accounts
  origins: readonly string[]
  /** What does not change while the server serves. */
  health: Omit<Health, 'speech'>
  /** Whom a browser has to do with besides this server. */
  providers: Providers
  web_folder: string
  /** Where files lie that are sent, until their call is over. */
  sent_files: SentFilesFolder
  log: { level: string; stream?: { write: (line: string) => void } }
  /** The proxies that are believed where a call came from; limits count by that. */
  trusted_proxies: string[]
}

/** Longest JSON body: a plan of a hundred milestones with all their texts stays well below. */
const JSON_LIMIT_BYTES = 8 * 1024 * 1024

/** Longest that a request may take to arrive: the largest upload on a slow line takes less, and who sends a byte now and then is not waited for. */
const ARRIVES_WITHIN_MS = 10 * 60_000

/** The whole server, ready to listen: accounts, every call of the contract, their description and the web files. */
export async function buildApp({
  parts,
  observer,
  accounts,
  origins,
  health,
  providers,
  web_folder,
  sent_files,
  log,
  trusted_proxies,
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: { level: log.level, ...(log.stream ? { stream: log.stream } : {}) },
    logController: new QuietLog(),
    bodyLimit: JSON_LIMIT_BYTES,
    genReqId: requestId,
    requestTimeout: ARRIVES_WITHIN_MS,
    trustProxy: trusted_proxies.length > 0 && trusted_proxies,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoRequest,
    forceCloseConnections: true,
  })
  closeGracefully(app)
  answerErrors(app)
  readBodies(app)
  logCalls(app, observer.callEnded)
  observer.watchCalls(app)
  nameRequests(app)
  await secureHeaders(app, accounts.public_url, providers)
  await app.register(rateLimit, { global: false, errorResponseBuilder: (_, { after }) => tooMany(after) })
  await app.register(multipart)
  await hearPolicyReports(app, observer)
  const { speech } = parts
  app.get(api.health.path, async (): Promise<Health> => ({ ...health, speech: { kind: speech.kind, ...speech.readiness() } }))
  app.get(api.ready.path, (_, reply) => answerReady(reply, parts.db))
  const audit = auditIn(parts)
  mountAccounts(app, accounts, audit)
  await mountVoiceLine(app, parts, origins)
  mountCalls(app, { parts, services, audit }, whoAsks(accounts, origins), { limit_mb: health.upload_limit_mb, folder: sent_files })
  app.addHook('onClose', sent_files.close)
  await serveDocumentation(app, health.version)
  await serveWeb(app, web_folder)
  return app
}

function tooMany(after: string): Error & { statusCode: number } {
  return Object.assign(new Error(`Too many tries. Please try again in ${after}.`), { statusCode: 429 })
}
