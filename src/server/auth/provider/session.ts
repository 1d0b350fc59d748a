import { randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import type * as z from 'zod'
import { forgetEndedSessions } from '../../db/arrivals.ts'
import type { Database } from '../../db/database.ts'

/** How long somebody may be away at the provider, or think about a question, in milliseconds. */
const WAITED_FOR_MS = 10 * 60_000

type Shape = z.ZodType

/**
 * Remembers something of this browser until it comes back: in the database, so that any replica can go on, under a name that its cookie alone tells.
 * With `isAnew` under a name of its own, which nobody knows who had the cookie before; what was remembered under the old one is left behind.
 */
export async function keep(ctx: GenericEndpointContext, key: string, value: unknown, isAnew = false): Promise<void> {
  const browser = (isAnew ? null : await browserOf(ctx)) ?? randomBytes(24).toString('base64url')
  const { name, attributes } = cookieOf(ctx)
  await ctx.setSignedCookie(name, browser, ctx.context.secret, attributes)
  const expiresAt = new Date(Date.now() + WAITED_FOR_MS)
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: identifier(browser, key),
    value: JSON.stringify(value),
    expiresAt,
  })
}

/** What was kept under that key; null where there is nothing, or not any more. */
export async function look<Kept extends Shape>(ctx: GenericEndpointContext, key: string, shape: Kept): Promise<z.output<Kept> | null> {
  const browser = await browserOf(ctx)
  const row = browser ? await ctx.context.internalAdapter.findVerificationValue(identifier(browser, key)) : null
  return row && row.expiresAt > new Date() ? shape.parse(JSON.parse(row.value)) : null
}

/** The same, once: whoever comes back again finds nothing. */
export async function take<Kept extends Shape>(ctx: GenericEndpointContext, key: string, shape: Kept): Promise<z.output<Kept> | null> {
  const browser = await browserOf(ctx)
  const row = browser ? await ctx.context.internalAdapter.consumeVerificationValue(identifier(browser, key)) : null
  return row ? shape.parse(JSON.parse(row.value)) : null
}

/** Forgets the browser, and with it all that was kept of it. */
export function forgetBrowser(ctx: GenericEndpointContext): void {
  expireCookie(ctx, cookieOf(ctx))
}

async function browserOf(ctx: GenericEndpointContext): Promise<string | null> {
  return (await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret)) || null
}

function cookieOf(ctx: GenericEndpointContext) {
  return ctx.context.createAuthCookie('arriving', { maxAge: WAITED_FOR_MS / 1000, path: '/api/auth' })
}

function identifier(browser: string, key: string): string {
  return `arriving:${browser}:${key}`
}

/** Signs the browser in to an account by a session cookie of this server's own. Where sessions are short there are many, and none that is over is kept. */
export async function beginSession(ctx: GenericEndpointContext, db: Database, id: string): Promise<void> {
  await forgetEndedSessions(db, id)
  const user = await ctx.context.internalAdapter.findUserById(id)
  if (!user) throw new Error('An account vanished while somebody signed in to it')
  const session = await ctx.context.internalAdapter.createSession(id)
  await setSessionCookie(ctx, { session, user })
}

/** A page of this site to go on to; the dashboard for anything else. */
export function ownPage(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) && path.length <= 2000 ? path : '/dashboard'
}
