import { isAPIError } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { inputSentence } from '../http/input-sentence.ts'
import { answerProblem } from '../http/problems.ts'
import { NOT_VALID } from '../problem.ts'
import type { Accounts } from './accounts.ts'
import { SignIn, SignUp } from './credentials.ts'
import { webRequest } from './web-request.ts'

const CHECKED: Record<string, z.ZodType> = { '/api/auth/sign-up/email': SignUp, '/api/auth/sign-in/email': SignIn }

/** better-auth's shortest messages as sentences that say what to do. */
const SENTENCES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is not right.',
  USER_ALREADY_EXISTS: 'There is an account with this e-mail address already. Sign in instead.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account with this e-mail address already. Sign in instead.',
  INVALID_ORIGIN: 'This request did not come from a page of this site.',
  MISSING_OR_NULL_ORIGIN: 'This request did not come from a page of this site.',
  UNAUTHORIZED: 'Sign in to continue.',
  NOT_VALID: NOT_VALID.message,
  PROVIDER_SILENT: 'The sign-in provider did not answer. Please try again.',
  CLOCKS_DIFFER: 'The clocks of this server and of the sign-in provider differ. Ask whoever runs this server to set its clock.',
}

/** Tries per minute. Sign-ins count by address and e-mail, so that one account cannot be guessed at, and a shared address is not locked out. */
const TRIES = { signIn: 10, signUp: 120 } as const

/** Longest body of these calls: names, addresses and passwords are short. */
const BODY_LIMIT_BYTES = 16 * 1024

/** Answers the accounts' own calls under /api/auth; their errors become {detail} like all others. */
export function mountAccounts(app: FastifyInstance, accounts: Accounts): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerAccountCall(accounts, request, reply)
  const limited = (max: number, key: (request: FastifyRequest) => string) => ({
    rateLimit: { max, timeWindow: '1 minute', hook: 'preHandler' as const, keyGenerator: key },
  })
  app.post(
    '/api/auth/sign-in/email',
    { bodyLimit: BODY_LIMIT_BYTES, config: limited(TRIES.signIn, (request) => `${request.ip} ${emailOf(request.body)}`) },
    answer,
  )
  app.post('/api/auth/sign-up/email', { bodyLimit: BODY_LIMIT_BYTES, config: limited(TRIES.signUp, (request) => request.ip) }, answer)
  app.route({ method: ['GET', 'POST'], url: '/api/auth/*', bodyLimit: BODY_LIMIT_BYTES, handler: answer })
}

async function answerAccountCall(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const expected = CHECKED[request.routeOptions.url ?? '']?.safeParse(request.body ?? {})
  if (expected && !expected.success) return answerProblem(reply, { code: 'BAD_INPUT', message: inputSentence(expected.error) })
  try {
    const answered = await accounts.answer(webRequest(request, accounts.public_url))
    answered.headers.forEach((value, name) => {
      if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
    })
    reply.header('set-cookie', answered.headers.getSetCookie()).header('cache-control', 'no-store').code(answered.status)
    const body = await answered.text()
    return reply.send(answered.ok || answered.status < 400 ? body : refusal(answered.status, body))
  } catch (cause) {
    if (!isAPIError(cause)) throw cause
    return reply.code(cause.statusCode).send(refusal(cause.statusCode, JSON.stringify(cause.body ?? {})))
  }
}

function refusal(status: number, body: string): { detail: string } {
  const { code, message } = said(body)
  const known = code ? SENTENCES[code] : undefined
  if (known) return { detail: known }
  if (status === 401) return { detail: 'Sign in to continue.' }
  return { detail: message ? `${message.replace(/[.\s]+$/, '')}.` : status === 404 ? 'There is no such call.' : 'This could not be done.' }
}

function said(body: string): { code?: string; message?: string } {
  try {
    const { code, message } = JSON.parse(body)
    return { ...(typeof code === 'string' ? { code } : {}), ...(typeof message === 'string' ? { message } : {}) }
  } catch {
    return {}
  }
}

function emailOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase().slice(0, 254) : ''
}
