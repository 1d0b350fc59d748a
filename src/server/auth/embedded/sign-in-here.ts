import type { BetterAuthOptions } from 'better-auth'
import type { Mail } from '../../mail/mail.ts'
import { PASSWORD_LENGTH } from '../credentials.ts'

/** Signing in with an account of the product itself: an e-mail address and a password. */
export function signInHere(_mail: Mail): Pick<BetterAuthOptions, 'emailAndPassword' | 'plugins'> {
  return {
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_LENGTH.shortest, maxPasswordLength: PASSWORD_LENGTH.longest },
    plugins: [],
  }
}
