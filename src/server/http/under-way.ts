import type { FastifyReply } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { CallName } from '../call.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'

/** How many of some calls one person may have under way, and what is said to who wants more. */
type Limit = { of: string; at_once: number; message: string }

/** Each upload lies on the disk until it was read, and only one of a person's is read at a time. */
const UPLOADS: Limit = {
  of: 'uploads',
  at_once: 4,
  message: 'You have 4 uploads under way. Please wait until one of them is done.',
}

/**
 * Uploads that one server takes at once, whoever sends them: 2 GB of disk where each is as large as it may be, and some minutes of waiting where two are
 * read at once.
 */
const MOST_UPLOADS = 40
/** Recordings are small, and wait in a line of their own that sends away who is too many. */
const SPOKEN: ReadonlySet<CallName> = new Set(['summarizeAnswer', 'uploadAudio'])
const FULL: Problem = {
  code: 'UNAVAILABLE',
  message: 'Many people are uploading just now. Your file was not taken. Please try again in half a minute.',
}
/** When who was sent away may come again, in seconds. */
const AGAIN_AFTER_S = 30

/** One reads all that a person has. */
const EXPORTS: Limit = {
  of: 'exports',
  at_once: 1,
  message: 'An export of your data is being made already. Please wait until it is done, or call it off.',
}

/** Counts the costly calls of each person, and the uploads of all, until their connections are done with them; says why one more has to wait, or null. */
export function underWay(
  most_uploads = MOST_UPLOADS,
): (name: CallName, promise: Endpoint, person: Person, reply: FastifyReply) => Problem | null {
  const counts = new Map<string, number>()
  let uploads = 0
  return (name, promise, { id }, reply) => {
    const limit = limitOf(name, promise)
    if (!limit) return null
    const key = `${limit.of} ${id}`
    const count = counts.get(key) ?? 0
    if (count >= limit.at_once) return { code: 'TOO_MANY', message: limit.message }
    const isOfAll = limit === UPLOADS && !SPOKEN.has(name)
    if (isOfAll && uploads >= most_uploads) {
      reply.header('retry-after', AGAIN_AFTER_S)
      return FULL
    }
    counts.set(key, count + 1)
    if (isOfAll) uploads++
    reply.raw.once('close', () => {
      if (isOfAll) uploads--
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    return null
  }
}

function limitOf(name: CallName, { carries }: Endpoint): Limit | null {
  if (name === 'exportAccount') return EXPORTS
  return carries === 'multipart' ? UPLOADS : null
}
