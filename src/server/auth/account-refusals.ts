import * as z from 'zod'
import { jsonOf } from '../../contract/told-answer.ts'
import { withoutEnd } from '../../language/characters.ts'
import { NOT_SIGNED_IN, NOT_VALID, OTHER_SITE, SIGN_IN_SILENT } from '../problem.ts'

/** A link that was sent and holds no longer. */
const LINK_ENDED = 'This link is too old or was used already. Ask for a new one.'

const HAS_ACCOUNT = 'There is an account with this e-mail address already. Sign in instead.'
const WRONG_PASSWORD = 'The password is not right.'
const NO_CODES = 'No codes are asked for with this account.'
const START_AGAIN = 'This took too long. Sign in again with your password.'
const CLOCKS = 'The clocks of this server and of the sign-in provider differ. Ask whoever runs this server to set its clock.'
const TRY_AGAIN = 'The passkey could not be checked. Please try again.'

/** better-auth's codes as sentences that say what to do. */
const SENTENCES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is not right.',
  USER_ALREADY_EXISTS: HAS_ACCOUNT,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: HAS_ACCOUNT,
  INVALID_ORIGIN: OTHER_SITE.message,
  MISSING_OR_NULL_ORIGIN: OTHER_SITE.message,
  UNAUTHORIZED: NOT_SIGNED_IN.message,
  INVALID_PASSWORD: WRONG_PASSWORD,
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'This account has no password.',
  INVALID_TOKEN: LINK_ENDED,
  TOKEN_EXPIRED: LINK_ENDED,
  USER_NOT_FOUND: LINK_ENDED,
  EMAIL_MISMATCH: 'This is not the e-mail address of your account.',
  EMAIL_ALREADY_VERIFIED: 'This e-mail address is confirmed already.',
  EMAIL_IS_THE_SAME: 'This is your e-mail address already.',
  SESSION_NOT_FRESH: 'For this you must have signed in within the last hour. Sign out and in again.',
  INVALID_CODE: 'This code is not right, or was used already. Enter the one that your app shows now.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or was used already.',
  INVALID_TWO_FACTOR_COOKIE: START_AGAIN,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Sign in again with your password.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please try again in 15 minutes.',
  TOTP_NOT_ENABLED: NO_CODES,
  TWO_FACTOR_NOT_ENABLED: NO_CODES,
  BACKUP_CODES_NOT_ENABLED: NO_CODES,
  TOTP_ALREADY_ENABLED: 'Codes are asked for with this account already.',
  NOT_VALID: NOT_VALID.message,
  PROVIDER_SILENT: SIGN_IN_SILENT.message,
  CLOCKS_DIFFER: CLOCKS,
  NOTHING_ASKED: 'This question is no longer open. Sign in again.',
  PASSKEY_NOT_FOUND: 'This passkey is not known here.',
  CHALLENGE_NOT_FOUND: 'This took too long. Please try again.',
  AUTHENTICATION_FAILED: TRY_AGAIN,
  FAILED_TO_VERIFY_REGISTRATION: TRY_AGAIN,
  USER_VERIFICATION_MISSING: 'The passkey must ask for a finger, a face or a number. Turn that on and try again.',
}

/** What better-auth calls a fault of the server, and is a passkey that nobody could read. */
const UNREADABLE = ['FAILED_TO_VERIFY_REGISTRATION']

const Text = z.string().optional().catch(undefined)
const Said = z.object({ code: Text, message: Text })

/** How a call of the accounts is refused, from better-auth's status and answer. */
export function accountRefusal(status: number, body: string): { status: number; detail: string } {
  const { code, message } = Said.safeParse(jsonOf(body)).data ?? {}
  return { status: code && UNREADABLE.includes(code) ? 400 : status, detail: (code && SENTENCES[code]) || sentence(status, message) }
}

function sentence(status: number, message: string | undefined): string {
  if (status === 401) return NOT_SIGNED_IN.message
  if (status === 404) return 'There is no such call.'
  return message ? `${withoutEnd(message, '. \n')}.` : 'This could not be done.'
}
