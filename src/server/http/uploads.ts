import type { FastifyReply } from 'fastify'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'

/** Uploads that one person may have under way: each is held in memory until it was read, and only one of them is read at a time. */
const AT_ONCE = 4

/** Counts the uploads of each person until they are answered; says why one more has to wait, or null. */
export function uploadsUnderWay(): (person: Person, reply: FastifyReply) => Problem | null {
  const underWay = new Map<string, number>()
  return ({ id }, reply) => {
    const count = underWay.get(id) ?? 0
    if (count >= AT_ONCE)
      return { code: 'TOO_MANY', message: `You have ${AT_ONCE} uploads under way. Please wait until one of them is done.` }
    underWay.set(id, count + 1)
    reply.raw.once('close', () => {
      const left = (underWay.get(id) ?? 1) - 1
      if (left > 0) underWay.set(id, left)
      else underWay.delete(id)
    })
    return null
  }
}
