import { fail } from '../domain/result.ts'

/** The ways in which the server says no; programs read the code's status, people the message. */
const STATUS = {
  MALFORMED: 400,
  NOT_SIGNED_IN: 401,
  OTHER_SITE: 403,
  NOT_FOUND: 404,
  CHANGED_MEANWHILE: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  BAD_INPUT: 422,
  TOO_MANY: 429,
  OUR_FAULT: 500,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
  NO_ROOM: 507,
} as const

/** Why a call is not answered. `message` goes out as `detail` (spec §8): a sentence for the person, never the contents of a document. */
export type Problem = { code: keyof typeof STATUS; message: string }

/** The HTTP status of a problem. */
export function statusOf(problem: Problem): number {
  return STATUS[problem.code]
}

/** Said when something is not there, or is another person's: the two look the same from outside. */
export function notFound(what: string): { ok: false; problem: Problem } {
  return fail({ code: 'NOT_FOUND', message: `${what} was not found.` })
}

/** Said when somebody else, or the same person on another device, was first; nothing was changed then. */
export function changedMeanwhile(what = 'This milestone'): { ok: false; problem: Problem } {
  return fail({ code: 'CHANGED_MEANWHILE', message: `${what} was changed on another device meanwhile.` })
}

/** Said to who asks without telling who they are. */
export const NOT_SIGNED_IN: Problem = { code: 'NOT_SIGNED_IN', message: 'Sign in to continue.' }

/** Said to a page of another site on which somebody's cookie is sent. */
export const OTHER_SITE: Problem = { code: 'OTHER_SITE', message: 'This request did not come from a page of this site.' }

/** Said when a sign-in provider that has to be asked does not answer. */
export const SIGN_IN_SILENT: Problem = { code: 'PROVIDER_FAILED', message: 'The sign-in provider did not answer. Please try again.' }

/** Said to who asks with what does not tell, or not any more, who they are. */
export const NOT_VALID: Problem = { code: 'NOT_SIGNED_IN', message: 'Your sign-in is not valid. Sign in again.' }

/** Said when something broke here; the cause goes to the log only. */
export const OUR_FAULT: Problem = { code: 'OUR_FAULT', message: 'Something went wrong on our side. Please try again.' }

/** Said while the database cannot serve; the browser keeps what was typed and sends it again. */
export const DATABASE_AWAY: Problem = {
  code: 'UNAVAILABLE',
  message: 'The database cannot be reached just now. What you typed is kept in this browser and sent again by itself.',
}

/** Said where nothing more can be written; the browser keeps what was typed and sends it again. */
export const DISK_FULL: Problem = {
  code: 'NO_ROOM',
  message:
    'The disk of the server is full, so nothing can be kept just now: whoever runs it has to free some room. What you typed is kept in this browser and sent again by itself.',
}

/** Said of a file, of which no browser keeps anything. */
export const NO_ROOM_FOR_FILE: Problem = {
  code: 'NO_ROOM',
  message:
    'The disk of the server is full, so this file could not be kept. Please upload it again once whoever runs the server has freed some room.',
}
