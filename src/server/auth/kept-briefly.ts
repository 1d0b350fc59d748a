import { LRUCache } from 'lru-cache'
import { done, type Result } from '../../domain/result.ts'
import { isPerson } from '../db/accounts.ts'
import type { Database } from '../db/database.ts'
import type { Problem } from '../problem.ts'
import type { Claims } from './tokens.ts'

type Verify = (token: string) => Promise<Result<Claims, Problem>>

/** How many tokens and people are remembered: more than come within a minute; the ones that were longest not asked for go first. */
const MOST = 2000

/** How long a signature that was checked is not checked again, in milliseconds; a key that was withdrawn counts for this much longer. */
const TOKEN_KEPT_MS = 30_000

/** How long somebody who was there is taken to be there still, in milliseconds; an account that ended at another replica counts for this much longer. */
const PERSON_KEPT_MS = 1000

/** Checks a token's signature once in a while: it costs as much as a query, and each call brings one. Whether it still holds is looked at every time. */
export function checkedNowAndThen(verify: Verify, now: () => number = () => Date.now()): Verify {
  const known = new LRUCache<string, Claims>({ max: MOST, ttl: TOKEN_KEPT_MS })
  return async (token) => {
    const before = known.get(token)
    if (before && (before.exp ?? 0) * 1000 > now()) return done(before)
    const claims = await verify(token)
    if (claims.ok) known.set(token, claims.value)
    return claims
  }
}

/** Who has an account, asked of the database once in a while; `ended` says that somebody's account is no more. */
export function peopleThere(db: Database): { isThere: (id: string) => Promise<boolean>; ended: (id: string) => void } {
  const known = new LRUCache<string, true>({ max: MOST, ttl: PERSON_KEPT_MS })
  const gone = new LRUCache<string, true>({ max: MOST, ttl: PERSON_KEPT_MS * 10 })
  return {
    isThere: async (id) => {
      if (known.has(id)) return true
      const isThere = await isPerson(db, id)
      // an account may have ended while it was asked for
      if (isThere && !gone.has(id)) known.set(id, true)
      return isThere
    },
    ended: (id) => {
      gone.set(id, true)
      known.delete(id)
    },
  }
}
