import * as z from 'zod'
import { withoutSpaces } from '../../language/characters.ts'

/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 128 } as const

const Email = z.email('Enter a valid e-mail address.').max(254, 'E-mail address must be at most 254 characters.')

const Name = z.string('Name is required.').trim().min(1, 'Name is required.').max(200, 'Name must be at most 200 characters.')

/** A password that is chosen. */
const NewPassword = z
  .string('Password is required.')
  .min(PASSWORD_LENGTH.shortest, `Password must have at least ${PASSWORD_LENGTH.shortest} characters.`)
  .max(PASSWORD_LENGTH.longest, `Password must have at most ${PASSWORD_LENGTH.longest} characters.`)

/** A password that is asked for; one that is too long is a wrong one. */
const Password = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(PASSWORD_LENGTH.longest, 'The password is not right.')

const Flag = z.boolean('must be true or false').optional()

/** As an app shows it, with or without the gap in the middle. */
const Code = z
  .string('Enter the six digits that your app shows.')
  .transform((code) => withoutSpaces(code))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.'))

const RecoveryCode = z.string('Enter a recovery code.').trim().min(1, 'Enter a recovery code.').max(40, 'Enter a recovery code.')

const Named = z.string('is required.').min(1, 'is required.').max(200, 'is not in the form that is expected here.')

const PasskeyName = z.string('must be a text.').trim().min(1, 'Name is required.').max(60, 'Name must be at most 60 characters.')

/** What a browser says of a passkey; what stands in it is looked at where it is verified. */
const PasskeyAnswer = z.looseObject(
  { id: z.string().min(1).max(2000), response: z.looseObject({}) },
  'The passkey was not read. Please try again.',
)

const OwnPassword = z.object({ password: Password })
const SomeEmail = z.object({ email: Email })
const Nothing = z.object({})

/** What the calls are given that there are whatever way people sign in. */
export const INPUT_ANYWHERE: Record<string, z.ZodType> = {
  '/sign-out': Nothing,
  '/revoke-sessions': Nothing,
  '/revoke-other-sessions': Nothing,
  '/revoke-session': z.object({ token: Named }),
}

/** What the calls under /api/auth that change something are given; what is not named here is left out, and a call that is not named is none. */
export const ACCOUNT_INPUT: Record<string, z.ZodType> = {
  ...INPUT_ANYWHERE,
  '/sign-up/email': z.object({ name: Name, email: Email, password: NewPassword, rememberMe: Flag }),
  '/sign-in/email': z.object({ email: Email, password: Password, rememberMe: Flag }),
  '/update-user': z.object({ name: Name }),
  '/send-verification-email': SomeEmail,
  '/request-password-reset': SomeEmail,
  '/reset-password': z.object({ token: Named, newPassword: NewPassword }),
  '/change-password': z.object({ currentPassword: Password, newPassword: NewPassword, revokeOtherSessions: Flag }),
  '/change-email': z.object({ newEmail: Email, password: Password }),
  '/delete-user': OwnPassword,
  '/two-factor/enable': OwnPassword,
  '/two-factor/disable': OwnPassword,
  '/two-factor/get-totp-uri': OwnPassword,
  '/two-factor/generate-backup-codes': OwnPassword,
  '/two-factor/verify-totp': z.object({ code: Code, trustDevice: Flag }),
  '/two-factor/verify-backup-code': z.object({ code: RecoveryCode, trustDevice: Flag }),
  '/passkey/verify-registration': z.object({ response: PasskeyAnswer, name: PasskeyName.optional() }),
  '/passkey/verify-authentication': z.object({ response: PasskeyAnswer }),
  '/passkey/update-passkey': z.object({ id: Named, name: PasskeyName }),
  '/passkey/delete-passkey': z.object({ id: Named }),
}
