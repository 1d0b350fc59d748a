import * as z from 'zod'
import { withoutSpaces } from '../../../language/characters.ts'

/** The shortest and the longest password that an account takes. */
const PASSWORD_LENGTH = { shortest: 8, longest: 128 } as const

/** What is to be known before a password is thought of. */
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.shortest} characters.`

/** An e-mail address as somebody types it. */
export const Email = z.string().trim().pipe(z.email('Enter an e-mail address, like name@company.com.'))

/** How somebody is called. */
export const Name = z.string().trim().min(1, 'Enter your name.').max(200, 'Enter a shorter name.')

/** A password that is there already. */
export const Password = z.string().min(1, 'Enter your password.')

/** A password that is being chosen. */
export const NewPassword = z
  .string()
  .min(PASSWORD_LENGTH.shortest, `Use at least ${PASSWORD_LENGTH.shortest} characters.`)
  .max(PASSWORD_LENGTH.longest, `Use at most ${PASSWORD_LENGTH.longest} characters.`)

/** The six digits of an authenticator app, which may be typed with spaces. */
export const Code = z
  .string()
  .transform((text) => withoutSpaces(text))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits that your authenticator app shows.'))

/** One of the codes that were kept for the day on which the app is not at hand. */
export const RecoveryCode = z.string().trim().min(1, 'Enter one of your recovery codes.')
