import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import * as z from 'zod'
import { forgetChecks } from '../../db/accounts.ts'
import type { Database } from '../../db/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { changeNotice } from './letters.ts'

type Call = Parameters<typeof getSessionFromCtx>[0]

/** These give whoever sits at a browser left open a way in of their own: signing in must not be long ago. */
const WANT_FRESH = ['/passkey/generate-register-options', '/passkey/verify-registration']

/** How long ago signing in may be for them. better-auth's own limit would be asked of the list of sessions too, which is for who was away long. */
const FRESH_FOR_MS = 3_600_000

/** A code is right for one and a half minutes at most; what was used is remembered for longer than that. */
const CODE_REMEMBERED_MS = 180_000

/** For these signing in must not be long ago: as a plugin. */
export function freshFor(paths: readonly string[]): BetterAuthPlugin {
  return { id: 'fresh', hooks: { before: [beforeCalls(paths, mustBeFresh)] } }
}

function beforeCalls(paths: readonly string[], look: (call: Call) => Promise<void>) {
  return {
    matcher: ({ path }: { path?: string }) => path !== undefined && paths.includes(path),
    handler: createAuthMiddleware(async (call) => look(call as Call)),
  }
}

/** What better-auth does not look at by itself before it makes a call. */
export function guards({ db, public_url, mail }: { db: Database; public_url: string; mail: Mail }): BetterAuthPlugin {
  return {
    id: 'guards',
    hooks: {
      before: [
        beforeCalls(WANT_FRESH, mustBeFresh),
        beforeCalls(['/change-email'], (call) => mayChangeEmail(call, { public_url, mail })),
        beforeCalls(['/two-factor/verify-totp'], mustBeUnused),
        beforeCalls(['/passkey/delete-passkey', '/passkey/update-passkey'], mustBeOwnPasskey),
      ],
      after: [
        {
          // who changes a password may do so because somebody else knows it: links and trusted devices end with it
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (call) => {
            const changed = z.object({ user: z.object({ id: z.string() }) }).safeParse(call.context.returned)
            if (changed.success) await forgetChecks(db, changed.data.user.id)
          }),
        },
        {
          // an issuer with a plus for each space is shown with them by some apps
          matcher: ({ path }) => path === '/two-factor/enable' || path === '/two-factor/get-totp-uri',
          handler: createAuthMiddleware(async (call) => {
            const made = z.looseObject({ totpURI: z.string() }).safeParse(call.context.returned)
            if (made.success) return call.json({ ...made.data, totpURI: made.data.totpURI.replaceAll('+', '%20') })
          }),
        },
        {
          // a passkey stands for password and code together, so the device has to ask for finger, face or number
          matcher: ({ path }) => path === '/passkey/generate-authenticate-options',
          handler: createAuthMiddleware(async (call) => {
            const made = z.looseObject({ challenge: z.string() }).safeParse(call.context.returned)
            if (made.success) return call.json({ ...made.data, userVerification: 'required' })
          }),
        },
      ],
    },
  }
}

async function mustBeFresh(call: Call): Promise<void> {
  const signedIn = await getSessionFromCtx(call)
  if (signedIn && Date.now() - signedIn.session.createdAt.getTime() >= FRESH_FOR_MS) throw refused('FORBIDDEN', 'SESSION_NOT_FRESH')
}

/**
 * An address resets the password, so whoever changes it takes over the account: the password is asked for, the new address is always confirmed
 * by a link (also where the old one never was: one that changed at once would hand the account to whoever a slip of the finger names, and
 * would tell by not changing that it is somebody's already), and the old one is told.
 */
async function mayChangeEmail(call: Call, { public_url, mail }: { public_url: string; mail: Mail }): Promise<void> {
  const person = (await getSessionFromCtx(call))?.user
  if (!person) return
  await call.context.password.checkPassword(person.id, call as never)
  if (String(call.body.newEmail).toLowerCase() === person.email) throw refused('BAD_REQUEST', 'EMAIL_IS_THE_SAME')
  void mail(changeNotice(person.email, `${public_url}/account`))
}

/** A code that somebody saw being typed is right for a while yet; it works once (RFC 6238 §5.2). */
async function mustBeUnused(call: Call): Promise<void> {
  const person = await personAtSecondStep(call)
  if (!person) return
  const expiresAt = new Date(Date.now() + CODE_REMEMBERED_MS)
  const used = { identifier: `used-code-${person}-${call.body.code}`, value: person, expiresAt }
  if (!(await call.context.internalAdapter.reserveVerificationValue(used))) throw refused('UNAUTHORIZED', 'INVALID_CODE')
}

/** Who has given their password and is asked for a code, or is signed in already. */
async function personAtSecondStep(call: Call): Promise<string | null> {
  const signedIn = await getSessionFromCtx(call)
  if (signedIn) return signedIn.user.id
  const { name } = call.context.createAuthCookie('two_factor')
  const step = await call.getSignedCookie(name, call.context.secret)
  return step ? ((await call.context.internalAdapter.findVerificationValue(step))?.value ?? null) : null
}

/** better-auth tells another person's passkey from one that is not there. */
async function mustBeOwnPasskey(call: Call): Promise<void> {
  const signedIn = await getSessionFromCtx(call)
  if (!signedIn) return
  const own = [
    { field: 'id', value: String(call.body.id) },
    { field: 'userId', value: signedIn.user.id },
  ]
  if (!(await call.context.adapter.findOne({ model: 'passkey', where: own }))) throw refused('NOT_FOUND', 'PASSKEY_NOT_FOUND')
}

function refused(status: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND', code: string): APIError {
  return new APIError(status, { code, message: code })
}
