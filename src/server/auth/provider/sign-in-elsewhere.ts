import type { BetterAuthOptions } from 'better-auth'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { SignInConfig } from '../../config-sign-in.ts'
import { accountOfIdentity } from '../../db/arrivals.ts'
import type { Person } from '../../person.ts'
import { NOT_VALID, type Problem } from '../../problem.ts'
import type { Claims, TokenIssuer } from '../tokens.ts'
import { arrivalCalls, type Way } from './arrival-calls.ts'
import { clerkIdentity, clerkIssuer } from './clerk.ts'
import { COOKIE_LASTS_S, clerkCalls } from './clerk-calls.ts'
import { oidcProvider } from './oidc.ts'
import { oidcCalls } from './oidc-calls.ts'

/** What a provider's sign-in adds to the accounts, and whose tokens are taken besides the server's own. */
export type SignInElsewhere = {
  options: Pick<BetterAuthOptions, 'plugins' | 'session'>
  tokens: { issuer: TokenIssuer; personOf: (claims: Claims) => Promise<Result<Person, Problem>> } | null
}

/** Signing in with what a person's company has: an OpenID Connect provider, or Clerk. */
export async function signInElsewhere(
  way: Way & { origins: readonly string[] },
  config: Exclude<SignInConfig, { kind: 'embedded' }>,
): Promise<SignInElsewhere> {
  if (config.kind === 'oidc') {
    const endpoints = { ...arrivalCalls(way), ...oidcCalls(way, oidcProvider(config, way.public_url), `oidc ${config.issuer}`) }
    return { options: { plugins: [{ id: 'sign-in-elsewhere', endpoints }] }, tokens: null }
  }
  const issuer = await clerkIssuer(config, way.origins)
  const endpoints = { ...arrivalCalls(way), ...clerkCalls(way, config, issuer) }
  const personOf = async (claims: Claims): Promise<Result<Person, Problem>> => {
    const identity = clerkIdentity(config, claims)
    const account = identity ? await accountOfIdentity(way.db, identity) : null
    return account ? done({ id: account.id }) : fail(NOT_VALID)
  }
  return {
    // it stands for a session at the provider, which may end at any time
    options: { plugins: [{ id: 'sign-in-elsewhere', endpoints }], session: { expiresIn: COOKIE_LASTS_S, disableSessionRefresh: true } },
    tokens: { issuer, personOf },
  }
}
