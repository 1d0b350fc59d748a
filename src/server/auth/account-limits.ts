import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Accounts } from './accounts.ts'
import { knownBrowser } from './known-browser.ts'
import { emailIn, webHeaders } from './web-request.ts'

/** By what tries are counted together; null where they are not counted. */
type By = (request: FastifyRequest) => string | null | Promise<string | null>

/** Answers in how many milliseconds a call may be tried again; null where it may be made now. */
type Limit = (request: FastifyRequest) => Promise<number | null>

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

/** Counters that are remembered of one kind; who makes up addresses pushes others' out only slowly. */
const COUNTERS = 50_000

/**
 * How often a call may be tried where guessing, or making others work, pays. A password is guessed at from one place or from many: tries count by
 * e-mail address and network address together, and many more by the e-mail address alone. That limit could keep its owner out, so a browser in
 * which they have signed in before has a count of its own, which nobody else can use up.
 */
export function accountLimits(app: FastifyInstance, accounts: Accounts): (path: string) => Limit {
  const limit = limits(app)
  const known: By = (request) => knownBrowser(accounts, request)
  const strange =
    (by: By): By =>
    (request) =>
      knownBrowser(accounts, request) ? null : by(request)
  const person: By = (request) => accounts.personOfCookie(webHeaders(request))
  const guessesAtSignIn = [
    limit(300, MINUTE, strange(network)),
    limit(10, MINUTE, strange(networkAndEmail)),
    limit(60, HOUR, strange(networkAndEmail)),
    limit(200, HOUR, strange(email)),
    limit(10, MINUTE, known),
    limit(60, HOUR, known),
  ]
  // who sits at a browser left open guesses at one password by way of many calls
  const guessesAtPassword = [limit(10, MINUTE, person), limit(60, HOUR, person)]
  // five tries for each time that the password was given, and a pause after ten wrong ones, are better-auth's own
  const guessesAtCode = [limit(10, MINUTE, person), limit(60, MINUTE, (request) => (isAtSecondStep(request) ? network(request) : null))]
  const lettersToOne = limit(10, HOUR, email)
  const letters = [limit(60, HOUR, network), limit(3, QUARTER, networkAndEmail), lettersToOne]
  // who deletes their account and signs up again is sent a letter each time
  const signUps = [limit(120, MINUTE, network), limit(600, HOUR, network), lettersToOne]
  const changesOfEmail = [limit(5, HOUR, person)]
  const passkeys = [limit(120, MINUTE, network)]
  const arrivals = [limit(120, MINUTE, network)]
  const byPath: Record<string, Limit[]> = {
    '/sign-in/email': guessesAtSignIn,
    '/sign-up/email': signUps,
    '/request-password-reset': letters,
    '/send-verification-email': letters,
    '/reset-password': [limit(120, MINUTE, network)],
    '/change-password': guessesAtPassword,
    '/change-email': [...guessesAtPassword, ...changesOfEmail],
    '/delete-user': guessesAtPassword,
    '/two-factor/enable': guessesAtPassword,
    '/two-factor/disable': guessesAtPassword,
    '/two-factor/get-totp-uri': guessesAtPassword,
    '/two-factor/generate-backup-codes': guessesAtPassword,
    '/two-factor/verify-totp': guessesAtCode,
    '/two-factor/verify-backup-code': guessesAtCode,
    '/oidc/start': arrivals,
    '/oidc/callback': arrivals,
    '/clerk/session': arrivals,
    '/arrival': arrivals,
    '/passkey/generate-authenticate-options': passkeys,
    '/passkey/verify-authentication': passkeys,
    '/passkey/verify-registration': passkeys,
  }
  return (path) => firstOf(byPath[path] ?? [])
}

/** The limits one after the other: what one refuses, the others do not count. */
function firstOf(limits: readonly Limit[]): Limit {
  return async (request) => {
    for (const limit of limits) {
      const wait = await limit(request)
      if (wait !== null) return wait
    }
    return null
  }
}

function limits(app: FastifyInstance): (max: number, timeWindow: number, by: By) => Limit {
  return (max, timeWindow, by) => {
    const options = {
      max,
      timeWindow,
      cache: COUNTERS,
      keyGenerator: async (request: FastifyRequest) => (await by(request)) ?? '',
      allowList: (_: FastifyRequest, key: string) => key === '',
    }
    const count = app.createRateLimit(options)
    return async (request) => {
      const counted = await count(request)
      return !counted.isAllowed && counted.isExceeded ? counted.ttl : null
    }
  }
}

/** One network has many addresses of the new kind, and counts as one. */
function network(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

function email(request: FastifyRequest): string {
  return emailIn(request.body)
}

function networkAndEmail(request: FastifyRequest): string {
  return `${network(request)} ${email(request)}`
}

function isAtSecondStep(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes('two_factor=') ?? false
}
