import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { done, fail, type Result } from '../../domain/result.ts'
import { NOT_VALID, type Problem, SIGN_IN_SILENT } from '../problem.ts'
import { ProviderSilent } from './keys.ts'

/** Somebody whose tokens are taken for true, and what has to be in them. */
export type TokenIssuer = {
  issuer: string
  /** For whom a token must be; null where the issuer's tokens name the page in its place. */
  audience: string | null
  /** The origins to one of whose pages a token must have been given (`azp`); null where the issuer's tokens name the audience in its place. */
  parties: readonly string[] | null
  keys: JWTVerifyGetKey
}

/** What a token says that was found to be true. */
export type Claims = JWTPayload & { iss: string; sub: string }

const EXPIRED: Problem = { code: 'NOT_SIGNED_IN', message: 'Your session has expired. Sign in again.' }

/** Signatures that only the holder of a private key can make: with a shared secret, or none at all, anybody who verifies could sign too. */
const ALGORITHMS = ['EdDSA', 'ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512']

/** How far the clocks of two machines may be apart, in seconds. */
export const CLOCK_TOLERANCE_S = 5

/** Tells whether a bearer token is true: it is signed by one of the issuers, is meant for this server, and holds now. Refuses with the sentence for the person. */
export function tokenVerifier(issuers: readonly TokenIssuer[]): (token: string) => Promise<Result<Claims, Problem>> {
  return async (token) => {
    try {
      const issuer = issuers.find((one) => one.issuer === decodeJwt(token).iss)
      return issuer ? done(await trueClaims(issuer, token)) : fail(NOT_VALID)
    } catch (reason) {
      if (reason instanceof errors.JWTExpired) return fail(EXPIRED)
      if (reason instanceof errors.JOSEError) return fail(NOT_VALID)
      if (reason instanceof ProviderSilent) return fail(SIGN_IN_SILENT)
      throw reason
    }
  }
}

/** What a token of that issuer says. Throws jose's errors: for what is not true, or not yet, or not any more. */
export async function trueClaims({ issuer, audience, parties, keys }: TokenIssuer, token: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    ...(audience ? { audience } : {}),
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'sub'],
    clockTolerance: CLOCK_TOLERANCE_S,
  })
  const { iss, sub } = payload
  if (!iss || !sub) throw new errors.JWTClaimValidationFailed('names nobody', payload, 'sub')
  if (parties && !isGivenTo(parties, payload)) throw new errors.JWTClaimValidationFailed('was given to another page', payload, 'azp')
  return { ...payload, iss, sub }
}

/**
 * Whether a token was given to one of these pages, and to nobody besides: with the same key the same issuer signs what it gives other products to show
 * who somebody is, and who runs one of those could sign in here as everybody who has signed in there.
 */
function isGivenTo(parties: readonly string[], { azp, aud }: JWTPayload): boolean {
  return [azp, ...[aud ?? []].flat()].every((one) => typeof one === 'string' && parties.includes(one))
}
