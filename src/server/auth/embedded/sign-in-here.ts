import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { forgetChecks, leaveToMailbox } from '../../db/accounts.ts'
import { noteAuditEvent } from '../../db/audit-events.ts'
import type { Database } from '../../db/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { PASSWORD_LENGTH } from '../credentials.ts'
import { confirmLinks } from './confirm-links.ts'
import { guards } from './guards.ts'
import { RESETS_FOR_MINUTES, resetLetter } from './letters.ts'

/** What the accounts of the product itself are made of. */
export type SignInHere = { db: Database; public_url: string; origins: string[]; mail: Mail }

type Way = Pick<BetterAuthOptions, 'emailAndPassword' | 'emailVerification' | 'user' | 'disabledPaths'>

/** Signing in with an account of the product itself: an e-mail address and a password, a code besides where somebody wants it, or a passkey. */
export function signInHere(parts: SignInHere): Way & { plugins: NonNullable<BetterAuthOptions['plugins']> } {
  const { db, public_url, mail } = parts
  const { plugin, sendVerificationEmail } = confirmLinks(parts)
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.shortest,
      maxPasswordLength: PASSWORD_LENGTH.longest,
      resetPasswordTokenExpiresIn: RESETS_FOR_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      // nobody waits for a mail server: how long the call takes would tell whether there is an account
      sendResetPassword: async ({ user, token }) => void mail(resetLetter(user.email, `${public_url}/reset-password?token=${token}`)),
      onPasswordReset: async ({ user }) => {
        await forgetChecks(db, user.id)
        await noteAuditEvent(db, user, { id: randomUUID(), kind: 'password_reset', at: new Date() })
        if (!user.emailVerified) await leaveToMailbox(db, user.id)
      },
    },
    // that an address is confirmed keeps nobody from anything
    emailVerification: { sendOnSignUp: true, autoSignInAfterVerification: false, sendVerificationEmail },
    user: { changeEmail: { enabled: true } },
    disabledPaths: UNUSED,
    plugins: [twoFactor({ issuer: 'Work Plan Builder' }), passkeys(parts), plugin, guards(parts)],
  }
}

/** Pages of better-auth's own, and calls that are nothing of ours: codes by mail, and an account ended by opening a link. */
const UNUSED = ['/error', '/two-factor/send-otp', '/two-factor/verify-otp', '/delete-user/callback']

/**
 * Passkeys for the host of the public address. Browsers take no number for a host, so on one's own machine they work where it is called localhost.
 * A passkey stands for password and code together: the device has to have asked for a finger, a face or a number.
 */
function passkeys({ public_url, origins }: SignInHere) {
  const { hostname } = new URL(public_url)
  const verified = (isVerified: boolean | undefined) => {
    if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_VERIFICATION_MISSING', message: 'User verification is missing' })
  }
  return passkey({
    rpID: isIP(hostname) > 0 || hostname.startsWith('[') ? 'localhost' : hostname,
    rpName: 'Work Plan Builder',
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: { afterVerification: ({ verification }) => verified(verification.registrationInfo?.userVerified) },
    authentication: { afterVerification: ({ verification }) => verified(verification.authenticationInfo.userVerified) },
  })
}
