import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import * as z from 'zod'
import { done, fail, type Result } from '../../../domain/result.ts'
import { type SignInConfig, wayName } from '../../config-sign-in.ts'
import { accountOfIdentity } from '../../db/arrivals.ts'
import type { Person } from '../../person.ts'
import { NOT_VALID, type Problem } from '../../problem.ts'
import { INPUT_ANYWHERE } from '../credentials.ts'
import { freshFor } from '../embedded/guards.ts'
import type { Claims, TokenIssuer } from '../tokens.ts'
import { arrivalCalls, type Way } from './arrival-calls.ts'
import { clerkIdentity, clerkIssuer } from './clerk.ts'
import { COOKIE_LASTS_S, clerkCalls } from './clerk-calls.ts'
import { oidcProvider } from './oidc.ts'
import { oidcCalls } from './oidc-calls.ts'
import { forgetBrowser } from './session.ts'

/** What a provider's sign-in adds to the accounts, and whose tokens are taken besides the server's own. */
export type SignInElsewhere = {
  options: Pick<BetterAuthOptions, 'plugins' | 'session' | 'disabledPaths'>
  tokens: { issuer: TokenIssuer; personOf: (claims: Claims) => Promise<Result<Person, Problem>> } | null
}

/** Signing in with what a person's company has: an OpenID Connect provider, or Clerk. */
export async function signInElsewhere(
  way: Way & { origins: readonly string[] },
  config: Exclude<SignInConfig, { kind: 'embedded' }>,
): Promise<SignInElsewhere> {
  if (config.kind === 'oidc') {
    const endpoints = { ...arrivalCalls(way), ...oidcCalls(way, oidcProvider(config, way.public_url), wayName(config)) }
    return { options: optionsOf(endpoints), tokens: null }
  }
  const issuer = await clerkIssuer(config, way.origins)
  const endpoints = { ...arrivalCalls(way), ...clerkCalls(way, config, issuer) }
  const personOf = async (claims: Claims): Promise<Result<Person, Problem>> => {
    const identity = clerkIdentity(config, claims)
    const account = identity ? await accountOfIdentity(way.db, identity) : null
    return account ? done({ id: account.id }) : fail(NOT_VALID)
  }
  // it stands for a session at the provider, which may end at any time
  const session = { expiresIn: COOKIE_LASTS_S, disableSessionRefresh: true }
  return { options: optionsOf(endpoints, session), tokens: { issuer, personOf } }
}

function optionsOf(
  endpoints: NonNullable<BetterAuthPlugin['endpoints']>,
  session: BetterAuthOptions['session'] = {},
): SignInElsewhere['options'] {
  return {
    // there is no password to ask for
    plugins: [{ id: 'sign-in-elsewhere', endpoints, hooks: { after: [FORGETTING] } }, freshFor(['/delete-user'])],
    session,
    disabledPaths: KEPT_THERE,
  }
}

/** Who signs out before they have answered what they were asked leaves no question behind for who comes next. */
const FORGETTING = {
  matcher: ({ path }: { path?: string }) => path === '/sign-out',
  handler: createAuthMiddleware(async (ctx) => forgetBrowser(ctx)),
}

/** The provider keeps name and address; the rest are pages of better-auth's own. */
const KEPT_THERE = ['/update-user', '/verify-email', '/send-verification-email', '/error', '/delete-user/callback']

/** What the calls under /api/auth that change something are given where a provider signs in. */
export const INPUT_ELSEWHERE: Record<string, z.ZodType> = {
  ...INPUT_ANYWHERE,
  '/oidc/sign-out': z.object({}),
  '/clerk/session': z.object({}),
  '/arrival': z.object({ take: z.boolean('Say whether the account is yours.') }),
  '/delete-user': z.object({}),
}
