import { randomBytes } from 'node:crypto'
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { idTokenOf } from '../../db/arrivals.ts'
import { signInArrived, type Way } from './arrival-calls.ts'
import type { OidcProblem, OidcProvider } from './oidc.ts'
import { keep, ownPage, take } from './session.ts'

/** What is remembered while somebody is at the provider. */
const Left = z.object({ nonce: z.string(), verifier: z.string(), to: z.string() })

const Query = z.record(z.string(), z.unknown()).optional()

/** Leaving for the provider, coming back, and leaving for good. */
export function oidcCalls(way: Way, provider: OidcProvider, providerName: string) {
  return {
    oidcStart: createAuthEndpoint('/oidc/start', { method: 'GET', query: Query }, async (ctx) => {
      const [state, nonce, verifier] = [secret(), secret(), secret()]
      const to = ownPage(ctx.query?.to)
      const address = await provider.signInAddress({ state, nonce, verifier })
      if (!address.ok) throw ctx.redirect(problemPage(way, address.problem, to))
      await keep(ctx, leavingWith(state), { nonce, verifier, to })
      throw ctx.redirect(address.value.href)
    }),
    oidcCallback: createAuthEndpoint('/oidc/callback', { method: 'GET', query: Query }, async (ctx) => {
      const state = String(ctx.query?.state ?? '')
      const left = await take(ctx, leavingWith(state), Left)
      if (!left) throw ctx.redirect(problemPage(way, 'expired', '/dashboard'))
      const { to, ...kept } = left
      const arrived = await provider.whoArrived(addressHere(way, ctx.request), { state, ...kept })
      if (!arrived.ok) throw ctx.redirect(problemPage(way, arrived.problem, to))
      const outcome = await signInArrived(ctx, way, { ...arrived.value, to })
      throw ctx.redirect(`${way.public_url}${outcome === 'signed-in' ? to : `/sign-in?question=1&to=${encodeURIComponent(to)}`}`)
    }),
    oidcSignOut: createAuthEndpoint('/oidc/sign-out', { method: 'POST', use: [sessionMiddleware] }, async (ctx) => {
      const { session, user } = ctx.context.session
      const idToken = await idTokenOf(way.db, user.id, providerName)
      await ctx.context.internalAdapter.deleteSession(session.token)
      deleteSessionCookie(ctx)
      const address = idToken ? await provider.signOutAddress(idToken) : null
      return ctx.json({ url: address?.href ?? null })
    }),
  }
}

/** The state comes back in an address, which anybody can write: it names nothing else that is kept. */
function leavingWith(state: string): string {
  return `leaving:${state}`
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Where the browser came back to, as the provider knows this server: what stands before it may have changed host and scheme. */
function addressHere({ public_url }: Way, request: Request | undefined): URL {
  const { pathname, search } = new URL(request?.url ?? public_url)
  return new URL(`${public_url}${pathname}${search}`)
}

function problemPage({ public_url }: Way, problem: OidcProblem | 'expired', to: string): string {
  return `${public_url}/sign-in?problem=${problem}&to=${encodeURIComponent(to)}`
}
