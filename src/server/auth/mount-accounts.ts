import { setTimeout } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Audit } from '../audit.ts'
import { inputSentence } from '../http/input-sentence.ts'
import { answerProblem } from '../http/problems.ts'
import { auditedCall } from './account-audit.ts'
import { accountLimits } from './account-limits.ts'
import { accountRefusal } from './account-refusals.ts'
import type { Accounts } from './accounts.ts'
import { rememberBrowser } from './known-browser.ts'
import { webRequest } from './web-request.ts'

/** Longest body of these calls: names, addresses and passwords are short, and what a browser says of a passkey is. */
const BODY_LIMIT_BYTES = 16 * 1024

const ROOT = '/api/auth'

/** An address that means itself: what is looked at here by its path is the call that better-auth makes of it. */
const PLAIN = /^(?:\/[\w-]+)+$/

/** A link of better-auth's own on the way to a page; ours lead to the page. */
const DETOUR = '/reset-password/'

/** Calls that give nothing away by how long they take: whether there is an account is looked up meanwhile. */
const AT_LEAST_MS: Record<string, number> = { '/request-password-reset': 400 }

/** Who has just shown a password here may be let in here again. */
const KNOWN_AFTER = ['/sign-in/email', '/sign-up/email']

/** Answers the accounts' own calls under /api/auth; their errors become {detail} like all others. */
export function mountAccounts(app: FastifyInstance, accounts: Accounts, audit: Audit): void {
  const limitOf = accountLimits(app, accounts)
  app.route({
    method: ['GET', 'POST'],
    url: `${ROOT}/*`,
    bodyLimit: BODY_LIMIT_BYTES,
    handler: async (request, reply) => {
      const path = (request.url.split('?', 1)[0] ?? '').slice(ROOT.length)
      const shape = accounts.input[path]
      // better-auth brings more than is used here, such as a call that only says whether a password is right, and brings others with each version
      const isOpen = PLAIN.test(path) && !path.startsWith(DETOUR) && (request.method === 'GET' || shape !== undefined)
      if (!isOpen) return answerProblem(reply, { code: 'NOT_FOUND', message: 'There is no such call.' })
      const input = request.method === 'POST' ? shape?.safeParse(request.body ?? {}) : undefined
      if (input && !input.success) return answerProblem(reply, { code: 'BAD_INPUT', message: inputSentence(input.error) })
      if (input) request.body = input.data
      const wait = await limitOf(path)(request)
      if (wait !== null) return answerTooMany(reply, wait)
      const note = await auditedCall({ audit, accounts }, path, request)
      const [answered] = await Promise.all([answerOf(accounts, request), setTimeout(AT_LEAST_MS[path] ?? 0)])
      await note(answered)
      return passOn(reply, answered, () => KNOWN_AFTER.includes(path) && rememberBrowser(accounts, request, reply))
    },
  })
}

function answerTooMany(reply: FastifyReply, wait: number): FastifyReply {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const minutes = Math.ceil(seconds / 60)
  const after = seconds <= 90 ? `${seconds} seconds` : `${minutes} minutes`
  reply.header('retry-after', seconds)
  return answerProblem(reply, { code: 'TOO_MANY', message: `Too many tries. Please try again in ${after}.` })
}

/** better-auth's answer; some of what it refuses it throws. */
async function answerOf(accounts: Accounts, request: FastifyRequest): Promise<Response> {
  try {
    return await accounts.answer(webRequest(request, accounts.public_url))
  } catch (cause) {
    if (!isAPIError(cause)) throw cause
    return new Response(JSON.stringify(cause.body ?? {}), { status: cause.statusCode })
  }
}

async function passOn(reply: FastifyReply, answered: Response, andWhenServed: () => void): Promise<FastifyReply> {
  const body = await answered.text()
  reply.header('set-cookie', answered.headers.getSetCookie()).header('cache-control', 'no-store')
  if (answered.status >= 400) {
    const { status, detail } = accountRefusal(answered.status, body)
    return reply.code(status).send({ detail })
  }
  answered.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  andWhenServed()
  return reply.code(answered.status).header('cache-control', 'no-store').send(body)
}
