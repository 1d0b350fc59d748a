import { APIError, createAuthEndpoint } from 'better-auth/api'
import { errors } from 'jose'
import type { SignInConfig } from '../../config-sign-in.ts'
import { ProviderSilent } from '../keys.ts'
import { type Claims, type TokenIssuer, trueClaims } from '../tokens.ts'
import { bearerToken } from '../web-request.ts'
import { signInArrived, type Way } from './arrival-calls.ts'
import { clerkIdentity } from './clerk.ts'

type ClerkConfig = Extract<SignInConfig, { kind: 'clerk' }>

/** How long the session cookie lasts that stands for a provider's token, in seconds: not much longer than somebody is signed in there. */
export const COOKIE_LASTS_S = 15 * 60

/** Changing a provider's token into a session cookie of this server, for the calls that carry no token (spec §6). */
export function clerkCalls(way: Way, config: ClerkConfig, issuer: TokenIssuer) {
  return {
    clerkSession: createAuthEndpoint('/clerk/session', { method: 'POST', requireHeaders: true }, async (ctx) => {
      const token = bearerToken(ctx.headers.get('authorization'))
      const identity = token ? clerkIdentity(config, await claimsOf(issuer, token)) : null
      if (!identity) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' })
      return ctx.json({ state: await signInArrived(ctx, way, { identity, to: '/dashboard', id_token: null }) })
    }),
  }
}

/** The browser has asked the provider for this token just now: one that does not hold tells of clocks that differ. */
async function claimsOf(issuer: TokenIssuer, token: string): Promise<Claims> {
  try {
    return await trueClaims(issuer, token)
  } catch (reason) {
    if (reason instanceof ProviderSilent) throw new APIError('BAD_GATEWAY', { code: 'PROVIDER_SILENT' })
    if (reason instanceof errors.JWTExpired || (reason instanceof errors.JWTClaimValidationFailed && reason.claim === 'nbf')) {
      throw new APIError('UNAUTHORIZED', { code: 'CLOCKS_DIFFER' })
    }
    if (reason instanceof errors.JOSEError) throw new APIError('UNAUTHORIZED', { code: 'NOT_VALID' })
    throw reason
  }
}
