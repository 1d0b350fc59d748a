/** What a database says of a row that was to be somebody's who is not there: code and constraint, below the words of who asked it. */
type Refused = { code?: unknown; constraint?: unknown; cause?: unknown }

const FOREIGN_KEY_VIOLATION = '23503'

/** Whether something could not be kept because its owner has no account any more; a token outlives an account by some minutes. */
export function isOwnerGone(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  const { code, constraint, cause: below } = cause as Refused
  return (code === FOREIGN_KEY_VIOLATION && String(constraint).endsWith('_owner_user_id_fk')) || isOwnerGone(below)
}
