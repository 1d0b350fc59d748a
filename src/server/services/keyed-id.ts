import { createHash } from 'node:crypto'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'

/**
 * The id of what a call makes: one that nobody can guess, or, where the client names the call or it is known by
 * what it brings, the same for every time that this person sends it
 * again. So a call whose answer was lost finds what it made, on whichever replica, without anything being kept of it.
 */
export function keyedId(
  { newId }: Pick<Parts, 'newId'>,
  { id: owner }: Person,
  kind: 'project' | 'topic' | 'row' | 'recording',
  key: string | undefined,
): string {
  if (key === undefined) return newId()
  const hash = createHash('sha256')
    .update(JSON.stringify([owner, kind, key]))
    .digest('hex')
  // laid out as the ids that are made by chance; the 8 says that this one is not (RFC 9562, section 5.8)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
