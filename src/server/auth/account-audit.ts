import type { FastifyRequest } from 'fastify'
import type { AuditKind } from '../../domain/audit-event.ts'
import type { Audit } from '../audit.ts'
import type { Accounts } from './accounts.ts'
import { emailIn, webHeaders } from './web-request.ts'

/** The calls that let somebody in, whatever the way. */
const LETTING_IN: readonly string[] = [
  '/sign-in/email',
  '/sign-up/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
  '/oidc/callback',
  '/clerk/session',
  '/arrival',
]

/** What calls of somebody who is signed in are noted as. */
const NOTED: Readonly<Record<string, AuditKind>> = {
  '/sign-out': 'signed_out',
  '/oidc/sign-out': 'signed_out',
  '/revoke-session': 'sessions_ended',
  '/revoke-sessions': 'sessions_ended',
  '/revoke-other-sessions': 'sessions_ended',
  '/change-password': 'password_changed',
  '/change-email': 'email_change_asked',
  '/two-factor/verify-totp': 'codes_turned_on',
  '/two-factor/disable': 'codes_turned_off',
  '/passkey/verify-registration': 'passkey_added',
  '/passkey/delete-passkey': 'passkey_removed',
}

/** Begins to look at a call of the accounts; what it gives back hears the answer, and notes what came of it in the log of whoever's account it was. */
export async function auditedCall(
  { audit, accounts }: { audit: Audit; accounts: Accounts },
  path: string,
  request: FastifyRequest,
): Promise<(answered: Response) => Promise<void>> {
  const isLettingIn = LETTING_IN.includes(path)
  const kind = NOTED[path]
  if (!isLettingIn && !kind) return async () => {}
  const before = await accounts.personOfCookie(webHeaders(request))
  return async (answered) => {
    if (answered.status >= 400) {
      if (path === '/sign-in/email' && answered.status === 401) await audit.refusedSignIn(request, emailIn(request.body))
      return
    }
    // who is signed in already was let in before: a cookie that is renewed is no way in
    const entered = isLettingIn ? await accounts.personOfCookie(cookiesOf(answered)) : null
    if (entered && entered !== before) return audit.account(request, { id: entered }, 'signed_in')
    if (before && kind) await audit.account(request, { id: before }, kind)
  }
}

/** The cookies that an answer sets, as the next request brings them. */
function cookiesOf(answered: Response): Headers {
  const cookies = answered.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return new Headers({ cookie: cookies.join('; ') })
}
