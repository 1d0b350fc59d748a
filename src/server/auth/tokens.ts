import { createLocalJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { NOT_VALID, type Problem } from '../problem.ts'
import type { Accounts } from './accounts.ts'

const EXPIRED: Problem = { code: 'NOT_SIGNED_IN', message: 'Your session has expired. Sign in again.' }

/** A stranger can name unknown keys as often as he likes; the keys are asked for again at most this often. */
const KEYS_ASKED_EVERY_MS = 10_000

/** Tells whose a bearer token is: its signature, issuer, audience and expiry are checked against the accounts' keys. */
export function bearerVerifier(accounts: Pick<Accounts, 'keys' | 'issuer'>): (token: string) => Promise<Result<Person, Problem>> {
  const keyOf = keysOf(accounts)
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        issuer: accounts.issuer,
        audience: accounts.issuer,
        requiredClaims: ['exp', 'sub'],
      })
      return payload.sub ? done({ id: payload.sub }) : fail(NOT_VALID)
    } catch (reason) {
      if (reason instanceof errors.JWTExpired) return fail(EXPIRED)
      if (reason instanceof errors.JOSEError) return fail(NOT_VALID)
      throw reason
    }
  }
}

function keysOf(accounts: Pick<Accounts, 'keys'>): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | null = null
  let askedAt = 0
  const ask = async () => {
    askedAt = Date.now()
    known = createLocalJWKSet(await accounts.keys())
    return known
  }
  return async (header, token) => {
    try {
      return await (known ?? (await ask()))(header, token)
    } catch (reason) {
      // another replica may have made a new key meanwhile
      if (!(reason instanceof errors.JWKSNoMatchingKey) || Date.now() - askedAt < KEYS_ASKED_EVERY_MS) throw reason
      return (await ask())(header, token)
    }
  }
}
