import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull } from '../db/database-away.ts'
import { isOwnerGone } from '../db/owner-gone.ts'
import { DATABASE_AWAY, DISK_FULL, NOT_VALID, OUR_FAULT, type Problem, statusOf } from '../problem.ts'
import { errorFacts } from './error-facts.ts'

/** Answers a call that is not served: the problem's status, and its message as `detail` (spec §8). */
export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(statusOf(problem)).send({ detail: problem.message })
}

/** What was wrong with a request before its handler saw it, by Fastify's own codes. */
const REFUSED: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'WRONG_TYPE', message: 'Send this call as application/json.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'TOO_LARGE', message: 'This request is too large.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'MALFORMED', message: 'The request is not well-formed JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'MALFORMED', message: 'The request ended before all of it was sent.' },
  FST_ERR_BAD_URL: { code: 'MALFORMED', message: 'The address of this call is not well-formed.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'MALFORMED', message: 'The address of this call is too long.' },
  NESTED_TOO_DEEPLY: { code: 'BAD_INPUT', message: 'The values of this request are nested too deeply.' },
}

/** Answers a request that no route was looked for, because its address cannot be read. */
export function answerUnreadable(error: { code: string }, _request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(reply, REFUSED[error.code] ?? { code: 'MALFORMED', message: 'The request is not well-formed.' })
}

/** What is wrong with bytes that never become a request, by Node's own codes. */
const NO_REQUEST: Record<string, readonly [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request took too long to arrive. Please try again.'],
}

/** Answers what is no HTTP request, has too many headers or never arrives whole, and closes the connection. */
export function answerNoRequest(error: { code?: string }, socket: Socket): void {
  if (!socket.writable) return
  const [status, detail] = NO_REQUEST[error.code ?? ''] ?? ['400 Bad Request', 'This is not a well-formed HTTP request.']
  const body = JSON.stringify({ detail })
  socket.end(`HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`)
}

/** Every error leaves as {detail}; one that nobody expected is logged without its message, which may hold what a person wrote. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 429) return reply.code(429).send({ detail: error.message })
    const refused = REFUSED[error.code] ?? (error.statusCode === 400 ? REFUSED.FST_ERR_CTP_INVALID_JSON_BODY : undefined)
    if (refused) return answerProblem(reply, refused)
    return answerProblem(reply, unexpected(error, request))
  })
}

/**
 * Why a call failed that threw: that its asker has no account any more, that a disk is full, that the database is away, else what nobody expected; all but the first are logged
 * without their messages. The person is told the request's id, under which the log has it.
 */
export function unexpected(error: unknown, request: FastifyRequest): Problem {
  if (isOwnerGone(error)) return NOT_VALID
  const facts = { method: request.method, route: request.routeOptions.url, ...errorFacts(error) }
  if (isDiskFull(error)) {
    request.log.error(facts, 'The disk is full')
    return DISK_FULL
  }
  if (isDatabaseAway(error)) {
    request.log.error(facts, 'The database cannot be reached')
    return DATABASE_AWAY
  }
  request.log.error(facts, 'A call failed unexpectedly')
  return { ...OUR_FAULT, message: `${OUR_FAULT.message} If it happens again, tell your administrator this number: ${request.id}.` }
}
