import type { FastifyRequest } from 'fastify'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { NOT_VALID, type Problem } from '../problem.ts'
import type { Accounts } from './accounts.ts'
import { bearerVerifier } from './bearer.ts'
import { webHeaders } from './web-request.ts'

const NOT_SIGNED_IN: Problem = { code: 'NOT_SIGNED_IN', message: 'Sign in to continue.' }
const OTHER_SITE: Problem = { code: 'OTHER_SITE', message: 'This request did not come from a page of this site.' }

/** Tells who asks: the bearer token's person, else the session cookie's, whose changing requests must come from a page of this site. */
export function whoAsks(accounts: Accounts, origins: readonly string[]): (request: FastifyRequest) => Promise<Result<Person, Problem>> {
  const verify = bearerVerifier(accounts)
  // a token outlives the account that it was made for
  const ifStillThere = async (known: Result<Person, Problem>) =>
    known.ok && !(await accounts.isPerson(known.value.id)) ? fail(NOT_VALID) : known
  return async (request) => {
    const token = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token) return ifStillThere(await verify(token.trim()))
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
