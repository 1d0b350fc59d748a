import type { FastifyRequest } from 'fastify'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { NOT_SIGNED_IN, OTHER_SITE, type Problem } from '../problem.ts'
import type { Accounts } from './accounts.ts'
import { bearerToken, webHeaders } from './web-request.ts'

/** Tells who asks: the bearer token's person, else the session cookie's, whose changing requests must come from a page of this site. */
export function whoAsks(accounts: Accounts, origins: readonly string[]): (request: FastifyRequest) => Promise<Result<Person, Problem>> {
  return async (request) => {
    const token = bearerToken(request.headers.authorization)
    if (token) return accounts.personOfToken(token)
    if (!request.headers.cookie) return fail(NOT_SIGNED_IN)
    if (!comesFromHere(request, origins)) return fail(OTHER_SITE)
    const id = await accounts.personOfCookie(webHeaders(request))
    return id ? done({ id }) : fail(NOT_SIGNED_IN)
  }
}

/** Browsers say where a changing request comes from; reading is left to the same-origin policy. */
function comesFromHere(request: FastifyRequest, origins: readonly string[]): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const { origin } = request.headers
  return origin ? origins.includes(origin) : request.headers['sec-fetch-site'] === 'same-origin'
}
